import { tabStorage } from "#client/lib/browser-storage.ts";

const key = "hearken.thanked";

/** Whether this tab has said thanks for a payment already, also before it was loaded again. */
export function wasThanked(sessionId: string): boolean {
  return tabStorage.getItem(key) === sessionId;
}

/** Remembers it for as long as the tab is open. */
export function noteThanked(sessionId: string): void {
  tabStorage.setItem(key, sessionId);
}
