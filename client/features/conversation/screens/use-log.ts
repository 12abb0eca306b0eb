import { useMemo } from "react";
import { shownMessages } from "../conversation-status.ts";
import { useConversationState } from "./conversation-context.tsx";
import type { Place } from "./place.ts";

/** What stands in the log: the messages, and after them what is being said or written. */
export function useLog(place: Place) {
  const messages = useConversationState((state) => state.messages);
  const caption = useConversationState((state) => state.caption);
  const hidden = useConversationState((state) => state.hidden);
  const book = useConversationState((state) => state.book);
  const writing = useConversationState((state) => state.writing?.text ?? null);
  const error = useConversationState((state) => state.error);
  const shown = useMemo(
    () => shownMessages({ messages, caption, hidden, book }),
    [messages, caption, hidden, book],
  );
  return {
    shown,
    /** The stored message that is being heard. */
    heardId: caption?.messageId ?? null,
    /** A reply that is being heard and is not stored yet. */
    heard: caption?.messageId === null ? caption.text : "",
    /** A written reply that comes; empty: it is being thought of. */
    writing,
    /** The Text Chat page says so where the reply would stand (spec 2, section 8). */
    failedReply: place === "chat" && error?.code === "replyFailed" ? error : null,
    cleared: hidden.size > 0,
  };
}

export type Log = ReturnType<typeof useLog>;

/** Whether there is nothing to read. */
export function isEmptyLog({ shown, heard, writing, failedReply }: Log): boolean {
  return shown.length === 0 && heard === "" && writing === null && failedReply === null;
}
