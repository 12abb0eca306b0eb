import type { Effect } from "./effects.ts";
import type { Conversation, Reply } from "./state.ts";
import { stay, turnTo, type Step } from "./step.ts";

/** The reply that is being made or played, also one that is made ahead or said in parting. */
export function currentReply({ turn }: Conversation): Reply | null {
  if (turn.phase === "replying") return turn.reply;
  if (turn.phase === "userSpeaking") return turn.attempt?.prepared?.reply ?? null;
  return turn.phase === "ended" ? turn.farewell : null;
}

/** The same reply, changed. */
export function withReply(state: Conversation, reply: Reply, effects: readonly Effect[] = []): Step {
  const { turn } = state;
  if (turn.phase === "replying") return turnTo(state, { ...turn, reply }, ...effects);
  if (turn.phase === "ended") return turnTo(state, { ...turn, farewell: reply }, ...effects);
  if (turn.phase !== "userSpeaking" || !turn.attempt?.prepared) return stay(state);
  const prepared = { ...turn.attempt.prepared, reply };
  return turnTo(state, { ...turn, attempt: { ...turn.attempt, prepared } }, ...effects);
}

/** Drops a guess at a reply; the transcript that it answers stays [T4]. */
export function dropPrepared(state: Conversation, ...effects: Effect[]): Step {
  const { turn } = state;
  if (turn.phase !== "userSpeaking") return [state, effects];
  return turnTo(state, { ...turn, attempt: turn.attempt && { ...turn.attempt, prepared: null } }, ...effects);
}

/** Applies `change` to the reply of this generation; results of older ones are dropped [T6]. */
export function onReply(
  state: Conversation,
  key: "origin" | "generation",
  generation: number,
  change: (reply: Reply) => readonly [Reply, readonly Effect[]],
): Step {
  const reply = currentReply(state);
  return reply === null || reply[key] !== generation ? stay(state) : withReply(state, ...change(reply));
}
