const placeholder = "{CHECKOUT_SESSION_ID}";

/**
 * A URL that Stripe may send the person back to, on one of the app's own origins, or null. A bare path is
 * resolved against `base`, the first of them.
 */
export function returnUrl(given: string, origins: ReadonlySet<string>, base: string): URL | null {
  const url = URL.parse(given, base);
  if (url === null || !origins.has(url.origin)) return null;
  // URLs with credentials, and schemes that merely carry an origin, such as blob:, are refused.
  return url.href.startsWith(`${url.origin}/`) ? url : null;
}

/** The URL to return to after a payment; Stripe substitutes the session's id for the placeholder. */
export function successUrl(url: URL): string {
  const own = new URL(url);
  own.searchParams.set("session_id", placeholder);
  // Stripe would not find the placeholder percent-encoded.
  return own.href.replace(encodeURIComponent(placeholder), placeholder);
}
