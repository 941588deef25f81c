// The whole desk in one file: the window takes the parts out of itself, starts the worker with
// Python in it, and shows the desk's pages in a frame. There is no server and no network; the
// addresses of the pages are made up, and every link and form is answered here.
import { failed, inside, like, saveFile, showTold, step, tell } from "./telling.js";

const AT = "https://bridgelaw.invalid", ROOT = "/desk", LOCK = "bridgelaw-desk";
const MOST_REDIRECTS = 8, ROOM = 300e6;
const version = document.querySelector("meta[name=bridgelaw-version]").content;
const cache = "bridgelaw-app-" + version;

// The parts: in Base64, most of them packed. They leave the page when they are read.
const decoded = (text) => Uint8Array.fromBase64?.(text) ?? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
function takeParts() {
  const found = {};
  for (const element of document.querySelectorAll("script[data-part]")) {
    found[element.dataset.part] = [decoded(element.textContent), "packed" in element.dataset];
    element.remove();
  }
  return found;
}
async function plainText([bytes, isPacked]) {
  const stream = new Blob([bytes]).stream();
  return new Response(isPacked ? stream.pipeThrough(new DecompressionStream("gzip")) : stream).text();
}

let parts, code, worker = null;
function run(message) {
  const made = new Worker(code); // of the classic kind: not every browser makes a module of this
  made.postMessage({ kind: "parts", parts });
  const answer = new Promise((resolve, reject) => {
    made.onmessage = ({ data }) => {
      if (data.kind === "low") tell("nearly_full");
      else if (data.kind === "failed") reject(new Error(data.why));
      else resolve(data);
    };
    made.onerror = (event) => reject(new Error(event.message || "worker"));
  });
  made.postMessage(message);
  return [made, answer];
}

class NotKept extends Error {}
function notKept(error) {
  console.error("bridgelaw:", error);
  failed("not_kept", String(error?.message || error).slice(-600));
}

// One request to the desk, as a service worker would hand it on.
function asked(method, address, headers, body) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      if (data.failed) reject(new NotKept(data.failed)); else resolve(data);
    };
    worker.postMessage({ kind: "request", method, address, headers, body }, [body, port2]);
  });
}

// As `fetch` does it: redirects are followed, unless somebody wants to see them.
async function fetched(resource, { method = "GET", body = null, headers = {}, redirect = "follow", signal } = {}) {
  const url = new URL(resource.url || resource, place.href);
  if (url.origin !== AT) throw new TypeError("there is no network in this file");
  // A request of the browser itself knows how a form is written.
  const made = new Request(AT, { method, body, headers });
  const sent = [...made.headers, ["accept-language", navigator.languages.join(",")], ["referer", place.href]];
  if (!made.headers.has("accept")) sent.push(["accept", "text/html,*/*"]);
  let bytes = method === "GET" ? new ArrayBuffer(0) : await made.arrayBuffer();
  let address = url.pathname + url.search, hash = url.hash;
  for (let count = 0; count < MOST_REDIRECTS; count++) {
    const found = await asked(method, address, sent, bytes);
    signal?.throwIfAborted();
    const to = found.headers.find(([name]) => name === "location")?.[1];
    const leadsOn = found.status >= 300 && found.status < 400 && to;
    if (leadsOn && redirect === "manual") return { status: 0, ok: false, headers: new Headers(), text: async () => "" };
    if (!leadsOn) {
      const isEmpty = found.status === 204 || found.status === 304;
      const answer = new Response(isEmpty ? null : found.body, { status: found.status, headers: found.headers });
      return Object.defineProperty(answer, "url", { value: AT + address + hash });
    }
    const next = new URL(to, AT + address);
    if (next.origin !== AT) throw new TypeError("there is no network in this file");
    [method, bytes, address, hash] = ["GET", new ArrayBuffer(0), next.pathname + next.search, next.hash || hash];
  }
  throw new TypeError("too many redirects");
}

// Where the page in the frame is: what its script takes for `location`.
let place = new URL(AT + ROOT + "/");
const location_ = {
  assign: (to) => { go(to); }, replace: (to) => { go(to, { isNew: false }); },
  reload: () => { go(place.href, { isNew: false }); },
  toString: () => place.href,
};
for (const name of ["href", "origin", "protocol", "host", "hostname", "pathname", "search", "hash"]) {
  Object.defineProperty(location_, name, { get: () => place[name], set: (to) => { if (name === "href") go(to); } });
}
const history_ = {
  replaceState: (state, title, to) => { place = new URL(to ?? place.href, place.href); keepAddress(false); },
  pushState: (state, title, to) => { place = new URL(to ?? place.href, place.href); keepAddress(true); },
  back: () => history.back(), forward: () => history.forward(),
};
// What the desk could not keep is no lost connection, after which a page would send it again.
const asPageAsks = (...what) => fetched(...what).catch((error) => {
  if (!(error instanceof NotKept)) throw error;
  notKept(error);
  return new Response("", { status: 507 });
});
self.bridgelawDesk = { location: location_, history: history_, fetch: asPageAsks, EventSource: undefined };
function keepAddress(isNew) {
  const to = "#" + (place.pathname.slice(ROOT.length) || "/") + place.search;
  if (to !== location.hash) history[isNew ? "pushState" : "replaceState"](null, "", to);
}

// A page's script and style are files of the desk: each is read once.
const known = new Map();
async function fileOf(address, type, around = (text) => text) {
  if (!known.has(address)) {
    const answer = await fetched(AT + address);
    known.set(address, URL.createObjectURL(new Blob([around(await answer.text())], { type })));
  }
  return known.get(address);
}
const asHere = (text) => `{ const { location, history, fetch, EventSource } = parent.bridgelawDesk;\n${text}\n}`;
const POLICY = "default-src 'none'; script-src blob:; style-src blob: 'unsafe-inline'; img-src data: blob:; form-action 'none'";

let frame = document.getElementById("desk"), turn = 0;
async function show(html, address, mine) {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const link of page.querySelectorAll("link[rel=stylesheet]")) link.href = await fileOf(link.getAttribute("href"), "text/css");
  for (const script of page.querySelectorAll("script[src]")) script.src = await fileOf(script.getAttribute("src"), "text/javascript", asHere);
  for (const icon of page.querySelectorAll("link[rel=icon]")) icon.remove();
  const base = page.createElement("base"), policy = page.createElement("meta");
  base.href = address.href;
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = POLICY;
  page.head.prepend(policy, base);
  if (mine !== turn) return;
  place = address;
  // A new frame in place of the old one: no entry in the history, and its timers end with it.
  const next = document.createElement("iframe");
  next.title = frame.title;
  next.className = "coming";
  next.srcdoc = "<!doctype html>" + page.documentElement.outerHTML;
  await new Promise((resolve) => {
    next.addEventListener("load", resolve, { once: true });
    frame.after(next);
  });
  if (mine !== turn) { next.remove(); return; }
  frame.remove();
  next.id = "desk";
  next.className = "";
  frame = next;
  const inner = frame.contentWindow;
  inner.addEventListener("click", clicked);
  inner.addEventListener("submit", submitted);
  if (address.hash) inner.location.hash = address.hash;
  like(frame.contentDocument);
  showTold();
}

// To another page of the desk. Whoever taps again before it stands goes where they tapped last.
async function go(to, { isNew = true, ...options } = {}) {
  const mine = ++turn;
  document.body.toggleAttribute("data-going", true);
  try {
    const answer = await fetched(to, options), address = new URL(answer.url);
    const type = answer.headers.get("Content-Type") || "";
    if (/attachment/.test(answer.headers.get("Content-Disposition") || "") || !/^text\/html/.test(type)) {
      await (/^image\/svg/.test(type) ? showPicture(answer) : saveFile(answer));
      return;
    }
    await show(await answer.text(), address, mine);
    if (mine === turn) keepAddress(isNew);
  } catch (error) {
    notKept(error);
  } finally {
    if (mine === turn) document.body.toggleAttribute("data-going", false);
  }
}
async function showPicture(answer) {
  const url = URL.createObjectURL(await answer.blob());
  if (!window.open(url)) await saveFile(new Response(await (await fetch(url)).blob()));
}

function clicked(event) {
  const link = event.target.closest?.("a[href]");
  if (!link || event.defaultPrevented || event.button) return;
  const to = new URL(link.href, place.href);
  if (to.origin !== AT) { // a page of the web, for whoever has a network
    event.preventDefault();
    window.open(to.href, "_blank", "noopener");
    return;
  }
  event.preventDefault();
  if (to.hash && to.pathname + to.search === place.pathname + place.search) {
    frame.contentWindow.location.hash = to.hash;
    return;
  }
  if (link.hasAttribute("download")) fetched(to).then(saveFile); else go(to.href);
}
function submitted(event) {
  if (event.defaultPrevented) return;
  event.preventDefault();
  const form = event.target, button = event.submitter;
  const to = new URL(button?.formAction && button.hasAttribute("formaction") ? button.formAction : form.action, place.href);
  const fields = new FormData(form, button);
  if (form.method !== "post") {
    to.search = new URLSearchParams(fields);
    go(to.href);
    return;
  }
  const body = form.enctype === "multipart/form-data" ? fields : new URLSearchParams(fields);
  go(to.href, { method: "POST", body });
}
addEventListener("popstate", () => go(AT + ROOT + inside(), { isNew: false }));
addEventListener("hashchange", () => { if (inside() !== (place.pathname.slice(ROOT.length) || "/") + place.search) go(AT + ROOT + inside(), { isNew: false }); });

// The next start is quicker from a picture of Python's memory; one of another version goes.
async function picture() {
  for (const name of await caches.keys()) if (name.startsWith("bridgelaw-app-") && name !== cache) await caches.delete(name);
  const has = async () => Boolean((await (await caches.open(cache)).keys()).length);
  const { quota = Infinity, usage = 0 } = await navigator.storage?.estimate?.() ?? {};
  if (!(await has()) && quota - usage >= ROOM) {
    const [maker, answer] = run({ kind: "picture", cache });
    try { await answer; } finally { maker.terminate(); }
  }
  document.body.dataset.picture = await has() ? "kept" : "none";
}

async function begin() {
  parts = takeParts();
  const { "worker.js": text, ...rest } = parts;
  code = URL.createObjectURL(new Blob([await plainText(text)], { type: "text/javascript" }));
  parts = rest;
  const [made, answer] = run({ kind: "open", cache, root: ROOT, host: new URL(AT).host, scheme: "https" });
  worker = made;
  const { how, keeps } = await answer;
  document.body.dataset.how = how;
  tell(keeps ? "one_file" : "nothing_kept");
  await go(AT + ROOT + inside(), { isNew: false });
  navigator.storage?.persist?.(); // Firefox asks its user, and nobody waits for the answer
  await picture().catch((error) => { console.warn("bridgelaw:", error); document.body.dataset.picture = "none"; });
}

async function start() {
  step("first_start");
  if (!("DecompressionStream" in self) || !navigator.locks || !self.indexedDB) { failed("old_browser"); return; }
  // One window has the log; another one says so.
  navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) { failed("second_window"); return; }
    try { await begin(); } catch (error) { failed("failed", String(error?.message || error)); return; }
    await new Promise(() => {}); // as long as this window is open
  });
}
start();
