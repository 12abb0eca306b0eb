/** A small setting remembered on this device, or null. Storage may be closed to us (private mode): then null too. */
export function readSetting(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Forgets a setting on this device. */
export function removeSetting(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** Remembers a setting on this device; where storage is closed it holds until the page is left. */
export function writeSetting(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing to tell: the setting still holds for this visit.
  }
}
