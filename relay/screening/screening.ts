import { relayLimits } from "#shared/limits.ts";
import { limitByKey } from "../routes/rate-limit.ts";
import type { SafetyRouteDeps } from "./screening-routes.ts";
import type { VerifyToken } from "../routes/identity.ts";
import type { Hear } from "../safety/hear.ts";
import { verdictOf } from "../safety/verdict.ts";
import { countReferral, readReferralCounts } from "../store/referrals.ts";
import type { ServiceClient } from "../store/service-client.ts";

/** What the safety endpoints stand on. */
export function safetyDeps(
  supabase: ServiceClient,
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
      if (again(`${userId} ${level}`) === 0) await countReferral(supabase, userId, level);
    },
    counts: () => readReferralCounts(supabase),
  };
}
