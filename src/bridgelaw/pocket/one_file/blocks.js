// The files of the log where a browser gives a page no files of its own, as for one that was opened
// from a disk: they are in memory, and their blocks in a database of the browser. What a request has
// written goes there in one piece, and only then the request is answered.
const BLOCK = 16384;
const KEPT = {};
let database = null;

const done = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

// In place of the handles of files: the same methods.
function memory(name, bytes) {
  let content = bytes, size = bytes.length;
  const changed = new Set();
  const mark = (from, to) => { for (let at = Math.floor(from / BLOCK); at * BLOCK < to; at++) changed.add(at); };
  const grow = (wanted) => {
    if (wanted <= content.length) return;
    const larger = new Uint8Array(Math.max(wanted, 2 * content.length, BLOCK));
    larger.set(content.subarray(0, size));
    content = larger;
  };
  return {
    changed,
    block: (at) => content.slice(at * BLOCK, Math.min(size, (at + 1) * BLOCK)),
    getSize: () => size,
    read: (into, { at }) => {
      const part = content.subarray(at, Math.min(size, at + into.length));
      into.set(part);
      return part.length;
    },
    write: (from, { at }) => {
      grow(at + from.length);
      content.set(from, at);
      mark(Math.min(size, at), at + from.length);
      size = Math.max(size, at + from.length);
      return from.length;
    },
    truncate: (wanted) => {
      grow(wanted);
      content.fill(0, Math.min(size, wanted), Math.max(size, wanted));
      mark(Math.min(size, wanted), Math.max(size, wanted) + 1);
      size = wanted;
    },
    flush: () => {}, close: () => {},
  };
}

export async function openKept(folder, names) {
  const request = indexedDB.open(folder, 1);
  request.onupgradeneeded = () => { request.result.createObjectStore("blocks"); request.result.createObjectStore("sizes"); };
  database = await done(request);
  const read = database.transaction(["blocks", "sizes"]);
  for (const name of names.filter((one) => one !== "reserve")) {
    const size = await done(read.objectStore("sizes").get(name)) || 0;
    const blocks = size ? await done(read.objectStore("blocks").getAll(IDBKeyRange.bound([name, 0], [name, Infinity]))) : [];
    const bytes = new Uint8Array(size);
    blocks.forEach((block, at) => bytes.set(block.subarray(0, Math.max(0, size - at * BLOCK)), at * BLOCK));
    KEPT[name] = memory(name, bytes);
  }
  // Room is held in another way, see `madeRoom`.
  return { ...KEPT, reserve: { getSize: () => Infinity, truncate: () => {} } };
}

async function write() {
  const all = database.transaction(["blocks", "sizes"], "readwrite", { durability: "strict" });
  const over = new Promise((resolve, reject) => {
    all.oncomplete = resolve;
    all.onabort = () => reject(all.error || new DOMException("aborted", "AbortError"));
  });
  for (const [name, file] of Object.entries(KEPT)) {
    if (!file.changed.size) continue;
    const size = file.getSize(), blocks = all.objectStore("blocks");
    for (const at of file.changed) {
      if (at * BLOCK < size) blocks.put(file.block(at), [name, at]);
    }
    blocks.delete(IDBKeyRange.bound([name, Math.ceil(size / BLOCK)], [name, Infinity]));
    all.objectStore("sizes").put(size, name);
  }
  await over;
  for (const file of Object.values(KEPT)) file.changed.clear();
}

// A full device: the picture of Python's memory, which only makes the next start quicker, gives up
// its room. Whoever only reads is answered even so, to take the log along; but once something could
// not be kept that a person has entered, nothing is shown before it is.
let isLost = false;
const isFull = (error) => error?.name === "QuotaExceededError";
async function madeRoom() {
  let found = false;
  try {
    for (const name of await caches.keys()) if (name.startsWith("bridgelaw-app-")) found = await caches.delete(name) || found;
  } catch { /* Firefox cannot even look, when there is no room at all */ }
  return found;
}

// What a request has changed is kept. True: that took the last room, or it may wait.
export async function settled(isEntered) {
  if (!database || !Object.values(KEPT).some((file) => file.changed.size)) return false;
  const tried = () => write().then(() => { isLost = false; return null; }, (error) => error);
  let error = await tried();
  if (!error) return false;
  if (isFull(error) && await madeRoom()) error = await tried();
  if (error) isLost ||= isEntered;
  if (error && (isLost || !isFull(error))) throw error;
  return true;
}
