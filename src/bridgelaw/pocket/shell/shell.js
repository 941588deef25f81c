// The window around the desk: loads the app, starts the worker, shows the desk's pages in a frame,
// and tells what is going on with the app itself.
import { cacheOf, hasPicture, load, newest, setState, state, tidy } from "./versions.js";

const BASE = new URL("./", location.href), ROOT = BASE.pathname + "desk";
const frame = document.getElementById("desk"), wait = document.getElementById("wait");
const ROOM = 300e6; // bytes that should be free before a picture of the memory is kept
const UPDATES_EVERY = 3600e3;
const isApple = /iPhone|iPad/.test(navigator.userAgent);

// Words in the language of the device, or as it was chosen on a page.
const words = JSON.parse(document.getElementById("words").textContent);
const chosen = () => {
  try { return localStorage.getItem("bridgelaw-lang"); } catch { return null; }
};
const language = () => (words[chosen()] ? chosen() : navigator.languages.map((one) => one.slice(0, 2)).find((one) => words[one]) || "en");
const say = (name, values = {}) => words[language()][name].replace(/\{(\w+)\}/g, (_, hole) => values[hole]);
document.documentElement.lang = language();

// One line at the foot, with what can be done about it: the most urgent first. An advice that was
// closed does not come again.
const URGENT = ["nothing_kept", "nearly_full", "update", "install", "install_apple"], ADVICE = /^install/;
const strip = document.getElementById("told"), told = [];
const closed = (name) => { try { return localStorage.getItem("bridgelaw-closed-" + name); } catch { return null; } };
function tell(name, { values, acts = [] } = {}) {
  if (told.some((one) => one.name === name) || closed(name)) return;
  told.push({ name, values, acts });
  told.sort((one, other) => URGENT.indexOf(one.name) - URGENT.indexOf(other.name));
  showTold();
}
function untell(name) {
  const at = told.findIndex((one) => one.name === name);
  if (at >= 0) told.splice(at, 1);
  showTold();
}
function showTold() {
  // An advice waits for the first page: nobody is to read it in the middle of a ruling.
  const first = told.find((one) => inside().split("?")[0] === "/" || !ADVICE.test(one.name));
  strip.hidden = !first;
  strip.replaceChildren();
  if (!first) return;
  const text = document.createElement("span");
  text.textContent = say(first.name, first.values);
  strip.append(text);
  const close = () => {
    if (ADVICE.test(first.name)) try { localStorage.setItem("bridgelaw-closed-" + first.name, "yes"); } catch { /* it comes again */ }
  };
  for (const [word, act] of [...first.acts, ["close", close]]) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = say(word);
    button.addEventListener("click", () => { untell(first.name); act(); });
    strip.append(button);
  }
}

// While it starts.
const bar = document.getElementById("bar"), doing = document.getElementById("doing");
function step(name, values, share) {
  doing.textContent = say(name, values);
  bar.hidden = share === undefined;
  if (share !== undefined) bar.value = share;
}
const megabytes = (bytes) => Math.round(bytes / 1e6);
function failed(name, why = "") {
  document.body.dataset.state = "failed";
  bar.hidden = true;
  doing.textContent = say(name);
  const more = document.getElementById("why");
  more.textContent = why;
  more.hidden = !why;
  document.getElementById("again").hidden = false;
}
document.getElementById("again").addEventListener("click", () => location.reload());
document.getElementById("again").textContent = say("again");

async function serviceWorker() {
  if (!("serviceWorker" in navigator)) return false;
  await navigator.serviceWorker.register("service-worker.js", { updateViaCache: "none" });
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) {
    // A page that was loaded past it is taken over in a moment.
    const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
    await Promise.race([taken, new Promise((resolve) => setTimeout(resolve, 3000))]);
    if (!navigator.serviceWorker.controller) { location.reload(); await new Promise(() => {}); }
  }
  return true;
}

// Requests that the service worker hands on: the worker answers them itself.
let worker = null, ready = null;
navigator.serviceWorker?.addEventListener("message", async ({ data, ports }) => {
  if (data.kind !== "request") return;
  if (!worker) { ports[0].postMessage("not mine"); return; }
  ports[0].postMessage("taken");
  await ready;
  worker.postMessage(data, [data.body, ports[0]]);
});
navigator.serviceWorker?.startMessages?.();

function run(message) {
  const made = new Worker(`v/${message.cache}/worker.js`, { type: "module" });
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

// Of all windows with the app one has the worker, for the files of the log are open only once.
// When it is closed, the next one takes over.
function lead(cache) {
  return new Promise((resolve) => {
    navigator.locks.request("bridgelaw-desk", { ifAvailable: true }, async (lock) => {
      if (!lock) { resolve(null); return; }
      resolve(await begin(cache));
      await new Promise(() => {}); // as long as this window is open
    }).catch(resolve);
  }).then((found) => {
    if (found === null) {
      navigator.locks.request("bridgelaw-desk", async () => {
        await begin(cache).catch((error) => failed("failed", String(error)));
        await new Promise(() => {});
      });
    }
    if (found instanceof Error) throw found;
    return found;
  });
}

async function begin(cache) {
  const [made, answer] = run({ kind: "open", cache, root: ROOT, host: location.host, scheme: location.protocol.slice(0, -1) });
  worker = made;
  ready = answer;
  try {
    const { how, keeps } = await answer;
    document.body.dataset.how = how;
    if (!keeps) tell("nothing_kept");
    return how;
  } catch (error) {
    worker = null;
    made.terminate();
    return error;
  }
}

// The picture of the memory is made by another worker while the first one already rules.
async function picture(cache) {
  if (await hasPicture(cache)) return;
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate?.() ?? {};
  if (quota - usage < ROOM) return;
  const [maker, answer] = run({ kind: "picture", cache });
  try { await answer; } catch (error) { console.warn("bridgelaw:", error); } finally { maker.terminate(); }
}

// The address of the page is kept behind the hash, so that the app opens where it was.
const inside = () => (/^#\/(?!\/)/.test(location.hash) ? location.hash.slice(1) : "/");
function shown() {
  let place;
  try { place = frame.contentWindow.location; } catch { return; }
  if (!place.pathname.startsWith(ROOT)) return;
  document.body.dataset.state = "open";
  document.title = frame.contentDocument.title;
  const lang = frame.contentDocument.documentElement.lang;
  if (words[lang] && lang !== document.documentElement.lang) {
    document.documentElement.lang = lang;
    try { localStorage.setItem("bridgelaw-lang", lang); } catch { /* it is asked of the device again */ }
  }
  document.documentElement.dataset.theme = frame.contentDocument.documentElement.dataset.theme || "auto";
  history.replaceState(null, "", "#" + place.pathname.slice(ROOT.length) + place.search);
  showTold();
}
frame.addEventListener("load", shown);

// A file of the desk, such as the log: browsers fetch what is to be kept past the service worker.
frame.addEventListener("load", () => frame.contentDocument?.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[download]");
  if (!link) return;
  event.preventDefault();
  save(link.href);
}));
async function save(address) {
  const answer = await fetch(address);
  if (!answer.ok) { frame.contentWindow.location.assign(address); return; }
  const name = /filename="?([^";]+)/.exec(answer.headers.get("Content-Disposition") || "")?.[1] || "bridgelaw";
  const file = new File([await answer.blob()], name, { type: answer.headers.get("Content-Type") || "" });
  if (isApple && navigator.canShare?.({ files: [file] })) {
    // Closing the sheet without a choice is none of an error.
    await navigator.share({ files: [file] }).catch(() => {});
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}
addEventListener("hashchange", () => frame.contentWindow.location.replace(ROOT + inside()));

// A newer version is loaded while the old one goes on, and used when somebody says so or when the
// app is opened the next time: never in the middle of a ruling.
async function update() {
  try { await lookForUpdate(); } catch (error) { console.warn("bridgelaw:", error); } // another time
}
async function lookForUpdate() {
  const { current, next } = await state();
  const build = await newest();
  if (!build || cacheOf(build) === current) return;
  const cache = cacheOf(build);
  if (cache !== next) {
    await load(build);
    await picture(cache); // so that the new one starts as quickly
    await setState({ next: cache });
  }
  tell("update", { acts: [["use", async () => { await setState({ current: cache, next: null }); location.reload(); }]] });
}

let offer = null;
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event;
  tell("install", { acts: [["add", () => offer.prompt()]] });
});
const isInstalled = matchMedia("(display-mode: standalone)").matches || navigator.standalone;

async function start() {
  step("starting");
  if (!isSecureContext || !("serviceWorker" in navigator) || !navigator.locks || !("DecompressionStream" in self)) {
    failed(isSecureContext ? "old_browser" : "not_secure");
    return;
  }
  let known = await state();
  const isAlone = !(await navigator.locks.query()).held.some((lock) => lock.name === "bridgelaw-desk");
  if (known.next && isAlone) {
    await setState({ current: known.next, next: null });
    if (navigator.serviceWorker.controller) { location.reload(); return; }
    known = await state();
  }
  if (!known.current) {
    const build = await newest();
    if (!build) { failed("no_network"); return; }
    try {
      await load(build, (done, total) => step("loading", { done: megabytes(done), total: megabytes(total) }, done / total));
    } catch (error) {
      failed(error.name === "QuotaExceededError" ? "no_room" : "no_network", String(error.message));
      return;
    }
    known = await setState({ current: cacheOf(build) });
  }
  await serviceWorker();
  step(await hasPicture(known.current) ? "starting" : "first_start");
  try { await lead(known.current); } catch (error) { failed("failed", String(error.message)); return; }
  frame.src = ROOT + inside();
  frame.addEventListener("load", async () => {
    navigator.storage.persist?.();
    if (isApple && !isInstalled) tell("install_apple");
    if (worker) { await tidy(); await picture(known.current); }
    document.body.dataset.picture = await hasPicture(known.current) ? "kept" : "none";
    await update();
    setInterval(update, UPDATES_EVERY);
    addEventListener("online", update);
  }, { once: true });
}
start().catch((error) => failed("failed", String(error?.message || error)));
