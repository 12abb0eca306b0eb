import { useEffect, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useAuth } from "#client/lib/services.tsx";
import { useConversationHold } from "./conversation-host.tsx";
import { ProvideConversation } from "./conversation-parts.tsx";
import { PageSkeleton } from "./with-profile.tsx";

/** A page of the person's conversation, which lives on when the page is left. */
export function WithConversation({ children }: { children: (userId: string) => ReactNode }) {
  const auth = useAuth();
  const { pathname } = useLocation();
  const { conversation, open, settle } = useConversationHold();
  useEffect(() => void open(), [open]);
  useEffect(() => settle(pathname), [settle, pathname]);
  useForgetEnded(conversation);
  if (auth.status !== "signed-in") return null;
  if (conversation === null) return <PageSkeleton />;
  return <ProvideConversation conversation={conversation}>{children(auth.user.id)}</ProvideConversation>;
}

/** Who leaves the page of a session that is over is done with it. */
function useForgetEnded(conversation: ReturnType<typeof useConversationHold>["conversation"]): void {
  useEffect(
    () => () => {
      if (conversation?.store.getState().stage.kind === "ended") conversation.actions.reset();
    },
    [conversation],
  );
}
