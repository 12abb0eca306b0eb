import { addTurn, newRiskLog, noConversationRisk, riskOf } from "#relay/conversation/conversation-risk.ts";
import type { Hear } from "#relay/safety/hear.ts";
import type { Hears } from "#safety-model/eval/evaluate-hearing.ts";
import { isAtLeast, type RiskLevel } from "#shared/safety/risk.ts";

/** Texts as floor and screen hear them, and conversations as the relay takes them without a reader. */
export const hearsBy = (hear: Hear): Hears => ({
  text: (text) => hear({ text, context: [] }),
  talk(turns) {
    let log = newRiskLog(noConversationRisk);
    let highest: RiskLevel = "none";
    for (const text of turns) {
      log = addTurn(log, hear({ text, context: [] }), "none");
      const { level } = riskOf(log);
      if (isAtLeast(level, highest)) highest = level;
    }
    return highest;
  },
});
