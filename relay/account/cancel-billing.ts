import { errorCode } from "../log/fields.ts";
import type { Log } from "../log/log.ts";
import type { ServiceClient } from "../store/service-client.ts";

/**
 * Ends at once, and for good, whatever a person still pays for. `failed`: they may still be charged, or it could not be
 * told. Never throws.
 */
export type CancelBilling = (userId: string) => Promise<"nothing" | "ended" | "failed">;

/** Ends every subscription of a customer with the payment service, at once; false where one may still run. */
export type EndCustomer = (customerId: string) => Promise<boolean>;

/** Looks up the person's customer, if they ever were one, and has it ended. */
export function createCancelBilling(
  client: ServiceClient,
  endCustomer: EndCustomer,
  log: Log,
): CancelBilling {
  return async (userId) => {
    const { data, error } = await client
      .from("stripe_customers")
      .select("customer_id")
      .eq("user_id", userId)
      .maybeSingle();
    if (error !== null) {
      log("account.billing_unknown", { code: errorCode(error) });
      return "failed";
    }
    if (data === null) return "nothing";
    return (await endCustomer(data.customer_id)) ? "ended" : "failed";
  };
}
