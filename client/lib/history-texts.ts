import { type AuthStore, userIdOf } from "./auth-store.ts";

/**
 * Texts that a history entry refers to, such as a search. The entry holds only an opaque key; the text stays in memory
 * until the person signs out, because the browser's history would show it to others.
 */
export type HistoryTexts = {
  /** Stores a text and returns the key to read it by. */
  store(text: string): string;
  /** Undefined for keys from before this page load or before the last change of person. */
  read(key: string): string | undefined;
};

/** @param pageLoad unique to this page load, because keys in the history outlive it. */
export function createHistoryTexts(auth: Pick<AuthStore, "subscribe">, pageLoad: string): HistoryTexts {
  const texts = new Map<string, string>();
  let stored = 0;
  auth.subscribe((state, before) => {
    if (userIdOf(state) !== userIdOf(before)) texts.clear();
  });
  return {
    store(text) {
      stored += 1;
      const key = `${pageLoad} ${String(stored)}`;
      texts.set(key, text);
      return key;
    },
    read: (key) => texts.get(key),
  };
}
