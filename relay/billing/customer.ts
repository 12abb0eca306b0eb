import type { Stripe } from "stripe";
import { isMissing, Refusal, StoreFailure } from "./refusal.ts";
import type { BillingStore } from "./billing-store.ts";

export type Buyer = { readonly userId: string; readonly email: string | null };

type Deps = { readonly stripe: Stripe; readonly store: Pick<BillingStore, "customerOf" | "keepCustomer"> };

async function stillThere(stripe: Stripe, customerId: string): Promise<boolean> {
  try {
    const customer = await stripe.customers.retrieve(customerId);
    return !("deleted" in customer && customer.deleted);
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/**
 * Records a new customer; null if the person was deleted in the meantime, since access tokens outlive
 * accounts by minutes.
 */
async function noted(store: Deps["store"], userId: string, made: string, known: string | null) {
  try {
    await store.keepCustomer(userId, made, known);
  } catch (error) {
    if (error instanceof StoreFailure && error.code === noSuchPerson) return null;
    throw error;
  }
  return store.customerOf(userId);
}

/** Postgres: foreign key violation. */
const noSuchPerson = "23503";

/**
 * The person's one customer at Stripe, created at their first purchase. However many requests run at once,
 * the idempotency key creates one customer and the database stores one. A customer deleted at Stripe is
 * replaced. Nothing is created or sold for someone who has just deleted their account.
 */
export async function ensureCustomer({ stripe, store }: Deps, { userId, email }: Buyer): Promise<string> {
  const known = await store.customerOf(userId);
  if (known !== null && (await stillThere(stripe, known))) return known;
  // Stripe refuses a key for a day if anything else is sent with it, and the email may have changed since a first try.
  const made = await stripe.customers.create(
    { metadata: { user_id: userId } },
    { idempotencyKey: `customer-${userId}-after-${known ?? "none"}` },
  );
  if (email !== null) await stripe.customers.update(made.id, { email });
  const own = await noted(store, userId, made.id, known);
  if (own !== null) return own;
  await stripe.customers.del(made.id);
  throw new Refusal("unauthorized");
}
