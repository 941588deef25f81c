// Hands by tapping cards: the fields stay, and can be typed into as well.
const RANKS = "AKQJT98765432", SUITS = "♠♥♦♣", NAMES = ["spade", "heart", "diamond", "club"];
const build = () => {
  for (const box of document.querySelectorAll("[data-picker]:not([data-built])")) {
    box.dataset.built = "yes";
    const fields = [...box.querySelectorAll("input[data-seat]")];
    let chosen = 0;
    const of = new Map();
    const make = (tag, values, ...inside) => {
      const one = Object.assign(document.createElement(tag), values);
      one.append(...inside);
      return one;
    };
    const count = (seat) => [...of.values()].filter((one) => one === seat).length;
    const read = () => {
      of.clear();
      fields.forEach((field, seat) => field.value.toUpperCase().replaceAll("10", "T").split(".").forEach((ranks, suit) => {
        for (const rank of ranks) if (RANKS.includes(rank) && suit < 4) of.set(suit + rank, seat);
      }));
    };
    const write = () => fields.forEach((field, seat) => {
      field.value = count(seat) ? [0, 1, 2, 3].map((suit) => [...RANKS].filter((rank) => of.get(suit + rank) === seat).join("")).join(".") : "";
    });
    const seats = fields.map((field, seat) => make("button", { type: "button", onclick: () => { chosen = seat; draw(); } }));
    const cards = [];
    const tap = (key) => {
      if (of.get(key) === chosen) of.delete(key);
      else if (count(chosen) < 13) of.set(key, chosen);
      const open = [0, 1, 2, 3].filter((seat) => count(seat) < 13);
      if (open.length === 1) for (const [one] of cards) if (!of.has(one)) of.set(one, open[0]);
      if (count(chosen) === 13 && open.length) chosen = open[0];
      write();
      draw();
    };
    const rows = [...SUITS].map((symbol, suit) => make("div", { className: "holding" },
      make("span", { className: NAMES[suit], ariaHidden: "true" }, symbol + "\ufe0e"),
      ...[...RANKS].map((rank) => {
        const one = make("button", { type: "button", onclick: () => tap(suit + rank) });
        one.dataset.card = symbol + rank;
        cards.push([suit + rank, one]);
        return one;
      })));
    const draw = () => {
      seats.forEach((one, seat) => {
        one.textContent = `${fields[seat].dataset.name} ${count(seat)}`;
        one.setAttribute("aria-pressed", seat === chosen);
      });
      for (const [key, one] of cards) {
        const seat = of.get(key);
        one.replaceChildren(key[1] === "T" ? "10" : key[1], make("small", {}, seat === undefined ? "\u00a0" : fields[seat].dataset.seat));
        one.setAttribute("aria-label", `${SUITS[key[0]]}${key[1]} ${seat === undefined ? "" : fields[seat].dataset.name}`);
        one.setAttribute("aria-pressed", seat === chosen);
      }
    };
    const clear = make("button", { type: "button", onclick: () => { of.clear(); chosen = 0; write(); draw(); } }, box.dataset.clear);
    box.addEventListener("input", () => { read(); draw(); });
    const who = make("div", { className: "seats", role: "group", ariaLabel: box.dataset.to }, ...seats);
    box.append(make("div", { className: "pack" }, make("p", {}, box.dataset.to), who, ...rows, clear));
    read();
    draw();
  }
};
build();
document.addEventListener("swapped", build);
