/** Text by key. Never throws, whatever it is stored in. */
export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem"> & {
  keys(): readonly string[];
  /** Whether the text at `key`, or that there is none, outlives this page. */
  isLasting(key: string): boolean;
};

/**
 * A browser's storage that always works. Reading the property alone may throw (cookies blocked, sandboxed frames), and
 * so may each write (quota, private windows). What the browser refuses to store is held in memory until the page unloads.
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
    // A text in memory is newer than the one whose replacement was refused.
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

/** What this browser remembers until it is told to forget. */
export const deviceStorage = guardedStorage(() => localStorage);

/** What this tab remembers, reloads included, until it is closed. */
export const tabStorage = guardedStorage(() => sessionStorage);

/** A small setting remembered on this device, or null. */
export function readSetting(key: string): string | null {
  return deviceStorage.getItem(key);
}

/** Remembers a setting on this device; where storage is blocked, it holds until the page is left. */
export function writeSetting(key: string, value: string): void {
  deviceStorage.setItem(key, value);
}
