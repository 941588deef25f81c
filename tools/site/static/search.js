// Looks through the index (`toSearch`) without any server. What is typed and what is searched are
// folded alike: width, case and kana do not matter. Words are found by their beginnings; Japanese,
// which has no spaces, as it is typed, or else by its pairs of characters.
(() => {
const input = document.getElementById("q"), found = document.getElementById("found");
const said = document.getElementById("said"), doors = document.getElementById("doors");
const words = found.dataset, root = words.root;
const FEW = 6, ENOUGH = 0.4, FIRST = 500;
const WORTH = { sheet: 1.4, law: 1.15, case: 1, doc: 1 }; // what one most likely looks for
const desk = window.wordsOfTheDesk; // the words of the desk's own search, and what they weigh
const NOTHING = new Set(desk.nothing);

const fold = (text) => text.normalize("NFKC").toLowerCase()
  .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
  .replace(/[ー・]/g, "");
const stem = (word) => {
  const bare = word.length > 3 ? word.replace(/(?:ies|ing|ed|es|s|e)$/, "") : word;
  if (bare.length < 3) return word;
  return bare.length > 3 && bare.at(-1) === bare.at(-2) ? bare.slice(0, -1) : bare;
};
// "Law 27 B1(a)", "L27B1a" and 第27条B項1(a) are one number.
const number = (text) => text.normalize("NFKC").toLowerCase().replace(/laws?|[\s()[\].,:、第条項号§-]/g, "").replace(/^l/, "");
const isNumber = (text) => /^\d{1,2}(?:[a-z](?:\d(?:[a-z](?:[ivx]+)?)?)?)?$/.test(text);
const inFull = (word) => desk.inFull[word] || word; // UI is unauthorised information
const terms = (text) => (fold(text).match(/[a-z0-9]+|[^\x00-\x7f\s、。「」（）？]+/g) || []).flatMap((one) => inFull(one).split(" ")).filter((one) => !NOTHING.has(one));
const pairs = (text) => text.length < 3 ? [text] : Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2));

const flat = (text) => " " + fold(text).replace(/[^\p{L}\p{N}]+/gu, " ");
const entries = (window.toSearch || []).map(([kind, link, title, text, others]) => ({
  kind, link, title, text, law: kind === "law" ? number(others) : "",
  procedure: kind === "sheet" ? others.split(" ", 1)[0] : "",
  fields: [[title, 6], [others || "", 5], [text, 1]].map(([of, worth]) => [flat(of), worth]),
}));

// How well a word fits an entry: the best of title, other words and text. English words are found
// by their stems where a word begins, Japanese wherever it stands.
const isWord = (term) => /^[a-z0-9]/.test(term);
const fit = (term, entry) => {
  const bare = stem(term);
  let best = 0;
  for (const [text, worth] of entry.fields) {
    if (worth <= best) continue;
    if (!isWord(term)) {
      if (text.includes(term)) best = worth;
      continue;
    }
    const at = text.indexOf(" " + bare);
    if (at >= 0) best = Math.max(best, worth * (stem(text.slice(at + 1).split(" ", 1)[0]) === bare ? 1 : 0.8));
  }
  return best * WORTH[entry.kind];
};
const fitAll = (term) => entries.map((entry) => fit(term, entry));
const rarity = (fits) => Math.log(1 + entries.length / (fits.reduce((sum, one) => sum + (one > 0), 0) || Infinity));
// What is not written in one piece, as a sentence in Japanese, fits half as well by its pairs of
// characters: the rarer a pair, the more it tells.
const fitsOf = (term) => {
  const whole = fitAll(term);
  if (isWord(term) || term.length < 3) return whole;
  const sums = new Float64Array(entries.length), shares = new Float64Array(entries.length);
  let all = 0;
  for (const pair of new Set(pairs(term))) {
    const fits = fitAll(pair), rare = rarity(fits);
    all += rare;
    fits.forEach((one, at) => { sums[at] += one * rare; shares[at] += one > 0 ? rare : 0; });
  }
  return whole.map((one, at) => one || (all && shares[at] >= ENOUGH * all ? sums[at] / all / 2 : 0));
};

// Which procedures are meant, the most likely first: what laws/entrances/search.py does, step by
// step, with the same words.
const spoken = (() => {
  const keys = Object.keys(desk.procedures);
  const phrases = desk.phrases.map(([key, worth, ...of]) => ({ key, worth, of: of.map((at) => desk.terms[at]) }));
  const having = new Map(), said = new Map(keys.map((key) => [key, new Map()])), all = new Map();
  for (const { key, worth, of } of phrases) {
    for (const term of of) {
      if (!having.has(term)) having.set(term, new Set());
      having.get(term).add(key);
      said.get(key).set(term, (said.get(key).get(term) || 0) + worth);
      all.set(key, (all.get(key) || 0) + worth);
    }
  }
  const rare = new Map([...having].map(([term, of]) => [term, Math.log(1 + keys.length / of.size)]));
  return { phrases, rare, share: (key, term) => (said.get(key).get(term) || 0) / all.get(key) };
})();
const every = (pattern) => new RegExp(pattern, "g");
const termsOfTheDesk = (text) => {
  const plain = fold(text).replace(every(desk.not), "$1 not")
    .replace(every(desk.count), (count) => "一二三四五".indexOf(count) + 1).replace(every(desk.bid), desk.aBid);
  return (plain.match(every(desk.word)) || []).flatMap((word) => {
    if (/[^\x00-\x7f]/.test(word)) {
      const kept = word.replace(/[^\p{L}\p{N}]/gu, "");
      return kept.length > 1 ? Array.from({ length: kept.length - 1 }, (_, at) => kept.slice(at, at + 2)) : kept ? [kept] : [];
    }
    if (NOTHING.has(word)) return [];
    const bare = (desk.spelled[word] || word).replace(new RegExp(desk.endings), "");
    return [bare.length > 3 && bare.at(-1) === bare.at(-2) ? bare.slice(0, -1) : bare];
  });
};
// How many characters two words share, in their order: the longest piece, and what is on its sides.
const shared = (a, b) => {
  let most = 0, x = 0, y = 0;
  for (let i = 0; i < a.length; i++) for (let j = 0; j < b.length; j++) {
    let k = 0;
    while (i + k < a.length && j + k < b.length && a[i + k] === b[j + k]) k++;
    if (k > most) [most, x, y] = [k, i, j];
  }
  return most && most + shared(a.slice(0, x), b.slice(0, y)) + shared(a.slice(x + most), b.slice(y + most));
};
const nearest = (term) => {
  let best = 0.8, near = [];
  for (const known of desk.terms) {
    if (2 * Math.min(term.length, known.length) < best * (term.length + known.length)) continue;
    const alike = 2 * shared(known, term) / (term.length + known.length);
    if (alike > best || (alike === best && (!near.length || known > near[0]))) [best, near] = [alike, [known]];
  }
  return near;
};
const meant = (typed) => {
  const asked = termsOfTheDesk(typed), wanted = new Map();
  let lost = 0, guessed = false;
  const strange = new Set();
  asked.forEach((term, place) => {
    if (spoken.rare.has(term)) { wanted.set(term, 1); return; }
    let near = place === asked.length - 1 && term.length > 2 ? desk.terms.filter((known) => known.startsWith(term)) : [];
    if (!near.length && isWord(term)) guessed = true; // two words of Japanese make pairs that nobody has
    if (!near.length && term.length > 3) near = nearest(term);
    for (const known of near) if (!wanted.has(known)) wanted.set(known, desk.partly);
    if (!near.length) strange.add(term);
  });
  for (const term of strange) lost += isWord(term) ? desk.strange : desk.strangePair;
  const worth = (term) => spoken.rare.get(term) * (wanted.get(term) || 0);
  const known = [...wanted.keys()].reduce((sum, term) => sum + worth(term), 0), best = new Map();
  for (const { key, worth: of, of: words } of spoken.phrases) {
    const common = words.reduce((sum, term) => sum + worth(term), 0);
    if (!common) continue;
    const whole = words.reduce((sum, term) => sum + spoken.rare.get(term), 0);
    best.set(key, Math.max(best.get(key) || 0, of * 2 / ((known + lost) / common + whole / common)));
  }
  const told = (key) => {
    const heard = [...wanted.keys()].reduce((sum, term) => sum + worth(term) * Math.min(1, desk.often * spoken.share(key, term)), 0);
    return (best.get(key) + heard / known) * desk.procedures[key];
  };
  const ranked = [...best.keys()].map((key) => [told(key), key]).sort((a, b) => b[0] - a[0]);
  return { guessed, keys: ranked.map(([, key]) => key).filter((key) => best.get(key) >= desk.least) };
};

const search = (typed) => {
  const asked = terms(typed), law = number(typed);
  const scores = new Float64Array(entries.length), met = new Uint8Array(entries.length);
  for (const term of asked) {
    const fits = fitsOf(term), rare = rarity(fits);
    fits.forEach((one, at) => { scores[at] += one * rare; met[at] += one > 0; });
  }
  const most = met.reduce((sum, one) => Math.max(sum, one), 0);
  const { keys, guessed } = isNumber(law) ? { keys: [], guessed: false } : meant(typed);
  // A word that the desk has only guessed at may well be one of the documentation.
  const first = guessed && most === asked.length ? 0.01 : FIRST;
  const list = entries.map((entry, at) => {
    const rank = keys.indexOf(entry.procedure);
    if (rank >= 0) return [first * (1 - rank / 1000), entry];
    // The clause itself first, then what is below it.
    const named = isNumber(law) && entry.law.startsWith(law) ? 1000 - entry.law.length : 0;
    const score = met[at] === most ? scores[at] : 0;
    return [named + score * (1 + 0.3 * Math.min(1, typed.length / entry.title.length)), entry]; // short titles first
  });
  return list.filter(([score]) => score > 0).sort((a, b) => b[0] - a[0]);
};

// Some of the text around the first word that was found, as it is written.
const around = (entry, asked) => {
  const folded = [...entry.text].map(fold).join("\u0000").split("\u0000");
  const flat = folded.join("");
  let at = -1;
  for (const term of asked) {
    at = flat.indexOf(/^[a-z0-9]/.test(term) ? stem(term) : term);
    if (at >= 0) break;
  }
  let place = 0;
  for (let length = 0; place < folded.length && length < at; place++) length += folded[place].length;
  let from = Math.max(0, (at < 0 ? 0 : place) - 30);
  while (from && from < place && /[^\s、。？]/.test(entry.text[from - 1] || " ") && /[\x21-\x7e]/.test(entry.text[from])) from++; // whole words
  const most = /[\u3040-\u9fff]/.test(entry.text) ? 80 : 160; // two lines
  const text = [...entry.text].slice(from, from + most).join("").replace(/^[\s、。？,.?;:]+/, "");
  return (from ? "…" : "") + text + (from + most < folded.length ? "…" : "");
};

const row = (entry, asked) => {
  const item = document.createElement("li"), link = document.createElement("a");
  const title = document.createElement("strong"), text = document.createElement("span");
  link.href = root + entry.link;
  title.textContent = entry.title;
  text.textContent = around(entry, asked);
  if (entry.kind === "doc") link.lang = "en";
  link.append(title, text);
  item.append(link);
  return item;
};

const section = (kind, list, asked) => {
  const part = document.createElement("section"), head = document.createElement("h2");
  const rows = document.createElement("ul");
  head.textContent = `${words[kind]} (${list.length})`;
  rows.className = "results";
  rows.append(...list.slice(0, FEW).map((entry) => row(entry, asked)));
  part.append(head, rows);
  if (list.length > FEW) {
    const more = document.createElement("button");
    more.type = "button";
    more.textContent = words.more.replace("{count}", list.length);
    more.addEventListener("click", () => {
      rows.append(...list.slice(FEW).map((entry) => row(entry, asked)));
      more.remove();
      rows.children[FEW].firstChild.focus();
    });
    part.append(more);
  }
  return part;
};

const show = () => {
  const typed = input.value.trim(), asked = terms(typed);
  const list = typed ? search(typed) : [];
  doors.hidden = list.length > 0;
  said.textContent = !typed ? "" : list.length ? words.some.replace("{count}", list.length) : words.none;
  const best = new Map();
  for (const [, entry] of list) {
    if (!best.has(entry.kind)) best.set(entry.kind, []);
    best.get(entry.kind).push(entry);
  }
  // The kind with the best entry first.
  found.replaceChildren(...[...best].map(([kind, of]) => section(kind, of, asked)));
};

let timer = 0;
const keep = () => {
  try { history.replaceState(null, "", input.value.trim() ? "?q=" + encodeURIComponent(input.value.trim()) : location.pathname); }
  catch { /* some browsers refuse this for files on a disk */ }
};
input.value = new URLSearchParams(location.search).get("q") || "";
input.addEventListener("input", (event) => {
  clearTimeout(timer);
  if (!event.isComposing) timer = setTimeout(() => { show(); keep(); }, 80);
});
input.addEventListener("compositionend", () => { show(); keep(); });
input.form.addEventListener("submit", (event) => { event.preventDefault(); show(); keep(); });
show();
})();
