// What the window around the desk says: while it starts, and one line at its foot.
// The address of the page is kept behind the hash, so that the app opens where it was.
export const inside = () => (/^#\/(?!\/)/.test(location.hash) ? location.hash.slice(1) : "/");

// Words in the language of the device, or as it was chosen on a page.
export const words = JSON.parse(document.getElementById("words").textContent);
const chosen = () => {
  try { return localStorage.getItem("bridgelaw-lang"); } catch { return null; }
};
const language = () => (words[chosen()] ? chosen() : navigator.languages.map((one) => one.slice(0, 2)).find((one) => words[one]) || "en");
export const say = (name, values = {}) => words[language()][name].replace(/\{(\w+)\}/g, (_, hole) => values[hole]);
document.documentElement.lang = language();

// One line at the foot, with what can be done about it: the most urgent first. An advice that was
// closed does not come again.
const URGENT = ["nothing_kept", "nearly_full", "update", "install", "install_apple", "one_file"], ADVICE = /^install|^one_file/;
const strip = document.getElementById("told"), told = [];
const closed = (name) => { try { return localStorage.getItem("bridgelaw-closed-" + name); } catch { return null; } };
export function tell(name, { values, acts = [] } = {}) {
  if (told.some((one) => one.name === name) || closed(name)) return;
  told.push({ name, values, acts });
  told.sort((one, other) => URGENT.indexOf(one.name) - URGENT.indexOf(other.name));
  showTold();
}
export function untell(name) {
  const at = told.findIndex((one) => one.name === name);
  if (at >= 0) told.splice(at, 1);
  showTold();
}
export function showTold() {
  // An advice waits for the first page: nobody is to read it in the middle of a ruling.
  const first = told.find((one) => inside().split("?")[0] === "/" || !ADVICE.test(one.name));
  strip.hidden = !first;
  strip.replaceChildren();
  if (!first) return;
  const text = document.createElement("span");
  text.textContent = say(first.name, first.values);
  strip.append(text);
  const close = () => {
    if (ADVICE.test(first.name)) try { localStorage.setItem("bridgelaw-closed-" + first.name, "yes"); } catch { /* it comes again */ }
  };
  for (const [word, act] of [...first.acts, ["close", close]]) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = say(word);
    button.addEventListener("click", () => { untell(first.name); act(); });
    strip.append(button);
  }
}

// While it starts.
const bar = document.getElementById("bar"), doing = document.getElementById("doing");
export function step(name, values, share) {
  doing.textContent = say(name, values);
  bar.hidden = share === undefined;
  if (share !== undefined) bar.value = share;
}
export const megabytes = (bytes) => Math.round(bytes / 1e6);
export function failed(name, why = "") {
  document.body.dataset.state = "failed";
  bar.hidden = true;
  doing.textContent = say(name);
  const more = document.getElementById("why");
  more.textContent = why;
  more.hidden = !why;
  document.getElementById("again").hidden = false;
}
document.getElementById("again").addEventListener("click", () => location.reload());
document.getElementById("again").textContent = say("again");

// A page of the desk is shown: the window takes over its title, language and colours.
export function like(page) {
  document.body.dataset.state = "open";
  document.title = page.title;
  const { lang, dataset } = page.documentElement;
  if (words[lang] && lang !== document.documentElement.lang) {
    document.documentElement.lang = lang;
    try { localStorage.setItem("bridgelaw-lang", lang); } catch { /* it is asked of the device again */ }
  }
  document.documentElement.dataset.theme = dataset.theme || "auto";
}

// A file that the desk has made is kept by the person: browsers save it, phones share it.
export const isApple = /iPhone|iPad/.test(navigator.userAgent);
export async function saveFile(answer) {
  const name = /filename="?([^";]+)/.exec(answer.headers.get("Content-Disposition") || "")?.[1] || "bridgelaw";
  const file = new File([await answer.blob()], name, { type: answer.headers.get("Content-Type") || "" });
  if (isApple && navigator.canShare?.({ files: [file] })) {
    // Closing the sheet without a choice is none of an error.
    await navigator.share({ files: [file] }).catch(() => {});
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}
