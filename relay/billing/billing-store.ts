import type { PlanId } from "#shared/plans.ts";
import type { SubscriptionRow } from "./project.ts";

export type Pass = {
  /** Unix seconds. */
  readonly endsAt: number;
  readonly revoked: boolean;
};

export type SettledPass = {
  readonly userId: string;
  readonly checkoutSessionId: string;
  readonly paymentIntentId: string | null;
  readonly takenBack: boolean;
};

/** Everything billing asks of the database. Every method throws `StoreFailure` where it gives no answer. */
export type BillingStore = {
  /** The next turn; null where the customer is nobody's here. Taken before Stripe is read. */
  readonly begin: (customerId: string) => Promise<number | null>;
  /** Keeps what Stripe says of a customer, unless a later turn was faster. */
  readonly apply: (
    customerId: string,
    turn: number,
    rows: readonly SubscriptionRow[],
  ) => Promise<"applied" | "stale" | "unknown">;
  readonly customerOf: (userId: string) => Promise<string | null>;
  readonly userOf: (customerId: string) => Promise<string | null>;
  /** Notes the person's customer in the place of `previous`, unless another request was faster. */
  readonly keepCustomer: (userId: string, customerId: string, previous: string | null) => Promise<void>;
  readonly expectPayment: (customerId: string) => Promise<void>;
  readonly settlePass: (pass: SettledPass) => Promise<Pass>;
  /** When the last of the person's passes that still hold ends, Unix seconds; null where none holds or waits. */
  readonly passesEnd: (userId: string) => Promise<number | null>;
  /** What the person is entitled to at this moment: the one function that decides it. */
  readonly currentPlan: (userId: string) => Promise<PlanId>;
  readonly isHandled: (eventId: string) => Promise<boolean>;
  readonly noteHandled: (eventId: string, type: string) => Promise<void>;
  /** Customers to compare with Stripe, this relay's for five minutes. */
  readonly claimReconcile: () => Promise<readonly string[]>;
  /** Customers whose person is gone, this relay's for five minutes. */
  readonly claimOrphans: () => Promise<readonly string[]>;
  readonly forgetOrphan: (customerId: string) => Promise<void>;
  readonly finishReconcile: (customerId: string) => Promise<void>;
};
