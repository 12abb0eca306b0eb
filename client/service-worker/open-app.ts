type Windows = Pick<Clients, "matchAll" | "openWindow">;

/** The message to an open page when one of our notifications is pressed; `client/app/notification-press.ts` listens. */
export type OpenMessage = { readonly type: "hearken.open"; readonly path: string };

/** The page that a notification of ours leads to; the first page where its data names none. */
export function pageOf(data: unknown): string {
  const path = typeof data === "object" && data !== null && "path" in data ? data.path : null;
  return typeof path === "string" ? path : "/";
}

/**
 * Leads to the page of the notification. An open app is asked to go there itself, because it knows whether the person is
 * in the middle of a talk.
 */
export async function openApp(windows: Windows, path: string): Promise<void> {
  const [open] = await windows.matchAll({ type: "window", includeUncontrolled: true });
  if (!open) return void (await windows.openWindow(path));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's pages have no other origin
  open.postMessage({ type: "hearken.open", path } satisfies OpenMessage);
  await open.focus();
}
