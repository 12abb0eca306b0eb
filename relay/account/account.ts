import { relayLimits } from "#shared/limits.ts";
import type { ValidAuthSessions, VerifyToken } from "../routes/identity.ts";
import { limitByKey } from "../routes/rate-limit.ts";
import type { Log } from "../log/log.ts";
import type { AccountDeps } from "./delete-account.ts";

/** `code` is the database's error code, safe to log. */
type Stored<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: string };

/** What deleting an account needs from the database. */
export type AccountStore = {
  /** The person's Stripe customer; null if they never had one. */
  readonly customerOf: (userId: string) => Promise<Stored<string | null>>;
  readonly hasAccount: (userId: string) => Promise<Stored<boolean>>;
  /** Deletes a person and all data about them. */
  readonly deletePerson: (userId: string) => Promise<Stored<null>>;
  /**
   * Erases entries about deleted people from the auth service's audit log, one batch per call; returns
   * whether there are more.
   */
  readonly eraseAudit: (entries: number) => Promise<Stored<boolean>>;
};

/** Deletes a person and all data about them; returns false if that failed. Never throws. */
export type DeletePerson = (userId: string) => Promise<boolean>;

/** Whether a person still has an account; null if that is unknown. Never throws. */
export type HasAccount = (userId: string) => Promise<boolean | null>;

/**
 * Immediately cancels everything that a person pays for. `failed`: they may still be charged, or it is
 * unknown. Never throws.
 */
export type CancelBilling = (userId: string) => Promise<"nothing" | "ended" | "failed">;

/** Immediately cancels all of a customer's subscriptions; false if one may still be running. */
export type EndCustomer = (customerId: string) => Promise<boolean>;

type Surroundings = {
  readonly log: Log;
  readonly store: AccountStore;
  readonly validAuthSessions: ValidAuthSessions;
  readonly verify: VerifyToken;
  readonly endCustomer: EndCustomer;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
};

/** Looks up the person's customer, if any, and ends it. */
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

function hasAccountWith({ store, log }: Surroundings): HasAccount {
  return async (userId) => {
    const found = await store.hasAccount(userId);
    if (!found.ok) log("account.unknown", { code: found.code });
    return found.ok ? found.value : null;
  };
}

/** Builds the dependencies of account deletion. */
export function createAccount(around: Surroundings): AccountDeps {
  const { log, validAuthSessions, verify, now } = around;
  return {
    verify,
    log,
    validAuthSessions,
    limit: limitByKey(relayLimits.requests.deletion, now),
    hasAccount: hasAccountWith(around),
    cancelBilling: cancelBillingWith(around),
    deletePerson: deletePersonWith(around),
  };
}
