// Shows times in the reader's own zone, deletes mail, and refreshes the list when mail arrives.
for (const time of document.querySelectorAll("time")) {
  time.textContent = new Date(time.dateTime).toLocaleString(undefined, {
    dateStyle: "medium",
    timeStyle: "short",
  });
}

async function remove(path) {
  await fetch(path, { method: "DELETE" });
  location.assign("/");
}

for (const button of document.querySelectorAll("[data-delete]")) {
  button.addEventListener("click", () => void remove(button.dataset.delete));
}

const list = document.querySelector("[data-newest]");

async function waitForMail() {
  const after = encodeURIComponent(list.dataset.newest);
  const response = await fetch(`/api/messages?wait=25&after=${after}`);
  const messages = await response.json();
  if (messages.length > 0) location.reload();
  else void waitForMail();
}

if (list) waitForMail().catch(() => undefined);
