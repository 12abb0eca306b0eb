import type { PlanId } from "#shared/plans.ts";
import type { SubscriptionRow } from "./project.ts";

export type Pass = {
  /** Unix seconds. */
  readonly endsAt: number;
  readonly revoked: boolean;
};

export type SettledPass = {
  /** From `beginPasses`, taken before Stripe was read. */
  readonly turn: number;
  readonly userId: string;
  readonly checkoutSessionId: string;
  readonly paymentIntentId: string | null;
  readonly takenBack: boolean;
};

/**
 * Everything billing needs from the database. Every method throws `StoreFailure` if the database doesn't
 * answer.
 */
export type BillingStore = {
  /** The next sync turn, taken before Stripe is read; null if no one here has this customer. */
  readonly begin: (customerId: string) => Promise<number | null>;
  /** Stores what Stripe says about a customer, unless a later turn has already done so. */
  readonly apply: (
    customerId: string,
    turn: number,
    rows: readonly SubscriptionRow[],
  ) => Promise<"applied" | "stale" | "unknown">;
  readonly customerOf: (userId: string) => Promise<string | null>;
  readonly userOf: (customerId: string) => Promise<string | null>;
  /** Records the person's customer in place of `previous`, unless another request was faster. */
  readonly keepCustomer: (userId: string, customerId: string, previous: string | null) => Promise<void>;
  readonly expectPayment: (customerId: string) => Promise<void>;
  /** The next turn to settle passes, taken before Stripe is read. */
  readonly beginPasses: () => Promise<number>;
  /** Stores what Stripe says about a pass, unless a later turn has already done so. */
  readonly settlePass: (pass: SettledPass) => Promise<Pass>;
  /** When the last of the person's valid passes ends, Unix seconds; null if none is active or pending. */
  readonly passesEnd: (userId: string) => Promise<number | null>;
  /** What the person is entitled to right now, as decided by the one function for it. */
  readonly currentPlan: (userId: string) => Promise<PlanId>;
  readonly isHandled: (eventId: string) => Promise<boolean>;
  readonly noteHandled: (eventId: string, type: string) => Promise<void>;
  /** Customers to compare with Stripe, claimed by this relay for five minutes. */
  readonly claimReconcile: () => Promise<readonly string[]>;
  /** Customers whose person was deleted, claimed by this relay for five minutes. */
  readonly claimOrphans: () => Promise<readonly string[]>;
  readonly forgetOrphan: (customerId: string) => Promise<void>;
  readonly finishReconcile: (customerId: string) => Promise<void>;
};
