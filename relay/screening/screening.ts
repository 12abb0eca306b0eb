import { relayLimits } from "#shared/limits.ts";
import { limitByKey } from "../routes/rate-limit.ts";
import type { ReferralStore, SafetyRouteDeps } from "./screening-routes.ts";
import type { VerifyToken } from "../routes/identity.ts";
import type { Hear } from "../safety/hear.ts";
import { verdictOf } from "../safety/verdict.ts";

/** The dependencies of the safety endpoints. */
export function safetyDeps(
  store: ReferralStore,
  verify: VerifyToken,
  now: () => number,
  hear: Hear,
): SafetyRouteDeps {
  const again = limitByKey(relayLimits.requests.referral, now);
  return {
    verify,
    now,
    limit: limitByKey(relayLimits.requests.screen, now),
    screen: (text) => {
      const { level, concerns } = verdictOf(hear({ text, context: [] }), null);
      return { level, concerns };
    },
    async countReferral(userId, level) {
      if (again(`${userId} ${level}`) === 0) await store.countReferral(userId, level);
    },
    counts: () => store.counts(),
  };
}
