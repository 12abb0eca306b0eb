import { planIds, type PlanId } from "#shared/plans.ts";
import { z } from "zod";
import { errorCode } from "../log/fields.ts";
import type { ServiceClient } from "./service-client.ts";
import type { BillingStore, Pass, SettledPass } from "../billing/billing-store.ts";
import type { SubscriptionRow } from "../billing/project.ts";
import { StoreFailure } from "../billing/refusal.ts";

type Answer<T> = { readonly data: T; readonly error: null } | { readonly data: null; readonly error: object };

/** The database's answer. Throws `StoreFailure` if there is none. */
async function must<T>(request: PromiseLike<Answer<T>>): Promise<T> {
  const { data, error } = await request;
  if (error !== null) throw new StoreFailure(errorCode(error));
  return data;
}

const unixSeconds = (moment: string): number => Math.floor(Date.parse(moment) / 1_000);

const passSchema = z
  .object({ ends_at: z.string(), revoked_at: z.string().nullable() })
  .transform(({ ends_at: endsAt, revoked_at: revokedAt }): Pass => ({
    endsAt: unixSeconds(endsAt),
    revoked: revokedAt !== null,
  }));
const turnSchema = z.int().nullable();
const appliedSchema = z.enum(["applied", "stale", "unknown"]);
const planSchema = z.enum(planIds);
const idsSchema = z.array(z.string());
const idSchema = z.string().nullable();
const momentSchema = z.string().nullable();

/** Sync turns and subscription projections. */
function syncStore(client: ServiceClient) {
  return {
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

/** Maps people to Stripe customers, one to one. */
function customerStore(client: ServiceClient) {
  return {
    async customerOf(userId: string): Promise<string | null> {
      return idSchema.parse(await must<unknown>(client.rpc("customer_of", { user_uuid: userId })));
    },
    async userOf(customerId: string): Promise<string | null> {
      const person = client.rpc("person_of_customer", { stripe_customer: customerId });
      return idSchema.parse(await must<unknown>(person));
    },
    async keepCustomer(userId: string, customerId: string, previous: string | null): Promise<void> {
      const kept = client.rpc("keep_customer", {
        user_uuid: userId,
        stripe_customer: customerId,
        ...(previous === null ? {} : { previous }),
      });
      await must(kept);
    },
    async expectPayment(customerId: string): Promise<void> {
      await must(client.rpc("expect_payment", { stripe_customer: customerId }));
    },
  };
}

function passStore(client: ServiceClient) {
  return {
    async beginPasses(): Promise<number> {
      return z.int().parse(await must<unknown>(client.rpc("begin_pass_turn")));
    },
    async settlePass(pass: SettledPass): Promise<Pass> {
      const { turn, userId, checkoutSessionId, paymentIntentId, takenBack } = pass;
      const settled = client.rpc("settle_pass", {
        user_uuid: userId,
        checkout_session: checkoutSessionId,
        taken_back: takenBack,
        turn,
        ...(paymentIntentId === null ? {} : { payment_intent: paymentIntentId }),
      });
      return passSchema.parse(await must<unknown>(settled));
    },
    async passesEnd(userId: string): Promise<number | null> {
      const end = momentSchema.parse(await must<unknown>(client.rpc("passes_end", { user_uuid: userId })));
      return end === null ? null : unixSeconds(end);
    },
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
    async claimReconcile(): Promise<readonly string[]> {
      return idsSchema.parse(await must<unknown>(client.rpc("claim_billing_reconcile")));
    },
    async claimOrphans(): Promise<readonly string[]> {
      return idsSchema.parse(await must<unknown>(client.rpc("claim_orphaned_customers")));
    },
    async forgetOrphan(customerId: string): Promise<void> {
      await must(client.rpc("forget_orphaned_customer", { stripe_customer: customerId }));
    },
    async finishReconcile(customerId: string): Promise<void> {
      await must(client.rpc("finish_billing_reconcile", { stripe_customer: customerId }));
    },
  };
}

/**
 * Everything billing needs from the database. Every method throws `StoreFailure` if the database doesn't
 * answer.
 */
export function createBillingStore(client: ServiceClient): BillingStore {
  return { ...syncStore(client), ...customerStore(client), ...passStore(client), ...eventStore(client) };
}
