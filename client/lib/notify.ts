type Notice = {
  readonly title: string;
  readonly body: string;
  /** Replaces a visible notification with the same tag. */
  readonly tag: string;
  /** The page of ours that a press opens where none is open; `client/service-worker/sw.ts` reads it. */
  readonly path: string;
};

/**
 * Shows a notification if the person allowed them. Browsers on Android reject `new Notification()`, so the
 * service worker shows it; the page does so where there is no worker, as in private windows.
 */
export async function notify(notice: Notice): Promise<void> {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  if (!(await showByWorker(notice))) showByPage(notice);
}

async function showByWorker({ title, body, tag, path }: Notice): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration || !("showNotification" in registration)) return false;
    await registration.showNotification(title, { body, tag, icon: "/icon-192.png", data: { path } });
    return true;
  } catch {
    return false;
  }
}

function showByPage({ title, body, tag }: Notice): void {
  try {
    const shown = new Notification(title, { body, tag });
    shown.addEventListener("click", () => window.focus());
  } catch {
    // Ignored, because the toast on the page says the same.
  }
}
