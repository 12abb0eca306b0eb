import { useCallback, useEffect, useRef, useState } from "react";
import { isPassing, type AuthFailure } from "#client/lib/account-port.ts";
import type { AuthFragment, LinkTokens } from "#client/lib/auth-fragment.ts";
import { useServices } from "#client/lib/services.tsx";

/**
 * The state of a reset link: its tokens are being exchanged, it works, it is invalid, or the service can't be
 * reached.
 */
export type RecoveryState = "opening" | "ready" | "invalid" | "unreachable";

function stateOf(outcome: "done" | AuthFailure): RecoveryState {
  if (outcome === "done") return "ready";
  return isPassing(outcome) ? "unreachable" : "invalid";
}

const tokensOf = (fragment: AuthFragment): LinkTokens | null =>
  fragment.kind === "recovery" ? fragment.tokens : null;

/**
 * Signs in with a reset link's tokens, once; `onOpened` then removes them from the address bar. Without
 * tokens there is nothing to exchange, and the password update itself shows whether anyone is signed in.
 */
export function useRecovery(fragment: AuthFragment, onOpened: () => void) {
  const { account } = useServices();
  const [tokens] = useState(() => tokensOf(fragment));
  const refused = fragment.kind === "error";
  const [state, setState] = useState<RecoveryState>(refused ? "invalid" : tokens ? "opening" : "ready");
  const opening = useRef<Promise<"done" | AuthFailure> | null>(null);

  const open = useCallback(async (): Promise<"done" | AuthFailure> => {
    if (!tokens) return "done";
    opening.current ??= account.adopt(tokens);
    const outcome = await opening.current;
    if (outcome !== "done") opening.current = null;
    setState(stateOf(outcome));
    return outcome;
  }, [account, tokens]);

  useEffect(() => {
    if (tokens) void open().then((outcome) => (outcome === "done" ? onOpened() : undefined));
    // Runs once when the page opens, not whenever the callback changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open, tokens]);

  return { state, open };
}
