// A number that is stepped by its two buttons, also on a page that was put in place of another.
const found = () => { for (const button of document.querySelectorAll("[data-by]")) button.hidden = false; };
document.addEventListener("click", ({ target }) => {
  const button = target.closest?.("[data-by]");
  if (!button) return;
  const field = button.parentElement.querySelector("input");
  const least = Number(field.dataset.least ?? 1), most = Number(field.dataset.most ?? 999);
  field.value = Math.min(most, Math.max(least, (parseInt(field.value, 10) || 0) + Number(button.dataset.by)));
  field.dispatchEvent(new Event("input", { bubbles: true }));
});
found();
document.addEventListener("swapped", found);
