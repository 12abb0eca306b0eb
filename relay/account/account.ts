import { relayLimits } from "#shared/limits.ts";
import type { ValidAuthSessions, VerifyToken } from "../routes/identity.ts";
import { limitByKey } from "../routes/rate-limit.ts";
import type { Log } from "../log/log.ts";
import type { AccountDeps } from "./delete-account.ts";

/** `code`: of the database's error, safe to log. */
type Stored<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: string };

/** What deleting an account asks of the database. */
export type AccountStore = {
  /** The person's customer at the payment service; null where they never were one. */
  readonly customerOf: (userId: string) => Promise<Stored<string | null>>;
  /** Deletes a person with all that is kept of them. */
  readonly deletePerson: (userId: string) => Promise<Stored<null>>;
  /** Erases what the sign-in service's audit log holds of people who left, so many entries read; whether there are more. */
  readonly eraseAudit: (entries: number) => Promise<Stored<boolean>>;
};

/** Deletes a person with all that is kept of them. False: it was not done. Never throws. */
export type DeletePerson = (userId: string) => Promise<boolean>;

/**
 * Ends at once, and for good, whatever a person still pays for. `failed`: they may still be charged, or it could not be
 * told. Never throws.
 */
export type CancelBilling = (userId: string) => Promise<"nothing" | "ended" | "failed">;

/** Ends every subscription of a customer with the payment service, at once; false where one may still run. */
export type EndCustomer = (customerId: string) => Promise<boolean>;

type Surroundings = {
  readonly log: Log;
  readonly store: AccountStore;
  readonly validAuthSessions: ValidAuthSessions;
  readonly verify: VerifyToken;
  readonly endCustomer: EndCustomer;
  /** Milliseconds of a steady clock. */
  readonly now: () => number;
};

/** Looks up the person's customer, if they ever were one, and has it ended. */
function cancelBillingWith({ store, endCustomer, log }: Surroundings): CancelBilling {
  return async (userId) => {
    const customer = await store.customerOf(userId);
    if (!customer.ok) {
      log("account.billing_unknown", { code: customer.code });
      return "failed";
    }
    if (customer.value === null) return "nothing";
    return (await endCustomer(customer.value)) ? "ended" : "failed";
  };
}

function deletePersonWith({ store, log }: Surroundings): DeletePerson {
  return async (userId) => {
    const deleted = await store.deletePerson(userId);
    if (!deleted.ok) log("account.delete_failed", { code: deleted.code });
    return deleted.ok;
  };
}

/** What deleting an account needs of the world. */
export function createAccount(around: Surroundings): AccountDeps {
  const { log, validAuthSessions, verify, now } = around;
  return {
    verify,
    log,
    validAuthSessions,
    limit: limitByKey(relayLimits.requests.deletion, now),
    cancelBilling: cancelBillingWith(around),
    deletePerson: deletePersonWith(around),
  };
}
