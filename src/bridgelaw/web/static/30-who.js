// Steppers for the table and the board; who deals and who is vulnerable follows from the board.
const who = document.querySelector("[data-who]");
if (who) {
  let waiting = 0;
  const follow = async () => {
    const address = new URL(location.href);
    for (const name of ["place", "board"]) address.searchParams.set(name, who.elements[name].value);
    try {
      const page = new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html");
      const next = page.querySelector("[data-around]");
      if (next && page.getElementById("board").value === who.elements.board.value) {
        who.querySelector("[data-around]").replaceWith(next);
      }
    } catch { /* It stays as it is; the seats can be tapped all the same. */ }
  };
  const soon = () => { clearTimeout(waiting); waiting = setTimeout(follow, 250); };
  who.addEventListener("input", soon);
  for (const button of who.querySelectorAll("[data-step]")) {
    button.hidden = false;
    button.addEventListener("click", () => {
      const field = button.parentElement.querySelector("input");
      field.value = Math.max(1, (parseInt(field.value, 10) || 0) + Number(button.dataset.step));
      soon();
    });
  }
}
