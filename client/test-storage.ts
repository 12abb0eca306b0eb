/** In-memory browser storage. */
export function fakeStorage(kept: Readonly<Record<string, string>> = {}): Storage {
  const held = new Map(Object.entries(kept));
  return {
    get length() {
      return held.size;
    },
    key: (nth) => [...held.keys()][nth] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
  };
}

function refuse(): never {
  throw new Error("closed");
}

/** Storage that the browser blocks. */
export function closedStorage(): Storage {
  return { length: 0, key: refuse, getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse };
}
