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
