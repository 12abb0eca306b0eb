import { expect, test } from "vitest";
import type { RiskLevel } from "#shared/safety/risk.ts";
import { holdsBackLimits, holdsBackOffers, shownHelp, type ConversationRisk } from "./conversation-risk.ts";

const risk = (level: RiskLevel, confirmed: boolean, folded = false): ConversationRisk => ({
  level,
  concerns: [],
  confirmed,
  folded,
});

test.each([
  [risk("none", false), "nothing", "limits", "offers"],
  [risk("possible", true), "pointer", "limits", "offers"],
  [risk("active", false), "card", "limits", "no offers"],
  [risk("active", true), "card", "no limits", "no offers"],
  [risk("imminent", true), "card", "no limits", "no offers"],
  [risk("possible", false, true), "pointer", "limits", "offers"],
  [risk("imminent", true, true), "pointer", "limits", "offers"],
] as const)("%o shows %s, with %s and %s", (given, shown, limits, offers) => {
  expect(shownHelp(given)).toBe(shown);
  expect(holdsBackLimits(given)).toBe(limits === "no limits");
  expect(holdsBackOffers(given)).toBe(offers === "no offers");
});
