import { failedReplyTo } from "../conversation-status.ts";
import { useConversation, useConversationState } from "./conversation-context.tsx";

/** Asks again for the reply that failed; null where there is nothing to ask for, or where asking cannot help. */
export function useAskAgain(): (() => void) | null {
  const { actions } = useConversation();
  const error = useConversationState((state) => (state.error?.code === "replyFailed" ? state.error : null));
  const failed = useConversationState(failedReplyTo);
  if (error !== null && !error.retryable) return null;
  const clientId = error?.clientId ?? null;
  if (clientId !== null) return () => actions.retry(clientId);
  return failed === null ? null : () => actions.askAgain();
}
