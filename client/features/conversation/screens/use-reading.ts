import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { ConversationState } from "../conversation-state.ts";
import { useConversation } from "./conversation-context.tsx";

/** Short enough that no second is skipped on the screen. */
const tickMs = 250;

/**
 * A value that depends on the state and on the time, such as a countdown. Draws again only when the value changes,
 * and does not tick while no session runs.
 * @param read pure; ms of the store's clock.
 */
export function useReading<T extends string | number | null>(
  read: (state: ConversationState, now: number) => T,
): T {
  const { store, now } = useConversation();
  const value = useStore(store, (state) => read(state, now()));
  const running = useStore(store, (state) => state.stage.kind === "active");
  const [, redraw] = useState<T>(value);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => redraw(read(store.getState(), now())), tickMs);
    return () => clearInterval(timer);
  }, [running, read, store, now]);
  return value;
}
