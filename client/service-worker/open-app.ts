type Windows = Pick<Clients, "matchAll" | "openWindow">;

/** The page that a notification of ours leads to; the first page where its data names none. */
export function pageOf(data: unknown): string {
  const path = typeof data === "object" && data !== null && "path" in data ? data.path : null;
  return typeof path === "string" ? path : "/";
}

/** Leads to the app as it stands, wherever the person is in it; where it isn't open, to the page of the notification. */
export async function openApp(windows: Windows, path: string): Promise<void> {
  const [open] = await windows.matchAll({ type: "window", includeUncontrolled: true });
  if (open) await open.focus();
  else await windows.openWindow(path);
}
