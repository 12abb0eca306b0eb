// The pages work without this; it fills in a practice card and prevents double submission.
for (const button of document.querySelectorAll("[data-card]")) {
  button.addEventListener("click", () => {
    const field = document.querySelector("#card");
    field.value = button.dataset.card;
    field.focus();
  });
}

for (const form of document.querySelectorAll("form[data-once]")) {
  form.addEventListener("submit", (event) => {
    if (form.dataset.sent === "yes") event.preventDefault();
    form.dataset.sent = "yes";
    const pressed = event.submitter;
    if (pressed?.dataset.busy) pressed.textContent = pressed.dataset.busy;
    pressed?.setAttribute("aria-disabled", "true");
  });
}

// The back button restores the page with its button disabled, so enable it again.
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});

document.querySelector("[data-focus]")?.focus();
