import type { AuthState, AuthStore } from "#client/lib/auth-store.ts";

/** A token with less than this left, in ms, counts as expired. */
const tooSoonMs = 5_000;

/** How long a renewal may take, in ms; a device that wakes up has to find its network first. */
const renewalMs = 10_000;

function endsAt(state: AuthState): number {
  return state.status === "signed-in" ? (state.session.expires_at ?? 0) * 1_000 : 0;
}

function tokenOf(state: AuthState): string | null {
  return state.status === "signed-in" ? state.session.access_token : null;
}

/**
 * The signed-in person's access token, or null. A device that slept may hold an expired one while the account
 * service's client renews it, so this waits for the renewal.
 *
 * @param now ms since the epoch
 */
export async function freshAccessToken(store: AuthStore, now: () => number): Promise<string | null> {
  const isGood = (state: AuthState) => state.status === "signed-out" || endsAt(state) > now() + tooSoonMs;
  if (isGood(store.getState())) return tokenOf(store.getState());
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(done, renewalMs);
    const unsubscribe = store.subscribe((state) => {
      if (isGood(state)) done();
    });
  });
  return tokenOf(store.getState());
}
