// The window around the desk: loads the app, starts the worker, shows the desk's pages in a frame,
// and tells what is going on with the app itself.
import { failed, inside, isApple, like, megabytes, saveFile, showTold, step, tell } from "./telling.js";
import { cacheOf, hasPicture, load, newest, setState, state, tidy } from "./versions.js";

const BASE = new URL("./", location.href), ROOT = BASE.pathname + "desk";
const frame = document.getElementById("desk");
const ROOM = 300e6; // bytes that should be free before a picture of the memory is kept
const UPDATES_EVERY = 3600e3;

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

function shown() {
  let place;
  try { place = frame.contentWindow.location; } catch { return; }
  if (!place.pathname.startsWith(ROOT)) return;
  like(frame.contentDocument);
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
  await saveFile(answer);
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
