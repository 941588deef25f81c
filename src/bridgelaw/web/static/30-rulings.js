// Keys: 1-9 choose an option, b goes back.
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target.closest("input, select, textarea, dialog")) return;
  const found = event.key === "b"
    ? document.querySelector("main [data-back]")
    : /^[1-9]$/.test(event.key) && document.querySelector(`main [data-key="${event.key}"]`);
  if (found) { event.preventDefault(); found.click(); }
});
// What takes long to work out comes when it is opened.
document.querySelectorAll("details[data-load]").forEach((later) => {
  later.addEventListener("toggle", async () => {
    const room = later.querySelector("[aria-live]");
    if (!later.open || room.dataset.asked) return;
    room.dataset.asked = "yes";
    const link = room.querySelector("a");
    const before = link.textContent;
    link.textContent = link.dataset.working;
    try {
      const answer = await fetch(later.dataset.load);
      if (!answer.ok) throw new Error(answer.status);
      room.innerHTML = await answer.text();
    } catch {
      link.textContent = before;
      delete room.dataset.asked;
    }
  });
});
// A button that takes long says so.
addEventListener("submit", (event) => {
  const busy = event.submitter?.dataset.busy;
  if (busy && !event.defaultPrevented) event.submitter.textContent = busy;
});
