import { z } from "zod";
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
    const { data, error } = await client.rpc("customer_of", { user_uuid: userId });
    if (error !== null) {
      log("account.billing_unknown", { code: errorCode(error) });
      return "failed";
    }
    const customer = z.string().nullable().safeParse(data);
    if (!customer.success) return "failed";
    if (customer.data === null) return "nothing";
    return (await endCustomer(customer.data)) ? "ended" : "failed";
  };
}
