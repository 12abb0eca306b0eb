const key = "hearken.thanked";
const thanked = new Set<string>();

/** Whether this tab has said thanks for a payment already, also before it was loaded again. */
export function wasThanked(sessionId: string): boolean {
  if (thanked.has(sessionId)) return true;
  try {
    return sessionStorage.getItem(key) === sessionId;
  } catch {
    return false;
  }
}

/** Remembers it for as long as the tab is open. */
export function noteThanked(sessionId: string): void {
  thanked.add(sessionId);
  try {
    sessionStorage.setItem(key, sessionId);
  } catch {
    // Storage is closed: it holds until the page is loaded again.
  }
}
