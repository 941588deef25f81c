// Pages work without this. It only saves steps.
// Keeps a form from being sent twice.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.dataset.sent) { event.preventDefault(); return; }
  if (form.method === "post") {
    form.dataset.sent = "yes";
    setTimeout(() => { delete form.dataset.sent; }, 4000);
  }
});
addEventListener("pageshow", () => {
  for (const form of document.forms) delete form.dataset.sent;
});
