// The poll pad: who chose a call has considered it, and was asked.
for (const pad of document.querySelectorAll("[data-poll]")) {
  const all = (name) => [...pad.querySelectorAll(`[name="${name}"]`)];
  const asked = all("poll_asked")[0], chose = all("poll_chose"), considered = all("poll_considered");
  const number = (field) => Number(field.value) || 0;
  pad.addEventListener("input", ({ target }) => {
    const at = chose.indexOf(target);
    // One more chose it: one more considered it, and one more was asked.
    if (at >= 0 && number(considered[at]) < number(chose[at])) considered[at].value = chose[at].value;
    const least = Math.max(chose.reduce((sum, one) => sum + number(one), 0), ...considered.map(number));
    if (target !== asked && least > number(asked)) asked.value = least;
  });
  const another = pad.querySelector("[data-another]");
  const spare = () => pad.querySelector("[data-spare][hidden]");
  for (const row of pad.querySelectorAll("[data-spare]")) row.hidden = true;
  another.hidden = !spare();
  another.addEventListener("click", () => {
    const row = spare();
    row.hidden = false;
    row.querySelector("input").focus();
    another.hidden = !spare();
  });
}
