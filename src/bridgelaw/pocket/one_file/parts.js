// The worker of the one-file desk has no address and no network: what it would fetch comes from
// the parts of the file, which the page sends first.
self.bridgelawAt = "https://bridgelaw.invalid/v/app/worker.js";
self.importScripts = undefined; // Pyodide runs in modules only, and takes this for a sign of none
const TYPES = { wasm: "application/wasm", json: "application/json" };
const parts = new Promise((resolve) => {
  self.addEventListener("message", (event) => {
    if (event.data.kind !== "parts") return;
    event.stopImmediatePropagation();
    resolve(event.data.parts);
  });
});
self.fetch = async (resource) => {
  const address = String(resource.url || resource), name = address.split("/").pop();
  const found = (await parts)[name];
  if (!found) return new Response(null, { status: 404 });
  // Not by way of a Blob: WebKit reads none in a worker of a page from a disk.
  const [bytes, isPacked] = found, plain = new Response(bytes).body;
  const body = isPacked ? plain.pipeThrough(new DecompressionStream("gzip")) : plain;
  return new Response(body, { headers: { "Content-Type": TYPES[name.split(".").pop()] || "application/octet-stream" } });
};
