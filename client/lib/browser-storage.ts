/** A key-value store for texts. Never throws, whatever backs it. */
export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem"> & {
  keys(): readonly string[];
  /** Whether the text at `key`, or its absence, outlives this page. */
  isLasting(key: string): boolean;
};

/**
 * A browser's storage that always works. Even reading the property may throw (cookies blocked, sandboxed
 * frames), as may any write (quota, private windows). What the browser refuses to store is held in memory
 * until the page unloads.
 */
export function guardedStorage(open: () => Storage): TextStorage {
  const held = new Map<string, string>();

  function attempt<T>(action: (storage: Storage) => T, refused: T): T {
    try {
      return action(open());
    } catch {
      return refused;
    }
  }

  return {
    // A text in memory is newer than a stored one whose replacement was refused.
    getItem: (key) => held.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem(key, value) {
      const written = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (written) held.delete(key);
      else held.set(key, value);
    },
    removeItem(key) {
      held.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    keys() {
      const kept = attempt(
        (storage) => Array.from({ length: storage.length }, (_, nth) => storage.key(nth)),
        [],
      );
      return [...new Set([...held.keys(), ...kept.filter((key) => key !== null)])];
    },
    isLasting: (key) => !held.has(key),
  };
}

/** Storage that lasts until something deletes it. */
export const deviceStorage = guardedStorage(() => localStorage);

/** Storage that lasts until this tab is closed, through reloads. */
export const tabStorage = guardedStorage(() => sessionStorage);

/** Reads a small setting remembered on this device, or null. */
export function readSetting(key: string): string | null {
  return deviceStorage.getItem(key);
}

/** Remembers a setting on this device, or until the page unloads if storage is blocked. */
export function writeSetting(key: string, value: string): void {
  deviceStorage.setItem(key, value);
}
