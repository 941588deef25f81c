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
// What is wrong may stand below what can be seen.
addEventListener("load", () => {
  if (!document.querySelector(":target")) document.querySelector("main [role=alert]")?.scrollIntoView({ block: "nearest" });
});
addEventListener("pageshow", () => {
  for (const form of document.forms) delete form.dataset.sent;
});
