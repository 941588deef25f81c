// Looks through the index (`toSearch`) without any server. What is typed and what is searched are
// folded alike: width, case and kana do not matter. Words are found by their beginnings; Japanese,
// which has no spaces, as it is typed, or else by its pairs of characters.
(() => {
const input = document.getElementById("q"), found = document.getElementById("found");
const said = document.getElementById("said"), doors = document.getElementById("doors");
const words = found.dataset, root = words.root;
const FEW = 6, ENOUGH = 0.4, OTHERS = 5;
const WORTH = { sheet: 1.4, law: 1.15, case: 1, doc: 1 }; // what one most likely looks for
const NOTHING = new Set("a an and are as at be by did do for from had has have i in is it my of on or that the their they this to was were what who with".split(" "));

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
const terms = (text) => (fold(text).match(/[a-z0-9]+|[^\x00-\x7f\s、。「」（）？]+/g) || []).filter((one) => !NOTHING.has(one));
const pairs = (text) => text.length < 3 ? [text] : Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2));

const flat = (text) => " " + fold(text).replace(/[^\p{L}\p{N}]+/gu, " ");
const entries = (window.toSearch || []).map(([kind, link, title, text, others]) => ({
  kind, link, title, text, law: kind === "law" ? number(others) : "",
  fields: [[title, 6], [others || "", OTHERS], [text, 1]].map(([of, worth]) => [flat(of), worth]),
  phrases: (others || "").split("\n").map(flat),
}));

// How well a word fits an entry: the best of title, other words and text. English words are found
// by their stems where a word begins, Japanese wherever it stands.
const isWord = (term) => /^[a-z0-9]/.test(term);
// Japanese shows not where a word begins: 落とした stands in 見落とした, too. The more of a phrase it
// is, the more likely it is meant, as the desk's own search has it.
const share = (term, phrases) => Math.max(...phrases.map((one) => one.includes(term) ? term.length / (one.length - 1) : 0));
const fit = (term, entry, most) => {
  const bare = stem(term);
  let best = 0;
  for (const [text, worth] of entry.fields) {
    if (worth <= best) continue;
    if (!isWord(term)) {
      if (text.includes(term)) best = Math.max(best, worth === OTHERS ? worth * (1 + share(term, entry.phrases) / most) / 2 : worth);
      continue;
    }
    const at = text.indexOf(" " + bare);
    if (at >= 0) best = Math.max(best, worth * (stem(text.slice(at + 1).split(" ", 1)[0]) === bare ? 1 : 0.8));
  }
  return best * WORTH[entry.kind];
};
const fitAll = (term) => {
  const most = isWord(term) ? 1 : entries.reduce((best, entry) => Math.max(best, share(term, entry.phrases)), 0) || 1;
  return entries.map((entry) => fit(term, entry, most));
};
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

const search = (typed) => {
  const asked = terms(typed), law = number(typed);
  const scores = new Float64Array(entries.length), met = new Uint8Array(entries.length);
  for (const term of asked) {
    const fits = fitsOf(term), rare = rarity(fits);
    fits.forEach((one, at) => { scores[at] += one * rare; met[at] += one > 0; });
  }
  const most = met.reduce((sum, one) => Math.max(sum, one), 0);
  const list = entries.map((entry, at) => {
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
