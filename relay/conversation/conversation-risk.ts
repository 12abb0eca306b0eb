import {
  combinedRisk,
  isAtLeast,
  noRisk,
  type RiskFinding,
  type RiskLevel,
  riskLevels,
} from "#shared/safety/risk.ts";
import { hintsTogether, turnsTogether } from "#safety-model/runtime/hints.ts";
import {
  type Heard,
  provisional,
  type Reading,
  type Verdict,
  verdictOf,
  withHints,
} from "../safety/verdict.ts";

/** A conversation's risk, folded from the verdicts on its turns [T21]. */
export type ConversationRisk = RiskFinding & {
  /** By the floor or the reader. Only a confirmed `active` suspends limits. */
  readonly confirmed: boolean;
  /** The person said that it isn't about them: the card is folded and nobody asks, until something new is said. */
  readonly dismissed: boolean;
  /** Turns without a sign since the last sign, or since the level last fell. */
  readonly quietTurns: number;
  /** What the last turn showed by itself: a reply follows a script only where this turn speaks of danger. */
  readonly lastTurn: RiskLevel;
  /** The confirmed level while the screen alone hears a higher one: the level to return to if the screen was wrong. */
  readonly beneath: RiskFinding;
  /** The highest that was confirmed and not dismissed: what a summary may mention. */
  readonly confirmedPeak: RiskFinding;
  /** How much each of the latest turns hinted at suicide, 0 where a reader said what it meant; empty where none did. */
  readonly hints: readonly number[];
};

export const noConversationRisk: ConversationRisk = {
  ...noRisk,
  confirmed: false,
  dismissed: false,
  quietTurns: 0,
  lastTurn: "none",
  beneath: noRisk,
  confirmedPeak: noRisk,
  hints: [],
};

/** After this many turns without a sign, a level falls a step [T25]. */
const quietTurnsToFall = 6;

/**
 * The reader's finding on a turn; null if it failed or wasn't asked. `awaited`: in doubt, the screen's finding doesn't
 * count unless the reader is late. `pending`: the screen's finding counts until the reader answers.
 */
type Answer = Reading | null | "awaited" | "pending";

/**
 * An event in the history of a conversation's risk, in spoken order. A turn's verdict may change while its reader is at
 * work.
 */
export type RiskEntry =
  | { readonly kind: "turn"; readonly id: number; readonly heard: Heard; readonly answer: Answer }
  | { readonly kind: "dismissed" };

const stepDown = (level: RiskLevel): RiskLevel =>
  riskLevels[Math.max(0, riskLevels.indexOf(level) - 1)] ?? "none";

/** The risk that remains once an unconfirmed level is dropped. */
function withoutScreen({ beneath, ...risk }: ConversationRisk): ConversationRisk {
  return { ...risk, ...beneath, confirmed: beneath.level !== "none", beneath: noRisk };
}

/**
 * The person says that it isn't about them. A confirmed level falls to `possible`; one from the screen alone is
 * dropped.
 */
function dismiss(risk: ConversationRisk): ConversationRisk {
  const { concerns } = risk.confirmed ? risk : risk.beneath;
  const wasConfirmed = risk.confirmed || risk.beneath.level !== "none";
  const left: RiskFinding = wasConfirmed ? { level: "possible", concerns } : noRisk;
  const forgotten = { confirmed: false, quietTurns: 0, beneath: noRisk, confirmedPeak: noRisk, hints: [] };
  return { ...risk, ...left, ...forgotten, dismissed: true };
}

function withSign(risk: ConversationRisk, verdict: Verdict): ConversationRisk {
  const rises = !isAtLeast(risk.level, verdict.level);
  const counts = rises || risk.level === verdict.level;
  const { level, concerns } = combinedRisk(risk, verdict);
  const confirmed = (risk.confirmed && !rises) || (counts && verdict.confirmed);
  const before = risk.confirmed ? { level: risk.level, concerns: risk.concerns } : risk.beneath;
  return {
    ...risk,
    level,
    concerns,
    confirmed,
    // Something new was said, unless it is no more than a hint.
    dismissed: risk.dismissed && !isAtLeast(verdict.level, "active"),
    quietTurns: 0,
    lastTurn: verdict.level,
    beneath: confirmed ? noRisk : before,
    confirmedPeak: verdict.confirmed ? combinedRisk(risk.confirmedPeak, verdict) : risk.confirmedPeak,
  };
}

function withoutSign(risk: ConversationRisk, verdict: Verdict): ConversationRisk {
  const quiet = { ...risk, lastTurn: verdict.level };
  // Only a reader's silence lowers a confirmed level.
  if (risk.level === "none" || (risk.confirmed && !verdict.read)) return quiet;
  if (risk.quietTurns + 1 < quietTurnsToFall) return { ...quiet, quietTurns: risk.quietTurns + 1 };
  const fallen = { ...quiet, quietTurns: 0 };
  const level = stepDown(risk.level);
  if (level === "none") return { ...fallen, ...noRisk, confirmed: false };
  return isAtLeast(risk.beneath.level, level) ? withoutScreen(fallen) : { ...fallen, level };
}

/** A reader that answers overrules what the screen alone thought of this turn and of those before it. */
const overruled = (risk: ConversationRisk, verdict: Verdict): ConversationRisk =>
  verdict.read && !risk.confirmed ? withoutScreen(risk) : risk;

function advance(before: ConversationRisk, entry: RiskEntry): ConversationRisk {
  if (entry.kind === "dismissed") return before.level === "none" ? before : dismiss(before);
  const { heard, answer } = entry;
  if (answer === "awaited") return before;
  const own = answer === "pending" ? provisional(heard) : verdictOf(heard, answer);
  const latest = [...before.hints, own.read ? 0 : heard.hint].slice(-turnsTogether);
  const hints = latest.some((hint) => hint > 0) ? latest : [];
  // Whoever said that it isn't about them isn't asked again because of hints.
  const verdict = before.dismissed ? own : withHints(own, heard, hintsTogether(hints));
  const risk = { ...overruled(before, verdict), hints };
  const next = verdict.level === "none" ? withoutSign(risk, verdict) : withSign(risk, verdict);
  // Also where the reader takes the level back at the same time: the companion should say that it understands.
  const wasAtRisk = before.level !== "none" || next.level !== "none";
  return verdict.misunderstood && wasAtRisk ? dismiss(next) : next;
}

/**
 * The verdicts of a session. Those that a reader may still change are kept apart and folded anew when it answers, so
 * the order in which readers answer makes no difference.
 */
export type RiskLog = {
  readonly settled: ConversationRisk;
  readonly open: readonly RiskEntry[];
  readonly turns: number;
};

export const newRiskLog = (settled: ConversationRisk): RiskLog => ({ settled, open: [], turns: 0 });

/** Readers that answer later than this many turns don't count any more. */
const maxOpen = 12;

export const riskOf = ({ settled, open }: RiskLog): ConversationRisk => open.reduce(advance, settled);

const isOpen = (entry: RiskEntry): boolean =>
  entry.kind === "turn" && (entry.answer === "pending" || entry.answer === "awaited");

/** Whether a reader is still at work. */
export const isBeingRead = ({ open }: RiskLog): boolean => open.some(isOpen);

/** The answer to a turn that is not settled yet. */
const withAnswer =
  (id: number, answer: Exclude<Answer, "awaited">) =>
  (entry: RiskEntry): RiskEntry =>
    entry.kind === "turn" && entry.id === id && isOpen(entry) ? { ...entry, answer } : entry;

function settle({ settled, open, turns }: RiskLog): RiskLog {
  const first = open.length > maxOpen ? open.length - maxOpen : open.findIndex(isOpen);
  const upTo = first === -1 ? open.length : first;
  const over = open
    .slice(0, upTo)
    .map((entry) => (entry.kind === "turn" ? withAnswer(entry.id, null)(entry) : entry));
  return { settled: over.reduce(advance, settled), open: open.slice(upTo), turns };
}

/** A turn of the person; its id is the log's new `turns`. `awaited`: the reply waits for what the reader says of it. */
export function addTurn(
  { settled, open, turns }: RiskLog,
  heard: Heard,
  reader: "awaited" | "asked" | "none",
): RiskLog {
  const answer = reader === "asked" ? "pending" : reader === "none" ? null : reader;
  const entry: RiskEntry = { kind: "turn", id: turns + 1, heard, answer };
  return settle({ settled, open: [...open, entry], turns: turns + 1 });
}

export function addDismissal({ settled, open, turns }: RiskLog): RiskLog {
  return settle({ settled, open: [...open, { kind: "dismissed" }], turns });
}

/** The reader is awaited no longer: what the screen heard counts until it answers. */
export function addLateness({ settled, open, turns }: RiskLog, id: number): RiskLog {
  return { settled, open: open.map(withAnswer(id, "pending")), turns };
}

/** The reader answered, or failed. An answer to a turn that is long settled changes nothing. */
export function addReading({ settled, open, turns }: RiskLog, id: number, reading: Reading | null): RiskLog {
  return settle({ settled, open: open.map(withAnswer(id, reading)), turns });
}
