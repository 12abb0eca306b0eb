const placeholder = "{CHECKOUT_SESSION_ID}";

/**
 * An address that Stripe may send the person back to: at one of the app's own origins, else null. A path alone is
 * of `base`, the first of them.
 */
export function returnUrl(given: string, origins: ReadonlySet<string>, base: string): URL | null {
  const url = URL.parse(given, base);
  if (url === null || !origins.has(url.origin)) return null;
  // Credentials, and kinds of addresses that only borrow an origin, such as blob:, are none of ours.
  return url.href.startsWith(`${url.origin}/`) ? url : null;
}

/** The address after a payment; Stripe puts the session's id where the placeholder stands. */
export function successUrl(url: URL): string {
  const own = new URL(url);
  own.searchParams.set("session_id", placeholder);
  // Written percent-encoded Stripe would not find it.
  return own.href.replace(encodeURIComponent(placeholder), placeholder);
}
