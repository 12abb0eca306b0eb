import { useMemo } from "react";
import { failedReplyTo, shownMessages } from "../conversation-status.ts";
import { useConversationState } from "./conversation-context.tsx";
import type { Place } from "./place.ts";

/** What stands in the log: the messages, and after them what is being said or written. */
export function useLog(place: Place) {
  const messages = useConversationState((state) => state.messages);
  const caption = useConversationState((state) => state.caption);
  const hidden = useConversationState((state) => state.hidden);
  const book = useConversationState((state) => state.book);
  const writing = useConversationState((state) => state.writing?.text ?? null);
  const told = useConversationState((state) => state.error?.code === "replyFailed");
  const failed = useConversationState((state) => failedReplyTo(state) !== null);
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
    /** A reply failed, and that is said where it would stand: on the Text Chat page always, elsewhere below no banner. */
    failedReply: place === "chat" ? told || failed : failed && !told,
    cleared: hidden.size > 0,
  };
}

export type Log = ReturnType<typeof useLog>;

/** Whether there is nothing to read. */
export function isEmptyLog({ shown, heard, writing, failedReply }: Log): boolean {
  return shown.length === 0 && heard === "" && writing === null && !failedReply;
}
