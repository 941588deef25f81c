// Results while one types, under the field: arrows choose, Enter goes there, Escape closes.
// It is a combobox with a list box, as the ARIA Authoring Practices have it.
[...document.querySelectorAll("form[role=search] input[name=q]")].forEach((input, number) => {
  const form = input.form, list = document.createElement("div"), [whole, said] = ["p", "p"].map((name) => document.createElement(name));
  list.className = "hits";
  list.id = `hits-${number}`;
  list.hidden = true;
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", input.getAttribute("aria-label") || input.labels[0]?.textContent || "");
  said.className = "visually-hidden";
  said.setAttribute("role", "status");
  whole.className = "in-full";
  whole.hidden = true;
  whole.setAttribute("aria-hidden", "true"); // the field has been read
  const unfold = () => { whole.hidden = input.scrollWidth <= input.clientWidth; whole.textContent = input.value; };
  form.append(whole, list, said);
  for (const [name, value] of [["role", "combobox"], ["aria-autocomplete", "list"], ["aria-controls", list.id], ["aria-expanded", "false"]]) input.setAttribute(name, value);
  let chosen = -1, timer = 0, asking = null, shown = "";
  const options = () => [...list.querySelectorAll("[role=option]")];
  const choose = (place) => {
    const all = options();
    chosen = all.length ? (place + all.length + 1) % (all.length + 1) : -1;
    if (chosen === all.length) chosen = -1; // back in the field
    all.forEach((one, at) => one.setAttribute("aria-selected", at === chosen));
    if (chosen < 0) input.removeAttribute("aria-activedescendant");
    else {
      input.setAttribute("aria-activedescendant", all[chosen].id);
      all[chosen].scrollIntoView({ block: "nearest" });
    }
  };
  const open = (isOpen) => {
    list.hidden = !isOpen || !list.childElementCount;
    input.setAttribute("aria-expanded", !list.hidden);
    if (!isOpen) choose(-1);
  };
  const close = () => { clearTimeout(timer); asking?.abort(); open(false); };
  const ask = async () => {
    const typed = input.value.trim();
    asking?.abort();
    if (!typed) { shown = ""; list.replaceChildren(); said.textContent = ""; open(false); return; }
    if (typed === shown) { open(true); return; }
    const mine = asking = new AbortController();
    try {
      const answer = await fetch(document.documentElement.dataset.root + "/search/as-typed?" + new URLSearchParams({ q: typed }), { signal: mine.signal });
      if (!answer.ok) return;
      const found = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("[data-found]");
      if (!found || mine.signal.aborted || document.activeElement !== input) return;
      shown = typed;
      list.replaceChildren(...found.children);
      options().forEach((one, at) => { one.id = `${list.id}-${at}`; });
      choose(-1);
      open(true);
      said.textContent = found.dataset.found;
    } catch { /* without an answer there is the page of the search */ }
  };
  input.addEventListener("input", () => { unfold(); clearTimeout(timer); timer = setTimeout(ask, 120); });
  input.addEventListener("focus", () => { unfold(); if (shown && input.value.trim() === shown) open(true); });
  input.addEventListener("blur", close);
  input.addEventListener("keydown", (event) => {
    if (event.isComposing) return; // Enter ends a word in Japanese
    if (event.key === "Escape" && !list.hidden) { event.preventDefault(); close(); }
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (list.hidden) ask(); else choose(chosen + (event.key === "ArrowDown" ? 1 : -1));
    } else if (event.key === "Enter" && chosen >= 0) {
      event.preventDefault();
      location.assign(options()[chosen].dataset.href);
    }
  });
  list.addEventListener("pointerdown", (event) => event.preventDefault()); // the field keeps the focus
  list.addEventListener("mousedown", (event) => event.preventDefault());
  list.addEventListener("click", (event) => {
    const one = event.target.closest("[role=option]");
    if (one) location.assign(one.dataset.href);
  });
});
