import { referralCountsSchema } from "#shared/safety/http.ts";
import type { ReferralStore } from "../screening/screening-routes.ts";
import type { ServiceClient } from "./service-client.ts";

/** How often people were shown helplines, as counted by the database. */
export function referralStoreOver(client: ServiceClient): ReferralStore {
  return {
    async countReferral(userId, level) {
      await client.rpc("count_referral_of", { user_uuid: userId, risk_level: level });
    },
    async counts() {
      const { data } = await client.rpc("referral_counts");
      const parsed = referralCountsSchema.safeParse({ counts: data });
      return parsed.success ? parsed.data.counts : null;
    },
  };
}
