// Pages work without this. It only saves steps.
// Keeps a form from being sent twice.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.dataset.sent) { event.preventDefault(); return; }
  if (form.method === "post") {
    form.dataset.sent = "yes";
    setTimeout(() => { delete form.dataset.sent; }, 4000);
  }
});
// What is wrong may stand below what can be seen.
addEventListener("load", () => {
  if (!document.querySelector(":target")) document.querySelector("main [role=alert]")?.scrollIntoView({ block: "nearest" });
});
addEventListener("pageshow", () => {
  for (const form of document.forms) delete form.dataset.sent;
});
// A sound of two tones. A browser that nobody has touched plays nothing; what is seen is there all the same.
let player = null;
window.sounding = (...tones) => { // for the other scripts, each of which has a scope of its own
  try {
    player = player || new AudioContext();
    player.resume();
    tones.forEach((tone, place) => {
      const sound = player.createOscillator(), loud = player.createGain(), at = player.currentTime + place / 4;
      sound.frequency.value = tone;
      loud.gain.value = 0.15;
      sound.connect(loud).connect(player.destination);
      sound.start(at);
      sound.stop(at + 0.2);
    });
  } catch { /* no sound here */ }
};
