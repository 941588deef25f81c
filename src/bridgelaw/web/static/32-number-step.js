// A number that is stepped by its two buttons.
for (const button of document.querySelectorAll("[data-by]")) {
  button.hidden = false;
  button.addEventListener("click", () => {
    const field = button.parentElement.querySelector("input");
    field.value = Math.max(1, (parseInt(field.value, 10) || 0) + Number(button.dataset.by));
  });
}
