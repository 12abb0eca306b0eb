import { isAtLeast, noRisk, type RiskFinding } from "#shared/safety/risk.ts";

/** How close to danger the conversation is, according to the relay. It falls as well as rises. */
export type ConversationRisk = RiskFinding & {
  /** Confirmed by more than the offline screen. An unconfirmed risk only asks, and changes nothing else. */
  readonly confirmed: boolean;
  /** The person said that this isn't about them. */
  readonly folded: boolean;
};

export const noConversationRisk: ConversationRisk = { ...noRisk, confirmed: false, folded: false };

/**
 * What is shown beside the conversation: the help card, one line that points to "Get help now", or nothing.
 */
export type ShownHelp = "card" | "pointer" | "nothing";

export function shownHelp({ level, folded }: ConversationRisk): ShownHelp {
  // A folded card leaves the pointer behind even when the level falls to none, because it may hold keyboard
  // focus.
  if (folded) return "pointer";
  if (isAtLeast(level, "active")) return "card";
  return level === "possible" ? "pointer" : "nothing";
}

/** While a danger is confirmed, there are no limits and no countdown, and neither is mentioned. */
export function holdsBackLimits({ level, confirmed, folded }: ConversationRisk): boolean {
  return confirmed && !folded && isAtLeast(level, "active");
}

/** Nothing is offered for sale then, nor beside a card that only asks. */
export function holdsBackOffers(risk: ConversationRisk): boolean {
  return holdsBackLimits(risk) || shownHelp(risk) === "card";
}
