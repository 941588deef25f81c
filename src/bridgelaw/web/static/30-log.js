// What is left of a period, each second; counted from the page's own time, since clocks differ.
const running = [...document.querySelectorAll("[data-left]")].map((shown) => {
  return { shown, end: Date.now() + 1000 * Number(shown.dataset.left) };
});
const two = (number) => String(number).padStart(2, "0");
const count = () => {
  for (const { shown, end } of running) {
    const left = Math.max(0, Math.round((end - Date.now()) / 1000));
    const hours = Math.floor(left / 3600);
    const minutes = Math.floor(left / 60) % 60;
    // A clock by itself is read as clocks are: 4:42.
    const alone = shown.dataset.text === "{time}" && !hours;
    const clock = (alone ? minutes : two(minutes)) + ":" + two(left % 60);
    const text = shown.dataset.text.replace("{time}", (hours ? hours + ":" : "") + clock);
    shown.textContent = left ? text : shown.dataset.over;
  }
};
if (running.length) setInterval(count, 1000);
for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
