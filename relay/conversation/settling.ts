import type { Envelope } from "./events.ts";
import { sayText } from "./answering.ts";
import { endByTime } from "./lifecycle.ts";
import { isSuspended } from "./risk.ts";
import type { Conversation } from "./state.ts";
import { sequence, stay, type Step } from "./step.ts";

type Now = Pick<Envelope, "at" | "ids">;

/** Whether somebody says something at the moment that is not heard yet, or that the reader is awaited for. */
function isBeingHeard({ turn, overtaken, awaitedTurn }: Conversation): boolean {
  const isSaid = turn.phase === "userSpeaking" || turn.phase === "transcribing" || overtaken.length > 0;
  return isSaid || awaitedTurn !== null;
}

/** The talking time ran out while the person spoke: what was said is read first, and may stop the end [T23]. */
function endOverdue(state: Conversation, now: Now): Step {
  const { overdue } = state;
  if (overdue === null || isBeingHeard(state)) return stay(state);
  return endByTime({ ...state, overdue: null }, { type: "timeUp", reason: overdue }, now);
}

/** The AI notice is spoken as soon as nobody else speaks [T24]. */
function sayNotice(state: Conversation, now: Now): Step {
  const { settings, turn, noticeDue, connected } = state;
  if (!noticeDue || turn.phase !== "listening" || !connected) return stay(state);
  return sayText({ ...state, noticeDue: false }, settings.phrases.aiNotice, now);
}

/** What waited for a moment such as this one. */
export function settleWaiting(state: Conversation, now: Now): Step {
  return sequence(
    state,
    (it) => endOverdue(it, now),
    (it) => sayNotice(it, now),
  );
}

/** The AI notice is due [T24]: shown at once; in a call it is spoken too. */
export function announceAi(state: Conversation): Step {
  if (state.turn.phase === "ended") return stay(state);
  const noticeDue = state.mode === "call";
  return [{ ...state, noticeDue }, [{ type: "send", message: { type: "notice", notice: "aiNotice" } }]];
}

/** No talking time is left [T20][T23]. While a confirmed danger lasts that ends nothing. */
export function timeIsUp(state: Conversation, reason: "limit" | "cap", now: Now): Step {
  if (isSuspended(state) || state.turn.phase === "ended") return stay(state);
  if (isBeingHeard(state)) return stay({ ...state, overdue: reason });
  return endByTime(state, { type: "timeUp", reason }, now);
}
