import type { Effect } from "./effects.ts";
import type { Conversation, Speaking, Turn } from "./state.ts";

/** The result of an event: the next state and what to do, in order. */
export type Step = readonly [Conversation, readonly Effect[]];

/** Nothing happens. */
export function stay(state: Conversation): Step {
  return [state, []];
}

/** The state with another turn, and effects. */
export function turnTo(state: Conversation, turn: Turn, ...effects: Effect[]): Step {
  return [{ ...state, turn }, effects];
}

/** Replaces the utterance under way; null once it is over. */
export function speakOn(state: Conversation, current: Speaking | null, ...effects: readonly Effect[]): Step {
  if (state.turn.phase !== "userSpeaking") return [{ ...state, talkover: current }, effects];
  const turn: Turn = current === null ? { phase: "idle" } : { ...state.turn, ...current };
  return turnTo(state, turn, ...effects);
}

/** One thing after another; each sees the state that the one before it left. */
export function sequence(state: Conversation, ...parts: readonly ((state: Conversation) => Step)[]): Step {
  let current = state;
  const effects: Effect[] = [];
  for (const part of parts) {
    const [next, more] = part(current);
    current = next;
    effects.push(...more);
  }
  return [current, effects];
}
