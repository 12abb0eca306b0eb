import { paths } from "#shared/paths.ts";
import { safeRedirect } from "#client/lib/safe-redirect.ts";

const refused = "refused";

/** Opens the login dialog on its explanation of a link that was expired or used. */
export const refusedLinkAddress = `${paths.home}?login=1&link=${refused}`;

/** What the landing page's query asks of the auth dialog (spec 1, section 2: `login=1`, `redirect`). */
export function readAuthQuery(query: URLSearchParams) {
  return {
    open: query.get("login") === "1",
    linkRefused: query.get("link") === refused,
    target: safeRedirect(query.get("redirect")),
  };
}

/** The same query without what opened the dialog. */
export function withoutAuthQuery(query: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(query);
  for (const name of ["login", "link", "redirect"]) left.delete(name);
  return left;
}
