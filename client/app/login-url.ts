import { paths } from "#shared/paths.ts";

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
