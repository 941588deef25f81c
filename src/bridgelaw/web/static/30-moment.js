// The moment page: what was tapped lies on the table, and the button says it. Nothing is asked
// of the server before the button is used.
const moment = document.querySelector("[data-moment]");
if (moment) {
  const says = JSON.parse(moment.dataset.says);
  const chosen = (name) => moment.querySelector(`input[type=radio][name="${name}"]:checked`);
  const label = (input) => input.getAttribute("aria-label") || input.parentElement.querySelector("strong")?.textContent || input.parentElement.textContent.trim();
  const seats = ["N", "E", "S", "W"];
  const names = Object.fromEntries(seats.map((one) => [one, says.seats[one]]));
  const values = () => {
    const found = {};
    const stage = chosen("stage")?.value;
    for (const input of moment.querySelectorAll("input[type=radio]:checked")) {
      if (input.name === "place" || (input.closest("[data-when]")?.dataset.when ?? stage) !== stage) continue;
      found[input.name] = seats.includes(input.value) && names[input.value] ? names[input.value]
        : ["suit", "led", "played"].includes(input.name) ? input.nextElementSibling.textContent.trim() : label(input);
    }
    for (const name of ["left", "claims", "trick", "now"]) if (Number(moment.elements[name]?.value)) found[name] = moment.elements[name].value;
    if (found.now && found.now === found.trick) { found.same = found.now; delete found.now; delete found.trick; }
    for (const box of moment.querySelectorAll("input[type=checkbox]:checked")) {
      const [name, one] = box.name.split("_");
      (found[name] ??= []).push(name === "shows" ? box.nextElementSibling.textContent.trim() : names[one]);
    }
    for (const name of ["called", "saw", "shows"]) if (found[name]) found[name] = several(found[name]);
    if (found.suit && found.rank) { found.card = found.suit + found.rank; delete found.suit; }
    const counts = seats.filter((one) => moment.elements[`count_${one}`] && moment.elements[`count_${one}`].value !== "13");
    if (counts.length) found.counts = counts.map((one) => `${names[one]} ${moment.elements[`count_${one}`].value}`).join(moment.dataset.comma);
    const who = chosen("who")?.value;
    if (!who && says.somebody && Object.keys(found).some((name) => name !== "stage" && !moment.querySelector(`[data-choice="${name}"]`))) found.who = says.somebody;
    if (who) {
      const at = seats.indexOf(who);
      ["lho", "partner", "rho"].forEach((role, step) => { found[role] = names[seats[(at + step + 1) % 4]]; });
    }
    return found;
  };
  const several = (words) => words.length < 2 ? words[0] : filled(says.and, { first: words.slice(0, -1).join(moment.dataset.comma), last: words.at(-1) });
  const filled = (pattern, found) => pattern.replace(/\{(\w+)\}/g, (_, name) => found[name]);
  const told = (pattern, found) => [...pattern.matchAll(/\{(\w+)\}/g)].every(([, name]) => found[name]);
  const lay = (at, text, kind = "") => {
    const place = moment.querySelector(`[data-lies="${at}"]`);
    if (place) { const card = document.createElement("b"); card.className = kind; card.textContent = text; paint(card); place.replaceChildren(card); }
  };
  const paint = (node) => {
    const suits = { "♠": "spade", "♥": "heart", "♦": "diamond", "♣": "club" };
    const text = node.textContent.replace(/\ufe0e/g, "");
    node.replaceChildren(...[...text].map((letter) => {
      if (!suits[letter]) return letter;
      const span = document.createElement("span");
      span.className = suits[letter]; span.textContent = letter + "\ufe0e";
      return span;
    }));
  };
  // Whose turn it was is assumed until it is tapped: the dealer's, or the player's before.
  let turnTold = Boolean(moment.querySelector("input[name=turn][checked]"));
  const assumeTurn = () => {
    const who = chosen("who")?.value;
    if (!says.turn || turnTold || !who) return;
    const dealer = moment.querySelector(".dealer")?.closest(".seat-plate").className.slice(-1);
    const turn = dealer && dealer !== who ? dealer : seats[(seats.indexOf(who) + 3) % 4];
    moment.querySelector(`input[name=turn][value=${turn}]`).checked = true;
  };
  const draw = () => {
    assumeTurn();
    const found = values();
    let first = says.says.find((one) => told(one, found)) || says.heading;
    let text = filled(first, found);
    text = text.charAt(0).toUpperCase() + text.slice(1);
    for (const one of says.adds) if (told(one, found) && [...one.matchAll(/\{\w+\}/g)].some(([hole]) => !first.includes(hole))) { text += moment.dataset.comma + filled(one, found); first += one; }
    let implied = says.stage;
    for (const choice of moment.querySelectorAll("[data-choice]")) {
      const one = chosen(choice.dataset.choice), made = says.makes[one?.name]?.[one.value];
      if (made?.[0] === "stage") implied = made[1];
      if (one && ![one.name, ...says.told_by[one.name]].some((name) => first.includes(`{${name}}`))) text += moment.dataset.comma + label(one);
    }
    const stage = chosen("stage")?.value;
    if (stage && stage !== implied) text += moment.dataset.comma + says.stages[stage];
    const button = moment.querySelector("[data-go]");
    button.textContent = text;
    paint(button);
    for (const place of moment.querySelectorAll("[data-lies]")) place.replaceChildren();
    const who = chosen("who")?.value, at = seats.indexOf(who), right = at < 0 ? "" : seats[(at + 3) % 4];
    if (who && found.call) lay(says.by === "partner" ? seats[(at + 2) % 4] : who, found.call, "is-it");
    if (who && says.awaits && stage === says.stage) lay(seats[(at + 2) % 4], "", "awaited");
    if (who && found.over) lay(right, found.over);
    if (who && (found.card || found.suit)) lay(who, found.card || found.suit, "is-it card");
    for (const low of moment.querySelectorAll("[data-low]")) {
      const one = low.parentElement.querySelector(":checked");
      low.textContent = one ? one.value : low.dataset.low;
      low.classList.toggle("chosen", Boolean(one));
    }
    if (who && moment.querySelector("[data-track]")) {
      const at = Number(moment.elements.trick.value), now = Number(moment.elements.now.value);
      moment.querySelectorAll("[data-track] span").forEach((one, place) => {
        one.className = place + 1 === at ? "at" : place + 1 < (now || at) ? "past" : "";
      });
    }
    if (who && found.played) lay(who, found.played, "is-it card");
    const middle = moment.querySelector("[data-middle]");
    if (!middle) { /* Nobody's seat matters. */ }
    else if (moment.querySelector(".counting")) middle.textContent = seats.reduce((sum, one) => sum + Number(moment.elements[`count_${one}`].value || 0), 0);
    else if (found.led) { middle.textContent = found.led; paint(middle); }
    else middle.textContent = who && (found.call || found.over || found.card || found.suit) ? "" : moment.elements.board.value;
    const here = [...moment.querySelectorAll(".life input")];
    const now = here.findIndex((one) => one.checked);
    here.forEach((one, place) => one.parentElement.classList.toggle("past", place < now));
    for (const slot of moment.querySelectorAll("[data-slot]")) {
      const value = slot.querySelector("b");
      value.textContent = found[slot.dataset.slot] || "";
      paint(value);
      const bids = slot.querySelector("[data-bids]");
      if (bids && found.who) bids.textContent = filled(bids.dataset.bids, found);
    }
    const follows = moment.querySelector("[data-follows]");
    if (follows) {
      follows.hidden = !told(follows.dataset.follows, found);
      if (!follows.hidden) follows.textContent = filled(follows.dataset.follows, found);
    }
  };
  // Two calls share one box: a slot says which of them is tapped.
  const slots = [...moment.querySelectorAll("[data-slot]")];
  const turn = (name) => {
    for (const slot of slots) slot.setAttribute("aria-pressed", String(slot.dataset.slot === name));
    for (const box of moment.querySelectorAll("[data-box]")) box.hidden = box.dataset.box !== name;
  };
  if (slots.length) {
    moment.querySelector("[data-slots]").hidden = false;
    for (const one of moment.querySelectorAll(".slot-name")) one.hidden = true;
    for (const slot of slots) slot.addEventListener("click", () => turn(slot.dataset.slot));
    turn("call");
  }
  const choose = (name, value) => { const one = moment.querySelector(`input[name="${name}"][value="${value}"]`); if (one) one.checked = true; };
  // The trick of the revoke, and the one that is played now: whether they have gone on.
  const goneOn = ({ name }) => {
    const { trick, now } = moment.elements;
    if (!trick || !["trick", "now"].includes(name)) return;
    if (name === "now" && !trick.value) trick.value = now.value;
    if (!now.value || Number(now.value) < Number(trick.value)) now.value = trick.value;
    choose("established", now.value === trick.value ? "no" : "played");
    if (["over", "scores"].includes(chosen("stage")?.value)) choose("stage", says.stage);
  };
  // A second tap takes a fact back; what has an everyday value keeps one.
  for (const input of moment.querySelectorAll("input[type=radio]")) {
    let was = false;
    const keeps = input.name === "stage" || input.closest("[data-choice]");
    input.parentElement.addEventListener("pointerdown", () => { was = input.checked; });
    input.addEventListener("click", () => {
      if (was && !keeps) { input.checked = false; draw(); }
      else if (slots.length && input.name === "call" && !chosen("over")) turn("over");
      was = false;
    });
    input.addEventListener("click", () => {
      if (input.name === "stage") input.closest(".life").classList.add("told");
      if (input.name === "turn") turnTold = input.checked;
      // A fact makes a choice; another choice takes the fact back.
      for (const [fact, by] of Object.entries(says.makes)) {
        const one = chosen(fact), [name, value] = (one && by[one.value]) || [];
        if (name !== input.name || value === input.value) continue;
        const usual = fact === "stage" ? says.stage : one.closest("[data-usual]")?.dataset.usual;
        const back = usual && moment.querySelector(`input[name="${fact}"][value="${usual}"]`);
        if (back) back.checked = true; else one.checked = false;
      }
      const made = input.checked && says.makes[input.name]?.[input.value];
      if (made && says.makes[made[0]]?.[chosen(made[0])?.value]?.[1] !== input.value) choose(...made);
      const gone = chosen("established")?.value, { trick, now } = moment.elements;
      if (now?.value && (gone === "after_play" || input.name === "established")) now.value = gone === "no" ? trick.value : "";
      draw();
    });
  }
  for (const button of moment.querySelectorAll("[data-step]")) {
    button.hidden = false;
    button.addEventListener("click", () => {
      const field = button.parentElement.querySelector("input");
      const most = Number(field.dataset.most || 999), least = Number(field.dataset.least ?? 1);
      const before = field.value === "" && field.name === "left" ? 7 : parseInt(field.value, 10) || 0;
      field.value = Math.min(most, Math.max(least, before + Number(button.dataset.step)));
      field.setAttribute("value", field.value);
      goneOn(field);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
  }
  moment.addEventListener("input", draw);
  moment.addEventListener("change", draw);
  // N, E, S and W choose seats where nothing is written.
  document.addEventListener("keydown", (key) => {
    const at = key.key.toUpperCase();
    if (key.ctrlKey || key.metaKey || key.altKey || key.target.matches("input:not([type=radio]), textarea") || !seats.includes(at)) return;
    const seat = moment.querySelector(`input[name=who][value=${at}]`);
    if (seat) { seat.checked = true; seat.focus(); draw(); }
  });
  // Who deals and who is vulnerable follows from the board.
  let waiting = 0;
  const follow = async () => {
    const address = new URL(location.href);
    for (const name of ["place", "board"]) address.searchParams.set(name, moment.elements[name].value);
    try {
      const page = new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html");
      for (const seat of seats) {
        const [old, next] = [moment, page].map((one) => one.querySelector(`.seat-plate.at-${seat}`));
        if (!old || !next) continue;
        for (const mark of old.querySelectorAll(".vul, .dealer")) mark.remove();
        for (const mark of next.querySelectorAll(".vul, .dealer")) old.append(mark);
        old.querySelector(".name")?.remove();
        const name = next.querySelector(".name");
        if (name) old.querySelector("strong")?.after(name);
      }
      document.querySelector(".title-bar p span").replaceWith(page.querySelector(".title-bar p span"));
    } catch { /* It stays as it is. */ }
  };
  moment.addEventListener("input", ({ target }) => {
    if (!["place", "board"].includes(target.name)) return;
    if (target.dataset.board) moment.elements.board.value = target.dataset.board;
    clearTimeout(waiting);
    waiting = setTimeout(follow, 250);
  });
  draw();
}
