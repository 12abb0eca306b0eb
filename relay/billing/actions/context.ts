import type { Stripe } from "stripe";
import type { z } from "zod";
import type { FulfilDeps } from "../fulfil.ts";
import type { PriceIds } from "../prices.ts";
import { Refusal } from "../refusal.ts";
import { returnUrl } from "../return-url.ts";
import type { BillingStore } from "../billing-store.ts";
import type { Synced } from "../sync.ts";

/** The dependencies of the actions. */
export type BillingDeps = {
  readonly stripe: Stripe;
  readonly store: BillingStore;
  readonly prices: PriceIds;
  /** The app's own origins; `publicUrl` is one of them. */
  readonly origins: ReadonlySet<string>;
  readonly publicUrl: string;
  readonly sync: (customerId: string) => Promise<Synced>;
  readonly fulfilling: FulfilDeps;
  /** Unix seconds of this machine's clock. */
  readonly nowSeconds: () => number;
};

/** One call, made by the person in the token, never by one named in the body. */
export type Call = BillingDeps & { readonly userId: string; readonly email: string | null };

/**
 * An action: takes the body unvalidated and returns the answer; throws `Refusal`, Stripe errors, or
 * `StoreFailure`.
 */
export type Handler = (call: Call, raw: unknown) => Promise<unknown>;

/** An action whose body is validated by its schema; an invalid one is a bad request. */
export function action<B extends z.ZodType, A extends z.ZodType>(
  schemas: { readonly body: B; readonly answer: A },
  handle: (call: Call, body: z.output<B>) => Promise<z.output<A>>,
): Handler {
  return async (call, raw) => {
    const body = schemas.body.safeParse(raw ?? {});
    if (!body.success) throw new Refusal("bad_request");
    return handle(call, body.data);
  };
}

type Claimed = { readonly customerId?: string | undefined };

/** The caller's customer, or null before their first purchase; naming any other customer is refused. */
export async function ownCustomer({ store, userId }: Call, { customerId }: Claimed): Promise<string | null> {
  const own = await store.customerOf(userId);
  if (customerId !== undefined && customerId !== own) throw new Refusal("forbidden");
  return own;
}

/** One of our own URLs, or a refusal. */
export function ownUrl({ origins, publicUrl }: Call, given: string): URL {
  const url = returnUrl(given, origins, publicUrl);
  if (url === null) throw new Refusal("bad_request");
  return url;
}
