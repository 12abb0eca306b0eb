import { isAtLeast } from "#shared/safety/risk.ts";
import type { ConversationState } from "./conversation-state.ts";

/** Whoever was found at risk, or was shown the help card, is not sold anything in this session [S5]. */
export function isOfferedHelp({ notices, risk }: Pick<ConversationState, "notices" | "risk">): boolean {
  return notices.includes("helpCard") || isAtLeast(risk.level, "possible");
}
