// Two directors at one table: what one taps on the page of a moment, the other sees at once, and
// there is one button. What is told stays in the desk's memory until the button is used.
const shared = document.querySelector("[data-shared]");
if (shared && "EventSource" in window) {
  const page = Math.random().toString(36).slice(2), at = shared.dataset.shared;
  const place = () => new FormData(shared).get("place") || "";
  const told = () => {
    const fields = [...new FormData(shared)].filter(([name, value]) => value && name !== "go");
    return new URLSearchParams(fields).toString();
  };
  let known = told(), source = null, followed = "", version = null, theirs = false;
  const send = () => {
    if (told() === known || !place()) return;
    known = told();
    const body = new URLSearchParams({ token: shared.dataset.token, place: place(), page, told: known });
    fetch(at + "told", { method: "POST", body, keepalive: true }).catch(() => { /* told with the next tap */ });
  };
  const take = (facts) => {
    for (const input of shared.querySelectorAll("input:not([type=hidden])")) {
      const before = input.checked + input.value, value = facts[input.name] ?? "";
      if (/radio|checkbox/.test(input.type)) input.checked = input.value === value;
      else if (input.name !== "place") { input.value = value; input.setAttribute("value", value); }
      if (input.checked + input.value === before || !(input.checked || input.type === "text")) continue;
      const shown = input.closest("label, .stepper");
      shown?.classList.remove("flash");
      void shown?.offsetWidth;
      shown?.classList.add("flash");
    }
    known = told();
    shared.dispatchEvent(new Event("change"));
  };
  const look = async () => {
    try {
      const answer = await fetch(`${at}told?${new URLSearchParams({ place: place(), page })}`);
      const { facts, words } = await answer.json();
      if (!facts) { if (theirs) location.reload(); return; } // the ruling has begun: the page leads there
      if (facts.procedure === shared.elements.procedure.value) { theirs = true; take(facts); return; }
      if (document.querySelector("[data-another]")) return;
      const row = document.createElement("ul"), link = document.createElement("a");
      row.className = "rows"; row.dataset.another = "";
      link.className = "deed go"; link.textContent = words;
      link.href = `?${new URLSearchParams({ ...facts, change: "yes" })}`;
      row.append(document.createElement("li")); row.firstChild.append(link);
      shared.closest("main").querySelector("h1").before(row);
    } catch { version = null; }
  };
  const listen = () => {
    if (followed !== place() || document.hidden) { source?.close(); source = null; }
    if (document.hidden || source || !place()) return;
    followed = place(); version = null;
    source = new EventSource(`${at}live?${new URLSearchParams({ place: followed })}`);
    source.onmessage = ({ data }) => {
      if (data === version) return;
      version = data;
      if (!data.endsWith(page) && (theirs || !data.startsWith("0.0"))) look();
    };
  };
  // What is assumed on the way is told with the tap that it follows from.
  const soon = () => setTimeout(() => { send(); listen(); });
  for (const kind of ["change", "input", "click"]) shared.addEventListener(kind, soon);
  document.addEventListener("visibilitychange", listen);
  addEventListener("pagehide", () => { source?.close(); source = null; });
  addEventListener("pageshow", listen);
}
