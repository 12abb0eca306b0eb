import type { Env } from "../env.ts";
import type { VerifyToken } from "../http/identity.ts";
import { limitByKey } from "../http/rate-limit.ts";
import type { Log } from "../log/log.ts";
import type { ServiceClient } from "../store/service-client.ts";
import { createCancelBilling, type EndCustomer } from "./cancel-billing.ts";
import type { AccountDeps } from "./delete-account.ts";
import { createDeletePerson } from "./delete-person.ts";

/** A few tries in a row, then one a minute. */
const deletionRule = { capacity: 5, perSecond: 1 / 60 } as const;

type Surroundings = {
  readonly env: Pick<Env, "supabaseUrl" | "supabasePublishableKey">;
  readonly log: Log;
  readonly supabase: ServiceClient;
  readonly verify: VerifyToken;
  readonly endCustomer: EndCustomer;
  /** Milliseconds of a steady clock. */
  readonly now: () => number;
};

/** What taking leave needs of the world. */
export function createAccount({ env, log, supabase, verify, endCustomer, now }: Surroundings): AccountDeps {
  return {
    verify,
    log,
    limit: limitByKey(deletionRule, now),
    cancelBilling: createCancelBilling(supabase, endCustomer, log),
    deletePerson: createDeletePerson(env.supabaseUrl, env.supabasePublishableKey, log),
  };
}
