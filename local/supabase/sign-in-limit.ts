/** Matches a hosted project with the settings of `supabase/config.toml`. */
const attempts = 30;
const windowMs = 300_000;
/** Bounds the memory that made-up addresses take up. */
const maxAddresses = 10_000;

export type SignInLimit = (email: string) => "allowed" | "refused";

/**
 * Limits sign-in attempts. A hosted project counts by the visitor's IP address; here everyone shares one
 * machine, so attempts are counted by email address. `now` is in milliseconds of a monotonic clock.
 */
export function createSignInLimit(now: () => number): SignInLimit {
  const windows = new Map<string, { readonly endsAt: number; tried: number }>();
  return (email) => {
    const key = email.trim().toLowerCase();
    const at = now();
    let window = windows.get(key);
    if (window === undefined || window.endsAt <= at) {
      windows.delete(key);
      const [oldest] = windows.keys();
      if (windows.size >= maxAddresses && oldest !== undefined) windows.delete(oldest);
      window = { endsAt: at + windowMs, tried: 0 };
      windows.set(key, window);
    }
    window.tried += 1;
    return window.tried <= attempts ? "allowed" : "refused";
  };
}
