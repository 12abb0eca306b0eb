import { deviceStorage } from "./browser-storage.ts";

/** Under which the account service's client keeps the session on this device. */
export const sessionKey = "hearken.session";

/** Whether this browser holds a session, valid or not. */
export function hasKeptSession(): boolean {
  return deviceStorage.getItem(sessionKey) !== null;
}

/**
 * The id of the person whose session this browser holds, or null. Known without a network and before the services are
 * there, for what has to be right on the very first page.
 */
export function keptUserId(): string | null {
  // Read by hand, so that the first page doesn't load a library for it.
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(sessionKey) ?? "null");
    return textAt(valueAt(kept, "user"), "id");
  } catch {
    return null;
  }
}

/** In the place of a person's id, for what can be written before anybody has signed in. */
export const visitorId = "visitor";

function valueAt(held: unknown, key: string): unknown {
  return typeof held === "object" && held !== null ? new Map(Object.entries(held)).get(key) : undefined;
}

function textAt(held: unknown, key: string): string | null {
  const value = valueAt(held, key);
  return typeof value === "string" ? value : null;
}
