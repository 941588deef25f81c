// A trainee of a class: the teacher sees where they are.
const at = document.querySelector("[data-seen]");
if (at) fetch(at.action, { method: "POST", body: new URLSearchParams(new FormData(at)), keepalive: true }).catch(() => {});
