// A preset that is chosen is written into its field, where it can be changed.
document.addEventListener("change", (event) => {
  const chosen = event.target.selectedOptions?.[0]?.dataset.shows;
  const field = document.getElementById(event.target.dataset?.fills);
  if (chosen && field) {
    field.value = chosen;
    event.target.value = "";
    field.focus();
  }
});
