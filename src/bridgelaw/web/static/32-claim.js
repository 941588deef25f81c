// The line that decides a claim: the steps are turned over in place.
for (const line of document.querySelectorAll("[data-steps]")) {
  const steps = [...line.children];
  const show = (step) => {
    for (const one of steps) one.classList.toggle("shown", one === step);
  };
  line.classList.add("turned");
  show(steps[0]);
  line.addEventListener("click", (event) => {
    const link = event.target.closest("a");
    if (!link || !link.hash) return;
    event.preventDefault();
    const step = steps.find((one) => "#" + one.id === link.hash);
    show(step);
    (step.querySelector(link.className ? "a.next" : "a:not(.next)") || step.querySelector("a"))?.focus();
  });
}
