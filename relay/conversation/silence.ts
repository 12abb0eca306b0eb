import { sayText } from "./answering.ts";
import type { Now } from "./events.ts";
import { mayBeSpoken, type Conversation } from "./state.ts";
import { sequence, stay, type Step } from "./step.ts";
import { asksForSilence } from "./text/endpointing.ts";

/** A silence is long after this, ms [T30]. */
const longAfterMs = 25_000;

/** A person with an exercise open is busy with it. */
const isSilent = (state: Conversation): boolean => {
  const { mode, turn, unsettled, offers } = state;
  const isIdle = turn.phase === "idle" && unsettled.length === 0;
  return mode === "call" && mayBeSpoken(state) && isIdle && offers.opened === null;
};

/** Evaluated after every event: how long the silence has lasted [T30]. */
export function noteSilence(before: Conversation, state: Conversation, now: Now): Conversation {
  const hasSpoken = state.position > before.position && state.history.at(-1)?.role === "user";
  const { since, isLong, broken: wasBroken } = state.silence;
  const broken = wasBroken && !hasSpoken;
  if (!isSilent(state)) return { ...state, silence: { since: null, isLong, broken } };
  const silence =
    since === null
      ? { since: now.at, isLong: isLong && broken, broken }
      : { since, isLong: isLong || now.at - since >= longAfterMs, broken };
  return { ...state, silence };
}

/** Once in a long silence the companion checks in, unless the person has asked for that silence [T30]. */
export function breakSilence(state: Conversation, now: Now): Step {
  const { silence, history, settings } = state;
  if (!silence.isLong || silence.broken || silence.since === null) return stay(state);
  const last = history.findLast(({ role }) => role === "user");
  if (last !== undefined && asksForSilence(last.text, settings.language)) return stay(state);
  return sequence(
    { ...state, silence: { ...silence, broken: true } },
    (it) => [it, [{ type: "count", metric: "silenceBroken" }]],
    (it) => sayText(it, settings.phrases.stillHere, now),
  );
}
