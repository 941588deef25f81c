// The contract strip: what is tapped stands above the cells, and a contract is made until somebody
// says otherwise.
for (const strip of document.querySelectorAll("[data-contract]")) {
  const name = strip.dataset.contract;
  const all = (field) => [...strip.querySelectorAll(`[name="${name}-${field}"]`)];
  const value = (field) => all(field).find((one) => one.checked)?.value || "";
  const tricks = all("tricks")[0], written = strip.querySelector("[data-written]");
  let needs = 6 + Number(value("level"));
  const says = () => {
    if (written.value.trim()) return [written.value.trim()];
    const level = value("level");
    if (level === "0") return [strip.dataset.passed];
    const suit = all("suit").find((one) => one.checked);
    const symbol = suit ? suit.nextElementSibling.cloneNode(true) : "";
    const over = level && tricks.value !== "" ? tricks.value - 6 - level : NaN;
    const ended = Number.isNaN(over) ? "" : over === 0 ? "=" : over > 0 ? `+${over}` : `−${-over}`;
    return [level, ...(symbol ? symbol.childNodes : []), value("doubled"), ` ${value("by")} ${ended}`];
  };
  const draw = () => strip.querySelector("[data-says]").replaceChildren(...says());
  strip.addEventListener("input", ({ target }) => {
    if (target === written) {
      if (written.value.trim()) for (const one of all("level")) if (one.value === "0") one.checked = false;
    } else {
      written.value = "";
      if (target.name.endsWith("-doubled") && target.checked) for (const one of all("doubled")) one.checked = one === target;
      if (target.name.endsWith("-level") && target.value !== "0") {
        if (tricks.value === "" || Number(tricks.value) === needs) tricks.value = 6 + Number(target.value);
        needs = 6 + Number(target.value);
      }
    }
    draw();
  });
}
