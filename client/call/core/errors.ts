import type { ConversationError, ConversationErrorCode, SessionEndReason } from "./state.ts";
import type { Refusal } from "./ports.ts";

/** An error that was noticed here, about no particular message. */
export function localError(code: ConversationErrorCode, retryable = true): ConversationError {
  return { code, retryable, clientId: null };
}

type Meaning = { readonly error: ConversationError | null; readonly reason: SessionEndReason };

const meanings: Readonly<Record<Refusal, Meaning>> = {
  normal: { error: localError("connectionFailed"), reason: "failed" },
  flooding: { error: localError("connectionFailed"), reason: "failed" },
  protocolError: { error: localError("connectionFailed"), reason: "failed" },
  refused: { error: localError("connectionFailed", false), reason: "failed" },
  unsupportedVersion: { error: localError("outdated", false), reason: "failed" },
  takenOver: { error: null, reason: "takenOver" },
  signedOut: { error: localError("signedOut", false), reason: "signedOut" },
  unconfirmed: { error: localError("unconfirmed", false), reason: "failed" },
  busy: { error: localError("tooManyConnections"), reason: "failed" },
};

/** What the permanent end of a connection means for the person and a running session. */
export function meaningOf(refusal: Refusal): Meaning {
  return meanings[refusal];
}
