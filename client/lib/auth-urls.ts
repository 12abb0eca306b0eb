import { paths } from "#shared/paths.ts";

/** The two tokens that an account-service link leaves in the URL's fragment. */
export type LinkTokens = { readonly accessToken: string; readonly refreshToken: string };

/**
 * What a URL's fragment says about an account link that led here.
 * - `recovery`: a reset link; `tokens` is null once they were used and only the marker is left.
 * - `sign-in`: a confirmed address (or any other link that signs a person in).
 * - `error`: the link was expired, used, or refused.
 */
export type AuthFragment =
  | { readonly kind: "none" }
  | { readonly kind: "recovery"; readonly tokens: LinkTokens | null }
  | { readonly kind: "sign-in"; readonly tokens: LinkTokens }
  | { readonly kind: "error"; readonly code: string; readonly recovery: boolean };

/** The fragment that remains once a recovery link's tokens are used: the marker, without the secrets. */
export const recoveryMarker = "#type=recovery";

function readTokens(parameters: URLSearchParams): LinkTokens | null {
  const accessToken = parameters.get("access_token");
  const refreshToken = parameters.get("refresh_token");
  return accessToken && refreshToken ? { accessToken, refreshToken } : null;
}

/**
 * Parses a fragment (with or without its `#`). Never throws: a fragment unrelated to accounts is `none`. A
 * refused recovery link stays an error that says it was a recovery.
 */
export function readAuthFragment(hash: string): AuthFragment {
  const parameters = new URLSearchParams(hash.replace(/^#/, ""));
  const recovery = parameters.get("type") === "recovery";
  const code = parameters.get("error_code") ?? parameters.get("error");
  if (code) return { kind: "error", code, recovery };
  const tokens = readTokens(parameters);
  if (recovery) return { kind: "recovery", tokens };
  return tokens ? { kind: "sign-in", tokens } : { kind: "none" };
}

const refused = "refused";

/** Opens the login dialog on its explanation of a link that was expired or used. */
export const refusedLinkUrl = `${paths.home}?login=1&link=${refused}`;

/** The landing page's query parameters for the auth dialog: `login=1`, `redirect`. */
export function readAuthQuery(query: URLSearchParams) {
  return {
    open: query.get("login") === "1",
    linkRefused: query.get("link") === refused,
    target: safeRedirect(query.get("redirect")),
  };
}

/** The query without the parameters that opened the dialog. */
export function withoutAuthQuery(query: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(query);
  for (const name of ["login", "link", "redirect"]) left.delete(name);
  return left;
}

const base = "https://same-origin.invalid";

/** Exactly one leading slash; no backslash (browsers read it as a slash) and no control character (they drop it). */
function looksLikePath(target: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return /^\/(?!\/)/.test(target) && !/[\\\u0000-\u001F\u007F]/.test(target);
}

/**
 * Where to go after login: the wanted path when it stays on this site, otherwise the dashboard.
 * Anything that a browser could read as another host is refused.
 */
export function safeRedirect(wanted: string | null): string {
  if (wanted === null || !looksLikePath(wanted)) return paths.dashboard;
  const url = new URL(wanted, base);
  if (url.origin !== base) return paths.dashboard;
  const target = `${url.pathname}${url.search}${url.hash}`;
  return looksLikePath(target) ? target : paths.dashboard;
}

/** The URL that asks a signed-out visitor to log in and then returns them to `target` (path and query). */
export function loginUrl(target: string): string {
  return `${paths.home}?login=1&redirect=${encodeURIComponent(target)}`;
}
