// The pad of comparable calls: points on a bar with two handles, suits with a length. It writes what
// it says in the plain notation, which the desk reads; what it cannot draw is written as before.
const SUITS_OF_PAD = ["S", "H", "D", "C"], LONGEST_SUIT = 7, CALL = /^[1-7](NT|[♣♦♥♠])$/;
for (const pad of document.querySelectorAll("[data-pad]")) {
  const [least, most] = pad.querySelectorAll("[data-end]");
  const [call, shows] = pad.querySelectorAll(".row input"), open = Number(most.max);
  let points = "", lengths = {}, others = [];
  const read = (plain) => {
    if (/\bor\b|[()]/.test(plain)) return false;
    [points, lengths, others] = ["", {}, []];
    for (const word of plain.split(" ").filter(Boolean)) {
      if (/^\d+(-\d+|\+)?$/.test(word) && !points) points = word;
      else if (/^[SHDC]\d\+?$/.test(word)) lengths[word[0]] = word.slice(1);
      else others.push(word);
    }
    return true;
  };
  const draw = () => {
    const [from, to] = points ? points.replace("+", "").split("-") : [0];
    least.value = from;
    most.value = to ?? (points && !points.endsWith("+") ? from : open);
    pad.style.setProperty("--from", Math.min(from, open) / open);
    pad.style.setProperty("--to", most.value / open);
    pad.querySelector("[data-points-said]").textContent = points.replace("-", "–") || "–";
    for (const button of pad.querySelectorAll("[data-suit]")) {
      const length = lengths[button.dataset.suit];
      button.querySelector("[data-length]").textContent = length || "";
      button.setAttribute("aria-pressed", Boolean(length));
    }
  };
  const write = () => {
    const suits = SUITS_OF_PAD.filter((suit) => lengths[suit]).map((suit) => suit + lengths[suit]);
    shows.value = [points, ...suits, ...others].filter(Boolean).join(" ");
    pad.querySelector("[data-written]").textContent = shows.value;
    draw();
    shows.dispatchEvent(new Event("input", { bubbles: true }));
  };
  pad.addEventListener("input", ({ target }) => {
    if (target === shows && shows === document.activeElement) {
      if (/^[\dSHDC+, -]*$/.test(shows.value) && read(shows.value.replace(/,/g, " "))) draw();
      return;
    }
    if (target !== least && target !== most) return;
    // A handle takes the other one along.
    if (Number(least.value) > Number(most.value)) (target === least ? most : least).value = target.value;
    const isOpen = Number(most.value) === open;
    points = isOpen ? (least.value === "0" ? "" : `${least.value}+`) : `${least.value}-${most.value}`;
    write();
  });
  pad.addEventListener("click", (event) => {
    const suit = event.target.closest("[data-suit]")?.dataset.suit;
    if (suit) { // none, 4+, 5+, 6+, 7+, none
      const next = Math.max(3, parseInt(lengths[suit], 10) || 0) + 1;
      if (next > LONGEST_SUIT) delete lengths[suit]; else lengths[suit] = `${next}+`;
      write();
    }
    const put = event.target.closest("[name=put]"), word = put?.value.split(":")[1];
    if (put && CALL.test(word)) { // drawn at once; a method is read by the desk
      event.preventDefault();
      call.value = word;
      pad.querySelector("[data-call]").replaceChildren(...[...put.childNodes].map((one) => one.cloneNode(true)));
      put.closest("details").open = false;
      call.dispatchEvent(new Event("input", { bubbles: true }));
    }
  });
  if (read(pad.dataset.plain)) draw(); else pad.classList.add("in-words");
}
