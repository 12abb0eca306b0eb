import { type ReferralCounts, referralCountsSchema } from "#shared/safety/http.ts";
import type { RiskLevel } from "#shared/safety/risk.ts";
import type { ServiceClient } from "./service-client.ts";

/** Counts one referral under the person's country; one that the database does not take is not counted. */
export async function countReferral(client: ServiceClient, userId: string, level: RiskLevel): Promise<void> {
  await client.rpc("count_referral_of", { user_uuid: userId, risk_level: level });
}

/** The public counts; null when the database did not answer. */
export async function readReferralCounts(client: ServiceClient): Promise<ReferralCounts | null> {
  const { data } = await client.rpc("referral_counts");
  const parsed = referralCountsSchema.safeParse({ counts: data });
  return parsed.success ? parsed.data.counts : null;
}
