// The clock in the room: counts by itself, and asks the desk whether something was changed.
const EVERY = 3000;
let room = document.querySelector("[data-clock]");
if (room) {
  const two = (number) => String(number).padStart(2, "0");
  let began, end, noon, rings = false;
  // A sound when the round ends, where somebody wants it; this device remembers.
  const SOUND = "bridgelaw-sound";
  const isOn = () => { try { return localStorage.getItem(SOUND) === "on"; } catch { return false; } };
  const switched = () => {
    const button = room.querySelector("[data-sound]");
    button.hidden = false;
    button.setAttribute("aria-pressed", String(isOn()));
  };
  document.addEventListener("click", ({ target }) => {
    if (!target.closest("[data-sound]")) return;
    try { localStorage.setItem(SOUND, isOn() ? "off" : "on"); } catch { /* it stays as it is */ }
    if (isOn()) window.sounding(660);
    switched();
  });
  const read = () => {
    began = Date.now();
    const [hours, minutes, seconds] = room.dataset.now.split(":").map(Number);
    noon = 3600 * hours + 60 * minutes + seconds;
    const figures = room.querySelector("[data-count]");
    end = figures ? began + 1000 * Number(figures.dataset.count) : null;
    if (figures) figures.hidden = false;
    switched();
    show();
  };
  const show = () => {
    const passed = Math.floor((Date.now() - began) / 1000);
    const time = (noon + passed) % 86400;
    room.querySelector(".time time").textContent = two(Math.floor(time / 3600)) + ":" + two(Math.floor(time / 60) % 60);
    const figures = room.querySelector("[data-count]");
    if (!figures) return;
    const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    if (!left && rings && isOn()) window.sounding(660, 880, 660, 880);
    rings = left > 0 && figures.parentElement.classList.contains("running");
    const hours = Math.floor(left / 3600);
    const minutes = Math.floor(left / 60) % 60;
    figures.textContent = (hours ? hours + ":" + two(minutes) : minutes) + ":" + two(left % 60);
    const bar = room.querySelector("progress");
    bar.value = bar.max - left;
  };
  const ask = async () => {
    try {
      const answer = await fetch(location.href, { headers: { Accept: "text/html" } });
      if (!answer.ok) return;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const fresh = page.querySelector("[data-clock]");
      if (!fresh || fresh.dataset.clock === room.dataset.clock) return;
      room.replaceWith(fresh);
      room = fresh;
      read();
    } catch {
      // The desk cannot be reached: the clock goes on.
    }
  };
  read();
  setInterval(show, 250);
  setInterval(ask, EVERY);
}
