import type { Stripe } from "stripe";
import { expect, test } from "vitest";
import { prices } from "../catalogue.ts";
import { renderPrice } from "./price.ts";
import type { Serialized } from "./serialized.ts";

test("the compiler rejects an answer that doesn't match the SDK's types", () => {
  const [answer] = prices.map(renderPrice);
  expect(answer).toMatchObject({ object: "price", active: true });
  const { nickname: _nickname, ...incomplete } = answer ?? {};
  // @ts-expect-error a field is missing
  incomplete satisfies Serialized<Stripe.Price>;
  // @ts-expect-error a field is made up
  ({ behavior: "void", resumes_at: null, why: "" }) satisfies Serialized<Stripe.Subscription.PauseCollection>;
  // @ts-expect-error a field has another type
  ({ id: "cus_1", object: "customer", deleted: "yes" }) satisfies Serialized<Stripe.DeletedCustomer>;
  // @ts-expect-error a field deep inside has another type
  ({ behavior: "void", resumes_at: "soon" }) satisfies Serialized<Stripe.Subscription.PauseCollection>;
  // @ts-expect-error decimals travel as text
  ({ type: "price_details", unit_amount_decimal: 799 }) satisfies Serialized<Stripe.InvoiceLineItem.Pricing>;
});
