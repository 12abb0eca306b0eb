import type { SessionState, SessionStore } from "#client/lib/session-store.ts";

/** A token that ends sooner than this is as good as ended, ms. */
const tooSoonMs = 5_000;

/** How long a renewal may take, ms; a device that wakes up has to find its network first. */
const renewalMs = 10_000;

function endsAt(state: SessionState): number {
  return state.status === "signed-in" ? (state.session.expires_at ?? 0) * 1_000 : 0;
}

function tokenOf(state: SessionState): string | null {
  return state.status === "signed-in" ? state.session.access_token : null;
}

/**
 * The signed-in person's access token, or null. A device that slept comes back with one that has ended; the account
 * service's client is renewing it by then, and that is waited for.
 * @param now ms since the epoch
 */
export async function freshAccessToken(store: SessionStore, now: () => number): Promise<string | null> {
  const isGood = (state: SessionState) => state.status === "signed-out" || endsAt(state) > now() + tooSoonMs;
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
