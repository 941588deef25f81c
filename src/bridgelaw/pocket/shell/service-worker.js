// Stands between the pages and the network. What belongs to the app comes from the version that is
// in use, whole and offline; what belongs to the desk is asked of the worker with Python in it,
// which one of the open windows has.
const SCOPE = new URL(self.registration.scope), STATE = "bridgelaw-state";
const PATIENCE = 30000, ASK_AGAIN = 400;
const pathIn = (url) => url.pathname.slice(SCOPE.pathname.length);

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event, url = new URL(request.url);
  if (url.origin !== SCOPE.origin || !url.pathname.startsWith(SCOPE.pathname)) return;
  const path = pathIn(url);
  if (path === "desk" || path.startsWith("desk/")) {
    // A page of the desk that is opened by itself, as in a new tab, gets its frame around it.
    if (request.mode === "navigate" && request.destination === "document" && request.method === "GET") {
      const inside = path.slice(4) + url.search;
      event.respondWith(Response.redirect(`${SCOPE.href}#${inside || "/"}`, 302));
    } else event.respondWith(asked(request, url));
  } else if (request.method === "GET" && path !== "build.json" && !url.searchParams.has("fresh")) {
    event.respondWith(kept(request, path || "index.html"));
  }
});

// `v/NAME/…` is a file of that version, any other one of the version that is in use.
async function kept(request, path) {
  const [, named, rest] = /^v\/([^/]+)\/(.+)$/.exec(path) || [];
  const cache = named || await inUse();
  const found = cache && await (await caches.open(cache)).match(SCOPE.href + (rest || path));
  return found || fetch(request);
}
async function inUse() {
  const state = await (await caches.open(STATE)).match(SCOPE.href + "state.json");
  return state && (await state.json()).current;
}

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
// A window with the app in it; frames inside it show the desk's pages.
const windows = async () => (await self.clients.matchAll({ type: "window", includeUncontrolled: true }))
  .filter((one) => one.frameType === "top-level" && !pathIn(new URL(one.url)).startsWith("desk"));

async function asked(request, url) {
  const body = request.method === "GET" ? new ArrayBuffer(0) : await request.arrayBuffer();
  const message = {
    kind: "request", method: request.method, address: url.pathname + url.search, body,
    headers: [...request.headers, ["referer", request.referrer]],
  };
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const answer = await fromOne(message);
    if (answer) return answer.failed ? failure(500, answer.failed) : made(answer);
    // Its window was closed in the middle: what only reads is asked again of the next one.
    if (answer === null && request.method !== "GET") return failure(503);
    await pause(ASK_AGAIN);
  }
  return failure(503);
}

// The answer of the window whose worker runs; `null` if that one went away, nothing if none has one.
async function fromOne(message) {
  for (const one of await windows()) {
    const taken = await sent(one, message);
    if (taken === undefined) continue;
    return taken;
  }
  return undefined;
}

function sent(one, message) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    let isTaken = false;
    const watch = setInterval(async () => {
      if (!(await self.clients.get(one.id))) finish(isTaken ? null : undefined);
      else if (!isTaken) finish(undefined); // it has not said that it takes it
    }, 1500);
    const finish = (value) => { clearInterval(watch); port1.close(); resolve(value); };
    port1.onmessage = ({ data }) => {
      if (data === "taken") isTaken = true;
      else finish(data === "not mine" ? undefined : data);
    };
    one.postMessage(message, [port2]);
  });
}

function made({ status, headers, body }) {
  const empty = status === 204 || status === 304 || (status > 300 && status < 400);
  return new Response(empty ? null : body, { status, headers });
}

function failure(status, why = "") {
  const said = why.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return new Response(
    `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>bridgelaw</title><body data-failed><h1>bridgelaw</h1><p>${status === 503 ? "The desk did not answer. デスクから応答がありません。" : "Something went wrong. エラーが発生しました。"}</p><pre>${said}</pre><p><a href="${SCOPE.pathname}" target="_top">bridgelaw</a></p>`,
    { status, headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": "default-src 'none'" } },
  );
}
