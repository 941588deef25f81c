// The score desk: a dropped file, weights that sum to 100, and what a decision would change.
for (const form of document.querySelectorAll("[data-drop]")) {
  const field = form.querySelector("[type=file]");
  for (const name of ["dragenter", "dragover"]) {
    form.addEventListener(name, (event) => { event.preventDefault(); form.classList.add("over"); });
  }
  form.addEventListener("dragleave", (event) => {
    if (!form.contains(event.relatedTarget)) form.classList.remove("over");
  });
  form.addEventListener("drop", (event) => {
    event.preventDefault();
    form.classList.remove("over");
    if (!event.dataTransfer.files.length) return;
    field.files = event.dataTransfer.files;
    form.requestSubmit();
  });
}

for (const award of document.querySelectorAll("[data-award]")) {
  const weights = [...award.querySelectorAll("[data-weight]")], slider = award.querySelector("[data-slider]");
  // What one result gains another one loses, while all of them are whole numbers.
  const balance = (changed) => {
    const other = weights[weights.indexOf(changed) + 1] || weights[weights.indexOf(changed) - 1];
    const left = 100 - weights.filter((one) => one !== other).reduce((sum, one) => sum + Number(one.value), 0);
    if (other && left > 0) other.value = left;
  };
  award.addEventListener("input", ({ target }) => {
    if (target === slider) { weights[0].value = slider.value; balance(weights[0]); }
    else if (target.matches("[data-weight]") && target !== document.activeElement) balance(target);
    if (slider && Number(weights[0].value)) slider.value = weights[0].value;
  });
  if (slider) slider.hidden = false;
}

// What it would change, asked of the desk while it is tapped: the desk alone counts.
for (const form of document.querySelectorAll("[data-foreseen]")) {
  for (const one of form.querySelectorAll(".no-script")) if (form.querySelector("[data-save]")) one.remove();
  // Where there is room beside the decision, everybody else is in sight; they come last, so that
  // nothing moves.
  if (matchMedia("(min-width: 56rem)").matches) {
    for (const fold of form.querySelectorAll(".everybody")) fold.open = true;
  }
  let waiting = 0, asked = 0;
  const foresee = async () => {
    const mine = ++asked;
    const fields = new URLSearchParams([...new FormData(form)].filter(([, value]) => typeof value === "string"));
    try {
      const answer = await fetch(`${form.action.split("#")[0]}?${fields}&preview=yes`, { headers: { Accept: "text/html" } });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      if (mine !== asked) return;
      for (const old of form.querySelectorAll("[data-part]")) {
        const fresh = page.querySelector(`[data-part="${old.dataset.part}"]`);
        if (!fresh) continue;
        const open = [...old.querySelectorAll("details")].map((one) => one.open);
        old.replaceChildren(...fresh.childNodes);
        old.querySelectorAll("details").forEach((one, at) => { one.open = open[at] ?? one.open; });
        if (old.querySelector("[data-save]")) old.querySelector(".no-script")?.remove();
      }
    } catch { /* No connection: the form stays as it is. */ }
  };
  form.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(foresee, 150); });
}
if (location.hash === "#changes") document.getElementById("changes")?.focus();

// The room's screen turns its pages by itself; what has changed since comes with the next one.
const turn = async () => {
  const room = document.querySelector("[data-room]");
  try {
    const answer = await fetch(room.dataset.room, { headers: { Accept: "text/html" } });
    const fresh = answer.ok && new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("[data-room]");
    if (fresh) { room.replaceWith(fresh); document.dispatchEvent(new Event("swapped")); }
  } catch { /* No connection: what is there stays. */ }
};
if (document.querySelector("[data-room]")) setInterval(turn, 1000 * (document.querySelector("[data-room]").dataset.every || 15));
