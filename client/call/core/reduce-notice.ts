import type { Notice, ServerMessage } from "#shared/protocol/server-messages.ts";
import { isAtLeast } from "#shared/safety/risk.ts";
import { holdsBackLimits, type ConversationRisk } from "#client/lib/conversation-risk.ts";
import type { ConversationState } from "./state.ts";

type State = ConversationState;
type NoticeMessage = Extract<ServerMessage, { type: "notice" }>;

const timeNotices: ReadonlySet<Notice> = new Set(["timeNearlyUp", "capNearlyUp"]);

/** An older relay that knows neither confirming nor folding shows every card and suspends limits with it. */
function toldRisk({ level, concerns, confirmed, folded }: NoticeMessage): ConversationRisk {
  return {
    level: level ?? "possible",
    concerns: concerns ?? [],
    confirmed: confirmed ?? true,
    folded: folded ?? false,
  };
}

function saysMore(told: ConversationRisk, known: ConversationRisk): boolean {
  if (!isAtLeast(known.level, told.level)) return true;
  return told.concerns.some((concern) => !known.concerns.includes(concern));
}

/**
 * The risk is what the relay says it is. A notice that was in flight when the person folded the card, or that
 * arrives on a new connection before the dismissal has, doesn't open it again, unless it says something new.
 */
function takeRisk(state: State, message: NoticeMessage): State {
  const told = toldRisk(message);
  const dismissing = state.bookkeeping.dismissing && !told.folded && !saysMore(told, state.risk);
  const risk = dismissing ? { ...told, folded: true } : told;
  const notices = holdsBackLimits(risk) ? state.notices.filter((it) => !timeNotices.has(it)) : state.notices;
  return { ...state, risk, notices, bookkeeping: { ...state.bookkeeping, dismissing } };
}

/** Notices the relay sends alongside the conversation: help, and time running out. */
export function takeNotice(state: State, message: NoticeMessage): State {
  const { notice } = message;
  if (notice === "helpCard") return takeRisk(state, message);
  const unwanted = timeNotices.has(notice) && holdsBackLimits(state.risk);
  if (unwanted || state.notices.includes(notice)) return state;
  return { ...state, notices: [...state.notices, notice] };
}
