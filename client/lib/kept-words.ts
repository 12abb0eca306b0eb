import type { AuthState, AuthStore } from "./auth-store.ts";

/**
 * What a person typed and a page's entry of the history comes back to. The entry holds a name that says nothing; the
 * words are in memory alone, and gone once that person is: the browser's own history would keep them for others.
 */
export type KeptWords = {
  /** Keeps words; gives the name to find them by. */
  keep(words: string): string;
  /** Nothing is known of names from before the page was loaded, or from before somebody signed out. */
  of(name: string): string | undefined;
};

function personOf(state: AuthState): string | null {
  return state.status === "signed-in" ? state.user.id : null;
}

/** @param pageLoad tells this loading of the page from all others; names in the history outlive it. */
export function createKeptWords(auth: Pick<AuthStore, "subscribe">, pageLoad: string): KeptWords {
  const kept = new Map<string, string>();
  let named = 0;
  auth.subscribe((state, before) => {
    if (personOf(state) !== personOf(before)) kept.clear();
  });
  return {
    keep(words) {
      named += 1;
      const name = `${pageLoad} ${String(named)}`;
      kept.set(name, words);
      return name;
    },
    of: (name) => kept.get(name),
  };
}
