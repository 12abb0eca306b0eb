import { combinedRisk, isAtLeast, type RiskFinding } from "#shared/safety/risk.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import { beginReply } from "./answering.ts";
import type { Attempt, Conversation } from "./state.ts";
import { sequence, stay, type Step } from "./step.ts";
import { isWorthATurn } from "./text/transcript.ts";

/** What the rules find in something that the person said or wrote [T21]. */
export function screen({ settings, history }: Conversation, text: string): RiskFinding {
  return settings.screen({ text: text.trim(), context: history });
}

/** Whether a transcript gets a turn: nothing that shows risk is too short for one [T7][T21]. */
export function deservesATurn(text: string, found: RiskFinding): boolean {
  return isWorthATurn(text) || isAtLeast(found.level, "possible");
}

/** Lets the classifier read a turn beside the reply, with what was said before it [T22]. */
export function readBeside(state: Conversation, text: string): Step {
  const { history } = state;
  return [state, [{ type: "classify", text, context: history.slice(0, -1) }]];
}

/** What was said counts, also where the utterance itself comes to nothing [T21]. */
export function raiseDropped(state: Conversation, attempt: Attempt | null): Step {
  const said = attempt?.transcript ?? null;
  return said === null ? stay(state) : raiseRisk(state, screen(state, said));
}

/** The notice that brings the help card, also to a client that comes back [S4]. */
export function helpCardOf({ level, concerns }: RiskFinding): ServerMessage {
  return { type: "notice", notice: "helpCard", level, concerns: [...concerns] };
}

/** From here on no limit ends the session and nothing is charged [S5]. */
export function isSuspended({ risk }: Pick<Conversation, "risk">): boolean {
  return isAtLeast(risk.level, "active");
}

/** Takes in what was found. Within a session risk only rises [T21]. */
export function raiseRisk(state: Conversation, found: RiskFinding): Step {
  const risk = combinedRisk(state.risk, found);
  const same = risk.level === state.risk.level && risk.concerns.length === state.risk.concerns.length;
  if (same || !isAtLeast(risk.level, "possible")) return stay(state);
  return [
    { ...state, risk },
    [
      { type: "risk", risk },
      { type: "send", message: helpCardOf(risk) },
    ],
  ];
}

/**
 * The classifier has read a turn too. Where it saw more than the rules did, and nothing of the reply has reached the
 * person, the reply is written anew under the risk instructions [T22].
 */
export function takeClassification(state: Conversation, found: RiskFinding): Step {
  if (state.turn.phase === "ended") return stay(state);
  const rises = !isAtLeast(state.risk.level, found.level);
  return sequence(
    state,
    (it) => raiseRisk(it, found),
    (it) => (rises ? replyAnew(it) : stay(it)),
  );
}

function replyAnew(state: Conversation): Step {
  const { turn } = state;
  if (turn.phase !== "replying" || turn.reply.scripted || turn.reply.message !== null) return stay(state);
  const { reply } = turn;
  if (reply.spoken ? reply.audible : reply.text !== "") return stay(state);
  return sequence(state, (it) => [it, [{ type: "abort", generation: reply.generation }]], beginReply);
}
