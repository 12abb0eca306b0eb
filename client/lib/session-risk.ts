import { isAtLeast, noRisk, type RiskFinding } from "#shared/safety/risk.ts";

/** How near danger the conversation is, as the relay last said. It falls as well as rises. */
export type SessionRisk = RiskFinding & {
  /** More than the offline screen heard it. What isn't confirmed asks, and changes nothing else. */
  readonly confirmed: boolean;
  /** The person said that this isn't about them. */
  readonly folded: boolean;
};

export const noSessionRisk: SessionRisk = { ...noRisk, confirmed: false, folded: false };

/** What stands beside the conversation: the help card, one line that points to "Get help now", or nothing. */
export type ShownHelp = "card" | "pointer" | "nothing";

export function shownHelp({ level, folded }: SessionRisk): ShownHelp {
  // A folded card leaves the pointer behind even when the level falls to none: it holds the keyboard's focus.
  if (folded) return "pointer";
  if (isAtLeast(level, "active")) return "card";
  return level === "possible" ? "pointer" : "nothing";
}

/** While a confirmed danger lasts there is no limit, no countdown and no word about either. */
export function holdsBackLimits({ level, confirmed, folded }: SessionRisk): boolean {
  return confirmed && !folded && isAtLeast(level, "active");
}

/** Nothing is offered for sale then, nor beside a card that only asks. */
export function holdsBackOffers(risk: SessionRisk): boolean {
  return holdsBackLimits(risk) || shownHelp(risk) === "card";
}
