import { planIds, type PlanId } from "#shared/plans.ts";
import { z } from "zod";
import { errorCode } from "../log/fields.ts";
import type { ServiceClient } from "../store/service-client.ts";
import type { SubscriptionRow } from "./project.ts";
import { StoreFailure } from "./refusal.ts";

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

type Answer<T> = { readonly data: T; readonly error: null } | { readonly data: null; readonly error: object };

/** What the database answered. Throws `StoreFailure` where it did not. */
async function must<T>(request: PromiseLike<Answer<T>>): Promise<T> {
  const { data, error } = await request;
  if (error !== null) throw new StoreFailure(errorCode(error));
  return data;
}

const passSchema = z
  .object({ ends_at: z.string(), revoked_at: z.string().nullable() })
  .transform(({ ends_at: endsAt, revoked_at: revokedAt }): Pass => ({
    endsAt: Math.floor(Date.parse(endsAt) / 1_000),
    revoked: revokedAt !== null,
  }));
const turnSchema = z.int().nullable();
const appliedSchema = z.enum(["applied", "stale", "unknown"]);
const planSchema = z.enum(planIds);
const idsSchema = z.array(z.string());

/** Turns and projections of subscriptions (B3). */
function syncStore(client: ServiceClient) {
  return {
    /** The next turn; null where the customer is nobody's here. Taken before Stripe is read. */
    async begin(customerId: string): Promise<number | null> {
      return turnSchema.parse(await must(client.rpc("begin_billing_sync", { stripe_customer: customerId })));
    },
    async apply(customerId: string, turn: number, rows: readonly SubscriptionRow[]) {
      const held = rows.map((row) => ({ ...row }));
      const answer = client.rpc("apply_billing_sync", { stripe_customer: customerId, turn, held });
      return appliedSchema.parse(await must(answer));
    },
  };
}

/** Who is which customer, one to one (B7). */
function customerStore(client: ServiceClient) {
  return {
    async customerOf(userId: string): Promise<string | null> {
      const row = client.from("stripe_customers").select("customer_id").eq("user_id", userId).maybeSingle();
      return (await must<{ customer_id: string } | null>(row))?.customer_id ?? null;
    },
    async userOf(customerId: string): Promise<string | null> {
      const row = client
        .from("stripe_customers")
        .select("user_id")
        .eq("customer_id", customerId)
        .maybeSingle();
      return (await must<{ user_id: string } | null>(row))?.user_id ?? null;
    },
    /** Notes the person's customer in the place of `previous`, unless another request was faster. */
    async keepCustomer(userId: string, customerId: string, previous: string | null): Promise<void> {
      const table = client.from("stripe_customers");
      const row = { user_id: userId, customer_id: customerId };
      const write =
        previous === null
          ? table.upsert(row, { onConflict: "user_id", ignoreDuplicates: true }).select("user_id")
          : table
              .update({ customer_id: customerId })
              .eq("user_id", userId)
              .eq("customer_id", previous)
              .select("user_id");
      await must(write);
    },
    async expectPayment(customerId: string): Promise<void> {
      await must(client.rpc("expect_payment", { stripe_customer: customerId }));
    },
  };
}

function passStore(client: ServiceClient) {
  return {
    async settlePass({ userId, checkoutSessionId, paymentIntentId, takenBack }: SettledPass): Promise<Pass> {
      const settled = client.rpc("settle_pass", {
        user_uuid: userId,
        checkout_session: checkoutSessionId,
        taken_back: takenBack,
        ...(paymentIntentId === null ? {} : { payment_intent: paymentIntentId }),
      });
      return passSchema.parse(await must<unknown>(settled));
    },
    /** When the last of the person's passes that still hold ends, Unix seconds; null where none holds or waits. */
    async passesEnd(userId: string): Promise<number | null> {
      const rows = client
        .from("passes")
        .select("ends_at, revoked_at")
        .eq("user_id", userId)
        .is("revoked_at", null)
        .gt("ends_at", new Date().toISOString())
        .order("ends_at", { ascending: false })
        .limit(1);
      const [last] = z.array(passSchema).parse(await must<unknown>(rows));
      return last?.endsAt ?? null;
    },
    /** What the person is entitled to at this moment: the one function that decides it (B6). */
    async currentPlan(userId: string): Promise<PlanId> {
      return planSchema.parse(await must<unknown>(client.rpc("current_plan", { user_uuid: userId })));
    },
  };
}

function eventStore(client: ServiceClient) {
  return {
    async isHandled(eventId: string): Promise<boolean> {
      const row = client.from("stripe_events").select("id").eq("id", eventId).maybeSingle();
      return (await must<unknown>(row)) !== null;
    },
    async noteHandled(eventId: string, type: string): Promise<void> {
      const row = { id: eventId, type };
      await must(
        client.from("stripe_events").upsert(row, { onConflict: "id", ignoreDuplicates: true }).select("id"),
      );
    },
    /** Customers to compare with Stripe, this relay's for five minutes. */
    async claimReconcile(): Promise<readonly string[]> {
      return idsSchema.parse(await must<unknown>(client.rpc("claim_billing_reconcile")));
    },
    async finishReconcile(customerId: string): Promise<void> {
      await must(client.rpc("finish_billing_reconcile", { stripe_customer: customerId }));
    },
  };
}

/** Everything billing asks of the database. Every method throws `StoreFailure` where it gives no answer. */
export function createBillingStore(client: ServiceClient) {
  return { ...syncStore(client), ...customerStore(client), ...passStore(client), ...eventStore(client) };
}

export type BillingStore = ReturnType<typeof createBillingStore>;
