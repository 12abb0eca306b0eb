import { isAtLeast, type RiskFinding, riskLevels } from "#shared/safety/risk.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import { type Heard, isDoubtful, isWorthATurnFor, type Reading } from "../safety/verdict.ts";
import { askModel, replyAnew } from "./answering.ts";
import type { Effect } from "./effects.ts";
import {
  addDismissal,
  addLateness,
  addReading,
  addTurn,
  type RiskLog,
  riskOf,
  type ConversationRisk,
} from "./conversation-risk.ts";
import type { Conversation, Transcript } from "./state.ts";
import { sequence, stay, type Step } from "./step.ts";
import { isWorthATurn } from "./text/transcript.ts";

/** If the screen alone hears danger, the reply waits this long for the reader, ms [T22]. */
const readerWaitMs = { call: 800, chat: 1_500 } as const;

/** What floor and screen hear in something that the person said or wrote [T21]. */
export function hear({ settings, history }: Conversation, text: string): Heard {
  return settings.hear({ text: text.trim(), context: history });
}

/** A transcript as it comes, heard once [T21]. */
export const asTranscript = (state: Conversation, text: string, unsure: boolean): Transcript => ({
  text: text.trim(),
  heard: hear(state, text),
  unsure,
});

/** Whether a transcript gets a turn: nothing that shows danger is too short for one [T7][T21]. */
export function deservesATurn({ text, heard }: Pick<Transcript, "text" | "heard">): boolean {
  return isWorthATurn(text) || isWorthATurnFor(heard);
}

/** The notice that shows, folds or takes away the help card, also at a client that comes back. */
export function helpCardOf({ level, concerns, confirmed, dismissed }: ConversationRisk): ServerMessage {
  return { type: "notice", notice: "helpCard", level, concerns: [...concerns], confirmed, folded: dismissed };
}

/** No limit ends the session and nothing is charged: only while a confirmed danger lasts [T23]. */
export function limitsAreOff({ risk }: Pick<Conversation, "risk">): boolean {
  return risk.confirmed && isAtLeast(risk.level, "active");
}

const isSameFinding = (a: RiskFinding, b: RiskFinding): boolean =>
  a.level === b.level && a.concerns.join() === b.concerns.join();

/** Whether there is nothing new to store or to tell; the time since the last sign doesn't matter. */
function isSame(a: ConversationRisk, b: ConversationRisk): boolean {
  return (
    isSameFinding(a, b) &&
    a.confirmed === b.confirmed &&
    a.dismissed === b.dismissed &&
    isSameFinding(a.confirmedPeak, b.confirmedPeak)
  );
}

/** Takes in what was added to the log; each change is written down and told to the client [T21]. */
function withLog(state: Conversation, riskLog: RiskLog): Step {
  const risk = riskOf(riskLog);
  const next = { ...state, riskLog, risk };
  if (isSame(state.risk, risk)) return stay(next);
  return [
    next,
    [
      { type: "risk", risk },
      { type: "send", message: helpCardOf(risk) },
    ],
  ];
}

/** A turn that was just stored: heard at once, and given to the reader with what was said before it [T21][T22]. */
export function takeTurn(
  state: Conversation,
  { text, heard, context }: { text: string; heard: Heard; context: Conversation["history"] },
): Step {
  const waitMs = isDoubtful(heard) ? readerWaitMs[state.mode] : null;
  const riskLog = addTurn(state.riskLog, heard, waitMs === null ? "asked" : "awaited");
  const turn = riskLog.turns;
  const read: Effect = { type: "read", turn, text, context, waitMs };
  return sequence(
    { ...state, awaitedTurn: waitMs === null ? state.awaitedTurn : turn },
    (it) => withLog(it, riskLog),
    (it) => [it, [read]],
  );
}

const depth = ({ floor, screen }: Heard): number =>
  riskLevels.length * riskLevels.indexOf(floor.level) + riskLevels.indexOf(screen.level);

/** Of what was heard in parts of an utterance, what shows more. */
export const worse = (known: Heard | null, heard: Heard): Heard =>
  known === null || depth(heard) > depth(known) ? heard : known;

/** Overheard danger counts even if the utterance itself is discarded [T21]. */
export function takeOverheard(state: Conversation, overheard: Heard | null): Step {
  return overheard !== null && isWorthATurnFor(overheard)
    ? withLog(state, addTurn(state.riskLog, overheard, "none"))
    : stay(state);
}

/**
 * The reader answered or failed. A reply that waits for it is asked for now; one of which nothing has reached the
 * person is written anew where the reader sees something else than it was written for [T22].
 */
export function takeReading(state: Conversation, turn: number, reading: Reading | null): Step {
  return sequence(
    state,
    (it) => withLog(it, addReading(it.riskLog, turn, reading)),
    (it) => stopWaiting(it, turn),
    (it) => (reading === null ? stay(it) : replyAnew(it)),
  );
}

function stopWaiting(state: Conversation, turn: number): Step {
  return state.awaitedTurn === turn ? askModel({ ...state, awaitedTurn: null }) : stay(state);
}

/** The screen counts now, and the reply waits no longer; the reader's answer still counts when it comes [T22]. */
export function readerIsLate(state: Conversation, turn: number): Step {
  return sequence(
    state,
    (it) => withLog(it, addLateness(it.riskLog, turn)),
    (it) => stopWaiting(it, turn),
  );
}

/** The person says that this isn't about them [T25]. */
export function dismissHelp(state: Conversation): Step {
  return state.turn.phase === "ended" ? stay(state) : withLog(state, addDismissal(state.riskLog));
}
