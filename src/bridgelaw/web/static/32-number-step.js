// A number that is stepped by its two buttons.
for (const button of document.querySelectorAll("[data-by]")) {
  button.hidden = false;
  button.addEventListener("click", () => {
    const field = button.parentElement.querySelector("input");
    const least = Number(field.dataset.least ?? 1), most = Number(field.dataset.most ?? 999);
    field.value = Math.min(most, Math.max(least, (parseInt(field.value, 10) || 0) + Number(button.dataset.by)));
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
