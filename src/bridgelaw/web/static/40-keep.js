// Another language, colours or size: what was typed and opened on the page goes along.
{
  const fieldsOf = (form) => [...form.elements].filter((field) =>
    field.name && !field.disabled && !/^(hidden|password|file|submit|button|range)$/.test(field.type));
  const kept = "bridgelaw-typed";
  document.addEventListener("click", (event) => {
    const link = event.target.closest(".looks a");
    if (!link || !/[?&](lang|theme|size)=/.test(link.search)) return;
    const forms = [...document.forms].map((form) =>
      fieldsOf(form).map((field) => [field.name, field.value, field.checked]));
    const open = [...document.querySelectorAll("main details")].map((one) => one.open);
    sessionStorage.setItem(kept, JSON.stringify([link.pathname, forms, open]));
  });
  try {
    const [path, forms, open] = JSON.parse(sessionStorage.getItem(kept)) || [];
    sessionStorage.removeItem(kept);
    if (path === location.pathname) {
      const details = document.querySelectorAll("main details");
      if (details.length === open.length) details.forEach((one, at) => { one.open = open[at]; });
      [...document.forms].forEach((form, at) => {
        const before = forms[at] || [];
        fieldsOf(form).forEach((field, place) => {
          const [name, value, checked] = before[place] || [];
          if (name !== field.name) return;
          if (/^(checkbox|radio)$/.test(field.type)) {
            if (value !== field.value || checked === field.checked) return;
            field.checked = checked;
          } else {
            if (value === field.value) return;
            field.value = value;
          }
          field.dispatchEvent(new Event("input", { bubbles: true }));
          field.dispatchEvent(new Event("change", { bubbles: true }));
        });
      });
    }
  } catch { /* Nothing was kept, or it cannot be read. */ }
}
