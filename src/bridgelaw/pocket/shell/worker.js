// Python with the desk in it. Answers requests; or makes the picture of its memory from which it
// starts ten times as quickly the next time.
import { loadPyodide } from "./parts/pyodide.mjs";
import createPyodideModule from "./parts/pyodide.asm.mjs";
import { keptFiles, openKept, packedFiles, settled } from "./files.js";

const FOLDER = "bridgelaw", KEPT = ["desk.db", "desk.db-journal", "device.json", "reserve"];
const DESK = "/desk", DEVICE = "/device";
const HERE = self.bridgelawAt || self.location; // in one file nothing has an address of its own
const PICTURE = new URL("../../parts/picture.bin", HERE).href; // beside v/NAME/worker.js
const tell = (kind, more = {}) => self.postMessage({ kind, ...more });
const bytes = async (path) => {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
};

async function unpacked(FS) {
  const [index, block] = await Promise.all([bytes("parts/desk.json"), bytes("parts/desk.pack")]);
  const files = packedFiles(FS, JSON.parse(new TextDecoder().decode(index)), block);
  FS.mkdirTree(DESK);
  FS.mount(files, {}, DESK);
}

const settings = {
  indexURL: new URL("parts/", HERE).href, env: { HOME: "/" }, createPyodideModule,
  packageBaseUrl: "/", // nothing is loaded from elsewhere
};

// A picture that is larger than the memory at the start does not fit in: the memory grows first.
async function fromPicture(picture) {
  const grown = async (options) => {
    const made = await createPyodideModule(options);
    made._emscripten_resize_heap(picture.length + 65536);
    return made;
  };
  const python = await loadPyodide({ ...settings, _loadSnapshot: picture, createPyodideModule: grown });
  await unpacked(python.FS);
  return python;
}

async function plainly(options = {}) {
  const python = await loadPyodide({ ...settings, ...options });
  await unpacked(python.FS);
  python.runPython(`import sys; sys.path.insert(0, "${DESK}"); sys.dont_write_bytecode = True; import bridgelaw.pocket.in_browser`);
  return python;
}

async function started(cache) {
  const kept = await (await caches.open(cache)).match(PICTURE);
  if (kept) {
    try {
      const python = await fromPicture(new Uint8Array(await kept.arrayBuffer()));
      return [python, "picture"];
    } catch (error) {
      console.warn("bridgelaw: the picture of the memory does not fit:", error);
      await (await caches.open(cache)).delete(PICTURE);
    }
  }
  return [await plainly(), "plain"];
}

async function makePicture(cache) {
  const python = await plainly({ _makeSnapshot: true });
  python.runPython("bridgelaw.pocket.in_browser.load_everything(); import gc; gc.collect(); None");
  const picture = python.makeMemorySnapshot();
  await (await caches.open(cache)).put(PICTURE, new Response(picture));
}

let desk = null, handles = {};

async function open({ cache, root, host, scheme }) {
  let keeps = true;
  const [[python, how], found] = await Promise.all([
    started(cache),
    openKept(FOLDER, KEPT).catch((error) => { keeps = false; console.warn("bridgelaw:", error); return {}; }),
  ]);
  handles = found;
  python.FS.mkdirTree(DEVICE);
  if (keeps) python.FS.mount(keptFiles(python.FS, handles, () => tell("low")), {}, DEVICE);
  const make = python.runPython(`
import bridgelaw.pocket.in_browser
def _open(folder, root, host, scheme):
    from pyodide.ffi import to_js
    pocket = bridgelaw.pocket.in_browser.Pocket(folder, root, host, scheme)
    async def answer(method, address, headers, body):
        found = await pocket.answer(method, address, headers.to_py(), body.to_bytes())
        return to_js([found.status, found.headers, found.body])
    return answer
_open`);
  desk = make(DEVICE, root, host, scheme);
  make.destroy();
  return { how, keeps };
}

async function answer({ method, address, headers, body }) {
  const [status, sent, content] = await desk(method, address, headers, new Uint8Array(body));
  return { status, headers: sent, body: content };
}

// A form leads to a page: that is made while the browser is still on its way there.
let ahead = null;
async function goAhead(request, { headers }) {
  const to = headers.find(([name]) => name === "location" || name === "x-go")?.[1].split("#")[0];
  if (!to?.startsWith("/")) return;
  const kept = request.headers.filter(([name]) => !name.startsWith("content-") && name !== "x-kept");
  ahead = { address: to, found: await answer({ method: "GET", address: to, headers: kept, body: [] }) };
}

async function respond(request, port) {
  const known = ahead;
  ahead = null; // whatever else is asked may change it
  const isKnown = known && request.method === "GET" && known.address === request.address;
  try {
    // What is written to the log is on the device when it is acknowledged: SQLite sees to it, and
    // where the browser has no files for it, `settled`.
    const found = isKnown ? known.found : await answer(request);
    if (await settled(request.method !== "GET")) tell("low");
    port.postMessage(found, [found.body.buffer]);
    if (request.method === "GET") return;
    await goAhead(request, found).catch(() => {}); // it is asked for, and says itself what is wrong
    // And what the device remembers besides, as far as there is room.
    for (const handle of Object.values(handles)) try { handle.flush(); } catch { break; }
  } catch (error) {
    console.error("bridgelaw:", error);
    if (error?.name === "QuotaExceededError") tell("low");
    port.postMessage({ failed: String(error?.message || error).slice(-2000) });
  }
}

let last = Promise.resolve(); // one after the other
self.onmessage = ({ data, ports }) => {
  if (data.kind === "request") {
    last = last.then(() => respond(data, ports[0]));
    return;
  }
  const work = data.kind === "picture" ? makePicture(data.cache) : open(data);
  last = work.then(
    (found) => tell("ready", found),
    (error) => { console.error("bridgelaw:", error); tell("failed", { why: String(error?.message || error).slice(-2000) }); },
  );
};
