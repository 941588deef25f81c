// An answer that is given while the connection is down is kept, and sent when it is back.
// Each is kept until the desk has answered: what is sent twice is written once, since the desk
// knows by `seen` what the page had seen. The token is not kept: it is the page's own.
const KEPT = "bridgelaw-kept", PATIENCE = 15000, WAITS = [1000, 2000, 4000, 8000, 15000, 30000];
const strip = document.getElementById("connection");
if (strip) {
  let inMemory = null; // where the browser keeps nothing, it stays as long as the page does
  const read = () => {
    try { return inMemory || JSON.parse(localStorage.getItem(KEPT)) || []; } catch { return []; }
  };
  const write = (items) => {
    try {
      if (items.length) localStorage.setItem(KEPT, JSON.stringify(items));
      else localStorage.removeItem(KEPT);
    } catch { inMemory = items; }
  };
  const change = (item, values) =>
    write(read().map((one) => (one.id === item.id ? Object.assign(one, values) : one)));
  const drop = (item) => write(read().filter((one) => one.id !== item.id));

  const token = () => document.querySelector("input[name=token]")?.value || "";
  const mark = () => token().slice(0, 6); // of which sign-in it is; tells nothing of the rest
  // The desk may stand below a path of a site.
  const inDesk = (path) => path.slice(document.documentElement.dataset.root.length);
  const streamOf = (action) => inDesk(action).split("/").slice(0, 3).join("/");
  const keeps = (form) => form.method === "post" && form.elements.seen
    && /^\/(rulings|tables)\/[^/]+\//.test(inDesk(new URL(form.action).pathname))
    && !form.querySelector("[type=file]");
  // The page of a ruling that is not kept yet is known by what is asked for.
  const here = () => location.pathname + (inDesk(location.pathname) === "/rulings/new" ? location.search : "");
  const made = (form, submitter) => {
    const action = new URL(form.action).pathname;
    const said = (submitter?.querySelector("strong") || submitter)?.textContent || "";
    return {
      id: Date.now() + Math.random().toString(36).slice(2), action, page: here(),
      fields: [...new FormData(form, submitter)].filter(([name]) => name !== "token"),
      words: said.trim().replace(/\s+/g, " ").slice(0, 80), by: mark(),
      button: submitter?.name ? [submitter.name, submitter.value] : null,
    };
  };
  // To a question there is one answer, the last; what happens at a table is many things.
  const keep = (item) => {
    const isAnswer = inDesk(item.action).startsWith("/rulings/");
    write([...read().filter((one) => !isAnswer || one.action !== item.action || one.page !== item.page), item]);
  };
  const post = (item) => {
    const body = new URLSearchParams([...item.fields, ["token", token()]]);
    const signal = AbortSignal.timeout?.(PATIENCE);
    return fetch(item.action, { method: "POST", body, headers: { "X-Kept": item.id }, redirect: "manual", signal });
  };

  // What the page shows. The words are made here: a page without trouble has none of them.
  strip.innerHTML = '<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d="M3 3l18 18M8.5 15.5a5 5 0 0 1 7 0M5 12a10 10 0 0 1 4.5-2.6M19 12a10 10 0 0 0-5.6-2.8M2 8.7A15 15 0 0 1 6.6 6M22 8.7A15 15 0 0 0 10.5 5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><circle cx="12" cy="19" r="1.3" fill="currentColor"/></svg><span class="words"></span><a class="there"></a><button type="button" class="send"></button><button type="button" class="discard"></button>';
  for (const [name, words] of [["there", "there"], ["send", "send"], ["discard", "discarding"]]) strip.querySelector("." + name).textContent = strip.dataset[words];
  const needsNetwork = Boolean(strip.dataset.off); // the desk in the pocket needs none
  let isOff = needsNetwork && !navigator.onLine, note = null;
  const part = (name) => strip.querySelector("." + name);
  const show = () => {
    const first = read()[0];
    // The page itself shows both answers, and asks which is to stand.
    const settles = (one) => first && one.dataset.discard === first.action;
    if ([...document.querySelectorAll("[data-discard]")].some(settles)) { strip.hidden = true; return; }
    const state = note ? "sent" : !first ? (isOff ? "off" : "")
      : first.state || (first.by !== mark() ? "ask" : isOff ? "kept" : "");
    const about = note || first;
    strip.hidden = !state;
    part("words").textContent = (strip.dataset[state] || "").replace("{answer}", about?.words || "");
    part("there").hidden = !state || !about || about.page === here();
    if (about) part("there").href = about.page;
    part("send").hidden = !token() || !(state === "ask" || state === "stuck" || state === "refused");
    part("discard").hidden = !first || !state || Boolean(note);
    for (const chip of document.querySelectorAll("main .waits")) chip.remove();
    for (const item of read()) {
      if (item.state || !item.button) continue;
      for (const form of document.forms) {
        if (new URL(form.action).pathname !== item.action) continue;
        for (const button of form.querySelectorAll("button")) {
          if (button.name !== item.button[0] || button.value !== item.button[1]) continue;
          const chip = document.createElement("span");
          chip.className = "chip amber waits";
          chip.textContent = strip.dataset.waiting;
          button.append(chip);
        }
      }
    }
  };
  const swap = (text) => { // the desk's page about what it did not take
    const page = new DOMParser().parseFromString(text, "text/html");
    const main = page.querySelector("main");
    if (!main) return;
    document.querySelector("main").replaceWith(document.adoptNode(main));
    document.title = page.title;
    document.dispatchEvent(new Event("swapped"));
    scrollTo(0, 0);
    main.focus({ preventScroll: true });
  };

  // Sends what is kept, in its order; the answer decides how it goes on.
  let busy = false, tries = 0, timer = 0;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(flush, WAITS[Math.min(tries++, WAITS.length - 1)]);
  };
  const answered = (item, answer, text) => {
    const isHere = item.page === here();
    const isTable = inDesk(item.action).startsWith("/tables/");
    if (answer.status === 204) {
      const seen = answer.headers.get("X-Seen"), before = Object.fromEntries(item.fields).seen;
      // What waits behind it was given on the same page, and has seen what was written just now.
      write(read().filter((one) => one.id !== item.id).map((one) => {
        if (seen && streamOf(one.action) === streamOf(item.action)) {
          one.fields = one.fields.map(([name, value]) =>
            (name === "seen" && value === before ? [name, seen] : [name, value]));
        }
        return one;
      }));
      const next = answer.headers.get("X-Go");
      if (!isHere) { note = { ...item, page: next.split("#")[0] }; return true; }
      const more = read().some((one) => one.page === item.page && !one.state);
      if (more) return true;
      if (isTable && next.split("#")[0] === location.pathname) document.dispatchEvent(new Event("catch-up"));
      else if (next.split("#")[0] === location.pathname) location.reload();
      else location.assign(next);
      return true;
    }
    if (answer.status === 503) return false;
    if (answer.status === 403 && !item.asked) { // the desk asks who it is, and comes back here
      change(item, { asked: true, by: "-" });
      if (isHere) location.assign(item.page);
      return true;
    }
    if (!answer.status) { drop(item); location.assign(item.page); return true; }
    const isConflict = answer.status === 409;
    if (isTable || !isHere || answer.status === 403) change(item, { state: isConflict ? "stuck" : "refused" });
    else {
      if (isConflict) change(item, { state: "stuck" }); else drop(item);
      swap(text);
    }
    if (isTable && isHere) document.dispatchEvent(new Event("catch-up"));
    return true;
  };
  const flush = async () => {
    if (busy) return;
    clearTimeout(timer);
    busy = true;
    try {
      for (let item; (item = read()[0]) && !item.state && token() && item.by === mark();) {
        let answer = null, text = "";
        // An answer that is not read to its end keeps its connection.
        try { answer = await post(item); text = await answer.text(); } catch { answer = null; /* no connection */ }
        if (!read().some((one) => one.id === item.id)) continue; // another answer was chosen since
        if (!answer || !answered(item, answer, text)) { isOff = true; later(); break; }
        isOff = false;
        tries = 0;
      }
    } finally {
      busy = false;
      show();
    }
  };

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !keeps(form)) return;
    if (event.submitter?.hasAttribute("formaction")) return; // it leads elsewhere, and keeps nothing
    const item = made(form, event.submitter);
    const waiting = read().some((one) => streamOf(one.action) === streamOf(item.action));
    if ("tap" in form.dataset && !waiting) return; // the live table sends it, and tells if it could not
    event.preventDefault();
    delete form.dataset.sent;
    keep(item);
    setTimeout(show, isOff ? 0 : 700);
    tries = 0;
    flush();
  });
  document.addEventListener("unsent", (event) => {
    keep(made(event.detail.form, event.detail.submitter));
    isOff = true;
    show();
    later();
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("[data-discard]");
    if (link) write(read().filter((one) => one.action !== link.dataset.discard));
  });
  part("discard").addEventListener("click", () => { if (read()[0]) drop(read()[0]); show(); flush(); });
  part("send").addEventListener("click", async () => {
    const item = read()[0];
    if (!item) return;
    const values = { state: undefined, by: mark(), asked: undefined };
    if (item.state === "stuck") { // as the page shows it now
      const seen = document.querySelector("main input[name=seen]")?.value;
      if (item.page !== here() || !seen || !inDesk(item.action).startsWith("/tables/")) { location.assign(item.page); return; }
      values.fields = item.fields.map(([name, value]) => [name, name === "seen" ? seen : value]);
    }
    change(item, values);
    show();
    flush();
  });
  addEventListener("offline", () => { isOff = needsNetwork; show(); });
  addEventListener("online", () => { isOff = false; tries = 0; show(); flush(); });
  addEventListener("pageshow", flush);
  addEventListener("storage", (event) => { if (event.key === KEPT) show(); });
  document.addEventListener("visibilitychange", () => { if (!document.hidden) { tries = 0; flush(); } });
  document.addEventListener("swapped", show);
  // An answer that was not taken is asked about again on its page.
  const open = read()[0];
  if (open?.state && open.page === here() && inDesk(open.action).startsWith("/rulings/")) change(open, { state: undefined });
  show();
  flush();
}
