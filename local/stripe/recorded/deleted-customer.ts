import type { Stripe } from "stripe";
import type { Wire } from "../wire/wire.ts";

export const deletedCustomer = {
  id: "cus_00000001",
  object: "customer",
  deleted: true,
} satisfies Wire<Stripe.DeletedCustomer>;
