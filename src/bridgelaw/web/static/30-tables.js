// The live table follows what others enter, and a tap needs no new page.
const table = () => document.getElementById("live");
if (table()) {
  let version = table().dataset.version;
  let wanted = 0, sending = 0, latest = "";
  const sameAs = (old) => {
    if (!old || old === document.body) return null;
    if (old.id) return document.getElementById(old.id);
    return [...document.getElementsByName(old.name || "-")].find((one) => one.value === old.value);
  };
  const show = (text, sent) => {
    const page = new DOMParser().parseFromString(text, "text/html");
    const next = page.getElementById("live");
    if (!next) return false;
    const old = table();
    const focus = document.activeElement;
    const inside = old.contains(focus);
    const place = inside && "selectionStart" in focus ? focus.selectionStart : null;
    // What is being typed stays, unless it has just been sent.
    const typed = [];
    for (const one of old.querySelectorAll("input[id], select[id]")) {
      if (one.type === "radio" ? one.checked : one.options ? !one.selectedOptions[0].defaultSelected : one.value !== one.defaultValue) typed.push([one.id, one.value]);
    }
    const opened = [...old.querySelectorAll("details[id]")].map((one) => [one.id, one.open]);
    old.replaceWith(next);
    version = next.dataset.version;
    for (const [id, open] of opened) {
      const one = document.getElementById(id);
      if (one && open) one.open = true;
    }
    if (!sent) for (const [id, value] of typed) {
      const one = document.getElementById(id);
      if (one && one.type === "radio") one.checked = true;
      else if (one) one.value = value;
    }
    document.dispatchEvent(new Event("swapped"));
    if (inside) {
      const again = sameAs(focus) || document.getElementById("acting");
      if (again) again.focus({ preventScroll: true });
      if (place !== null && again && "setSelectionRange" in again) try { again.setSelectionRange(place, place); } catch { /* not a text */ }
    }
    document.getElementById("happened").textContent = next.dataset.happened;
    if (sent) next.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
    return true;
  };
  const get = async (url, options, sent) => {
    const mine = ++wanted;
    try {
      const answer = await fetch(url, options);
      const text = await answer.text();
      if (answer.redirected && sent) {
        const there = new URL(answer.url);
        if (there.pathname !== location.pathname) { location.assign(answer.url); return true; }
        history.replaceState(null, "", there.pathname + there.hash);
      }
      return mine !== wanted || show(text, sent);
    } catch { return false; }
  };
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!("tap" in form.dataset) || event.defaultPrevented) return;
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form, event.submitter));
    sending += 1;
    const taken = await get(form.action, { method: "POST", body }, true);
    sending -= 1;
    if (!taken) { // the page that the desk answers with keeps what was typed
      delete form.dataset.sent;
      form.removeAttribute("data-tap");
      form.requestSubmit(event.submitter);
    } else follow();
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-swap]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.replaceState(null, "", link.href);
    get(link.href, {}, false);
  });
  const follow = () => {
    if (!sending && latest && latest !== version) {
      const now = latest;
      get(location.href, {}, false).then(() => { version = now; });
    }
  };
  // A browser has few connections to one desk: only a page that is looked at keeps one.
  let source = null;
  const listen = () => {
    if (document.hidden) { source?.close(); source = null; } else if (!source) {
      source = new EventSource(table().dataset.live);
      source.onmessage = (message) => { latest = message.data; follow(); };
    }
  };
  document.addEventListener("visibilitychange", listen);
  addEventListener("pagehide", () => { source?.close(); source = null; });
  addEventListener("pageshow", listen);
  listen();
}
