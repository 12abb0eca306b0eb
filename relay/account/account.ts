import { relayLimits } from "#shared/limits.ts";
import type { VerifyToken } from "../routes/identity.ts";
import { limitByKey } from "../routes/rate-limit.ts";
import type { Log } from "../log/log.ts";
import { validAuthSessionsOver } from "../store/auth-sessions.ts";
import type { ServiceClient } from "../store/service-client.ts";
import { createCancelBilling, type EndCustomer } from "./cancel-billing.ts";
import type { AccountDeps } from "./delete-account.ts";
import { createDeletePerson } from "./delete-person.ts";

type Surroundings = {
  readonly log: Log;
  readonly supabase: ServiceClient;
  readonly verify: VerifyToken;
  readonly endCustomer: EndCustomer;
  /** Milliseconds of a steady clock. */
  readonly now: () => number;
};

/** What taking leave needs of the world. */
export function createAccount({ log, supabase, verify, endCustomer, now }: Surroundings): AccountDeps {
  return {
    verify,
    log,
    validAuthSessions: validAuthSessionsOver(supabase),
    limit: limitByKey(relayLimits.requests.deletion, now),
    cancelBilling: createCancelBilling(supabase, endCustomer, log),
    deletePerson: createDeletePerson(supabase, log),
  };
}
