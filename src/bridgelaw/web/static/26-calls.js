// A table that calls rings on every page of a director, whatever else is done there.
const calls = () => document.getElementById("calls");
if (calls()?.dataset.live && "EventSource" in window) {
  const waiting = () => [...calls().querySelectorAll(".calling")].map((one) => one.dataset.call);
  const RUNG = "bridgelaw-rung";
  const rung = () => { try { return JSON.parse(sessionStorage.getItem(RUNG)) || []; } catch { return []; } };
  const ring = () => {
    navigator.vibrate?.([200, 100, 200]);
    window.sounding(880, 660);
  };
  const title = document.title;
  const tell = () => {
    const now = waiting(), known = rung();
    if (now.some((one) => !known.includes(one))) ring();
    try { sessionStorage.setItem(RUNG, JSON.stringify(now)); } catch { /* it rings again, then */ }
    const plain = document.title.startsWith("● ") ? document.title.slice(2) : document.title || title;
    document.title = now.length ? "● " + plain : plain;
  };
  let version = null, source = null, fetching = false, again = false;
  const refresh = async () => {
    if (fetching) { again = true; return; }
    fetching = true;
    try {
      const answer = await fetch(calls().dataset.strip, { headers: { Accept: "text/html" } });
      if (answer.ok) {
        const next = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("calls");
        for (const one of next?.querySelectorAll(".ring") || []) one.hidden = Boolean(document.querySelector(`[data-listed="${one.dataset.call}"]`));
        if (next) { calls().replaceWith(document.adoptNode(next)); tell(); }
      }
    } catch { version = null; /* the next sign of life asks again */ }
    fetching = false;
    if (again) { again = false; refresh(); }
  };
  const listen = () => {
    if (document.hidden) { source?.close(); source = null; } else if (!source) {
      source = new EventSource(calls().dataset.live);
      source.onmessage = (message) => {
        if (message.data === version) return;
        version = message.data;
        refresh();
      };
    }
  };
  document.addEventListener("visibilitychange", listen);
  addEventListener("pagehide", () => { source?.close(); source = null; });
  addEventListener("pageshow", listen);
  tell();
  listen();
}
