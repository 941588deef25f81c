// A token that is shown once is copied with one tap. Phones in the room have no secure context, and
// so perhaps no clipboard: then the field is selected and copied as by hand.
for (const button of document.querySelectorAll("[data-copies]")) {
  const field = document.getElementById(button.dataset.copies);
  button.hidden = false;
  button.addEventListener("click", async () => {
    field.focus();
    field.select();
    let done = false;
    try {
      await navigator.clipboard.writeText(field.value);
      done = true;
    } catch {
      done = document.execCommand("copy");
    }
    if (done) button.textContent = button.dataset.done;
  });
}
