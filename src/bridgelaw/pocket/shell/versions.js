// The versions of the app on this device: one in use, and perhaps a newer one that is loaded.
// Each is a cache of its own with all its files; `state.json` says which is which.
const STATE = "bridgelaw-state", PREFIX = "bridgelaw-app-";
export const cacheOf = (build) => PREFIX + build.version;

export async function state() {
  const found = await (await caches.open(STATE)).match("state.json");
  return found ? found.json() : {};
}
export async function setState(changes) {
  const next = { ...(await state()), ...changes };
  await (await caches.open(STATE)).put("state.json", new Response(JSON.stringify(next)));
  return next;
}

// What the host has now; nothing where there is no network.
export async function newest() {
  try {
    const answer = await fetch("build.json", { cache: "no-store" });
    return answer.ok ? await answer.json() : null;
  } catch { return null; }
}

const hex = (buffer) => [...new Uint8Array(buffer)].map((one) => one.toString(16).padStart(2, "0")).join("");
const TYPES = { html: "text/html; charset=utf-8", js: "text/javascript", mjs: "text/javascript", css: "text/css", json: "application/json", wasm: "application/wasm", webmanifest: "application/manifest+json", png: "image/png", svg: "image/svg+xml" };

// Loads a version, file by file; what is there already is not loaded again, so that a download
// that was cut off goes on where it was. Every file is checked against its mark in `build`.
export async function load(build, progress = () => {}) {
  const cache = await caches.open(cacheOf(build));
  const total = build.files.reduce((sum, file) => sum + file.size, 0);
  let done = 0;
  for (const file of build.files) {
    if (await cache.match(file.name)) { done += file.size; progress(done, total); continue; }
    // By its mark: what is kept under the name alone may be older.
    const answer = await fetch(`${file.from}?fresh=${file.sha256.slice(0, 12)}`);
    if (!answer.ok) throw new Error(`${file.from}: ${answer.status}`);
    const parts = [], reader = answer.body.getReader();
    let got = 0;
    for (let next; !(next = await reader.read()).done;) {
      parts.push(next.value);
      got += next.value.length;
      progress(done + Math.min(got, file.size), total);
    }
    const blob = new Blob(parts);
    if (hex(await crypto.subtle.digest("SHA-256", await blob.arrayBuffer())) !== file.sha256) throw new Error(`${file.from}: damaged`);
    const plain = file.from.endsWith(".gz") ? blob.stream().pipeThrough(new DecompressionStream("gzip")) : blob;
    const type = TYPES[file.name.split(".").pop()] || "application/octet-stream";
    await cache.put(file.name, new Response(plain, { headers: { "Content-Type": type } }));
    done += file.size;
  }
  progress(total, total);
}

export const hasPicture = async (cache) => Boolean(await (await caches.open(cache)).match("parts/picture.bin"));

// Takes away what neither is in use nor comes next.
export async function tidy() {
  const { current, next } = await state();
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== current && name !== next) await caches.delete(name);
  }
}
