import { limitByKey } from "./http/rate-limit.ts";
import type { SafetyRouteDeps } from "./http/safety.ts";
import type { VerifyToken } from "./http/identity.ts";
import type { Hear } from "./safety/hear.ts";
import { verdictOf } from "./safety/verdict.ts";
import { countReferral, readReferralCounts } from "./store/referrals.ts";
import type { ServiceClient } from "./store/service-client.ts";

/** A long journal entry is read in a few pieces; nobody writes many of those a minute. */
const screenRule = { capacity: 30, perSecond: 0.5 } as const;

/** The pieces of one entry, and an entry that is saved again, are one occasion: the counts are public, and believed. */
const occasion = { capacity: 1, perSecond: 1 / 3600 } as const;

/** What the safety endpoints stand on. */
export function safetyDeps(
  supabase: ServiceClient,
  verify: VerifyToken,
  now: () => number,
  hear: Hear,
): SafetyRouteDeps {
  const again = limitByKey(occasion, now);
  return {
    verify,
    now,
    limit: limitByKey(screenRule, now),
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
