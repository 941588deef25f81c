// A live table, and a ruling that somebody else goes on with, follow what others enter; at a table a
// tap needs no new page.
const table = () => document.querySelector("[data-version]");
if (table()) {
  let version = table().dataset.version;
  let wanted = 0, sending = 0, latest = "", fetching = false, again = 0, tries = 0, answered = false;
  addEventListener("submit", () => { answered = true; }, true);
  const sameAs = (old) => {
    if (!old || old === document.body) return null;
    if (old.id) return document.getElementById(old.id);
    return [...document.getElementsByName(old.name || "-")].find((one) => one.value === old.value);
  };
  // What is new on the page, as small as it can be told apart.
  const flash = (old, next) => {
    if (old.isEqualNode(next) || next.matches("form, [data-picker]")) return;
    const [before, after] = [[...old.children], [...next.children]];
    if (after.length && before.length === after.length && before.every((one, at) => one.tagName === after[at].tagName)) {
      const differ = after.filter((one, at) => !one.isEqualNode(before[at]));
      if (differ.length) { after.forEach((one, at) => flash(before[at], one)); return; }
    }
    if (old.textContent.replace(/\s+/g, " ") !== next.textContent.replace(/\s+/g, " ")) next.classList.add("flash");
  };
  const typedIn = (part) => [...part.querySelectorAll("input[id], select[id], textarea[id]")].filter((one) => (
    one.type === "radio" ? one.checked : one.options ? !one.selectedOptions[0].defaultSelected : one.value !== one.defaultValue
  )).map((one) => [one.id, one.value]);
  const show = (text, sent) => {
    const page = new DOMParser().parseFromString(text, "text/html");
    const old = table(), next = page.getElementById(old.id);
    if (!next) return false;
    const focus = document.activeElement;
    const inside = old.contains(focus);
    const place = inside && "selectionStart" in focus ? focus.selectionStart : null;
    // What is being typed stays, unless it has just been sent.
    const typed = typedIn(old);
    const opened = [...old.querySelectorAll("details[id]")].map((one) => [one.id, one.open]);
    if (old.dataset.follow) next.querySelector(".earlier")?.classList.add("flash");
    else if (!sent && old.dataset.version !== next.dataset.version) flash(old, next);
    old.replaceWith(next);
    version = next.dataset.version;
    if (old.dataset.follow) document.title = page.title;
    if (!version) close(); // it was given
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
    document.getElementById("happened").textContent = next.dataset.happened || old.dataset.happened;
    // What was entered may have been refused, or asks for something now.
    const asks = (one) => one.querySelector("[role=alert]") || one.querySelector("[data-asks]");
    if (sent && asks(next) && !(asks(old) && asks(old).isEqualNode(asks(next)))) asks(next).scrollIntoView({ block: "nearest" });
    return true;
  };
  // True: shown; null: something newer is being fetched; false: no answer that can be shown.
  const get = async (url, options, sent) => {
    const mine = ++wanted;
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout?.(15000), ...options });
      if (answer.status === 503) return false;
      const text = await answer.text();
      if (answer.redirected && sent) {
        const there = new URL(answer.url);
        if (there.pathname !== location.pathname) { location.assign(answer.url); return true; }
        history.replaceState(null, "", there.pathname + there.hash);
      }
      if (mine === wanted && table().dataset.follow) history.replaceState(null, "", answer.url);
      return mine === wanted ? show(text, sent) : null;
    } catch { return sent || mine === wanted ? false : null; }
  };
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!("tap" in form.dataset) || event.defaultPrevented) return;
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form, event.submitter));
    sending += 1;
    const taken = await get(form.action, { method: "POST", body }, true);
    sending -= 1;
    // It is kept, and sent when the desk answers again.
    if (taken === false) document.dispatchEvent(new CustomEvent("unsent", { detail: { form, submitter: event.submitter } }));
    delete form.dataset.sent;
    follow();
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-swap]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.replaceState(null, "", link.href);
    get(link.href, {}, false).then((shown) => { if (shown === false) catchUp(); });
  });
  // A version counts as seen when the page that has it is shown, not before.
  async function follow() {
    if (sending || fetching || !table() || !latest || latest === version) return;
    const { follow: next } = table().dataset;
    // Nothing that is being written or sent is taken away: the desk shows both answers then.
    if (next && (answered || typedIn(table()).length)) return;
    clearTimeout(again);
    fetching = true;
    const now = latest;
    const shown = await get(next || location.href, {}, false);
    fetching = false;
    if (shown) {
      tries = 0;
      // The page may be newer than what was told: it is not fetched a second time for that.
      if (latest === now) latest = version;
      follow();
    } else again = setTimeout(follow, shown === null ? 300 : Math.min(500 * 2 ** tries++, 15000));
  }
  function catchUp() { tries = 0; latest = latest || "?"; version = ""; follow(); }
  // A browser has few connections to one desk: only a page that is looked at keeps one.
  let source = null, heard = 0;
  const close = () => { source?.close(); source = null; };
  const listen = () => {
    if (document.hidden) close(); else if (!source && table()?.dataset.live) {
      heard = Date.now();
      source = new EventSource(table().dataset.live);
      source.onmessage = (message) => { heard = Date.now(); latest = message.data; follow(); };
    }
  };
  // A desk that refused, and a connection that is dead without saying so, are asked again.
  setInterval(() => {
    if (source && (source.readyState === 2 || Date.now() - heard > 40000)) { close(); listen(); }
  }, 5000);
  addEventListener("online", () => { close(); listen(); catchUp(); });
  document.addEventListener("catch-up", catchUp);
  document.addEventListener("visibilitychange", listen);
  addEventListener("pagehide", close);
  addEventListener("pageshow", listen);
  listen();
}
