// The score desk: a dropped file, sliders for weights.
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

// A weight as the desk reads it: per cent, or a fraction of the whole.
function weight(text) {
  const found = /^(?:(\d+) +)?(?:(\d+) *\/ *(\d+)|(\d*\.?\d+)) *(%?)$/.exec(text.trim().normalize("NFKC"));
  if (!found) return NaN;
  const [, whole, above, below, plain, sign] = found;
  if (plain !== undefined) return whole === undefined ? Number(plain) : NaN;
  const part = above / below;
  return whole === undefined && !sign && part <= 1 ? 100 * part : Number(whole || 0) + part;
}
const short = (number) => String(Math.round(number * 100) / 100);

for (const award of document.querySelectorAll("[data-award]")) {
  const rows = () => [...award.querySelectorAll(".share")].map((row) => ({
    row, result: row.querySelector("[name$=_result]"), weight: row.querySelector("[data-weight]"),
    slider: row.querySelector("[data-slider]"),
  }));
  const sum = award.querySelector("[data-sum]");
  const more = award.querySelector("[data-more]");
  function show() {
    const all = rows(), filled = all.filter((each) => each.result.value.trim() || each.weight.value.trim());
    const weights = filled.map((each) => weight(each.weight.value));
    const alone = filled.length === 1 && !filled[0].weight.value.trim();
    const total = alone ? 100 : weights.reduce((one, other) => one + other, 0);
    sum.textContent = filled.length && !Number.isNaN(total) ? short(total) : "–";
    sum.classList.toggle("wrong", Math.abs(total - 100) > 1e-9);
    for (const each of all) {
      const isWhole = alone && each === filled[0];
      each.weight.placeholder = isWhole ? "100" : "";
      each.slider.value = isWhole ? 100 : weight(each.weight.value) || 0;
    }
  }
  function moved(slider) {
    const all = rows();
    all.find((each) => each.slider === slider).weight.value = slider.value;
    // Of two results the other one gets the rest.
    const others = all.filter((each) => each.result.value.trim() && each.slider !== slider);
    if (others.length === 1) others[0].weight.value = 100 - slider.value;
  }
  award.addEventListener("input", (event) => {
    if (event.target.matches("[data-slider]")) moved(event.target);
    show();
  });
  for (const each of rows()) each.slider.hidden = false;
  if (more) {
    more.hidden = false;
    award.querySelector(".no-script").remove();
    more.addEventListener("click", () => {
      const number = rows().length;
      const last = rows()[number - 1].row;
      const added = last.cloneNode(true);
      // Names and labels have the number of the row.
      added.innerHTML = added.innerHTML.replace(new RegExp(`\\b${number}\\b`, "g"), number + 1);
      for (const field of added.querySelectorAll("input")) field.value = "";
      added.querySelector(".wrong")?.remove();
      last.after(added);
      added.querySelector("input").focus();
      more.hidden = number + 1 >= Number(more.dataset.more);
      show();
    });
  }
  show();
}
if (location.hash === "#changes") document.getElementById("changes")?.focus();
