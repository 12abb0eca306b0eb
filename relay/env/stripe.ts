import { z } from "zod";
import type { StripeSettings } from "../billing/stripe.ts";
import * as values from "./values.ts";

/** What to set each Stripe variable to; ends the error line about it. */
export const stripeHints = {
  STRIPE_SECRET_KEY: "the account's secret key (sk_test_… or sk_live_…)",
  STRIPE_WEBHOOK_SECRET: "the signing secret of the webhook endpoint (whsec_…)",
  STRIPE_API_HOST: "the host that speaks Stripe's API, or leave it unset for Stripe itself",
  STRIPE_API_PORT: "the port of that host, for example 443",
  STRIPE_API_PROTOCOL: "https, or http for a host on this machine",
  STRIPE_PRICE_PREMIUM_MONTHLY:
    "the id of the price of Premium monthly (price_…), optionally followed by older ones",
  STRIPE_PRICE_PREMIUM_ANNUAL:
    "the id of the price of Premium annual (price_…), optionally followed by older ones",
  STRIPE_PRICE_24HOUR_PASS:
    "the id of the price of the 24-hour pass (price_…), optionally followed by older ones",
} as const;

const reasons = {
  publicKey: "is a publishable key, which has no more rights than a browser",
  liveElsewhere: "isn't Stripe's own host, and a live key must not be sent anywhere else",
  plain: "is http, so the secret key could be read in transit",
  product: "is a product id, but a price id is needed",
  taken: "holds a price that another plan also uses",
} as const;

const isStripes = (host: string): boolean => /(^|\.)stripe\.com$/.test(host);
const isLive = (key: string | undefined): boolean => /^(sk|rk)_live_/.test(key ?? "");

const priceVariables = [
  "STRIPE_PRICE_PREMIUM_MONTHLY",
  "STRIPE_PRICE_PREMIUM_ANNUAL",
  "STRIPE_PRICE_24HOUR_PASS",
] as const;

const listOf = (value: string | undefined): string[] => (value ?? "").split(",").map((part) => part.trim());

/**
 * Comma-separated price ids. None may also be another plan's, because that would sell one plan for the other.
 */
function priceIds(name: (typeof priceVariables)[number], given: Readonly<Record<string, string>>) {
  const others = new Set(priceVariables.filter((one) => one !== name).flatMap((one) => listOf(given[one])));
  return z
    .string()
    .refine((value) => !listOf(value).some((id) => id.startsWith("prod_")), {
      abort: true,
      error: reasons.product,
    })
    .refine((value) => !listOf(value).some((id) => others.has(id)), { abort: true, error: reasons.taken })
    .transform(listOf)
    .pipe(z.tuple([priceId], priceId));
}
const priceId = z.string().regex(/^\w{1,200}$/);

/**
 * The Stripe variables. A live key is refused with any host but Stripe's, and production refuses a stand-in.
 */
export function stripeSchema(production: boolean, given: Readonly<Record<string, string>>) {
  const host = given["STRIPE_API_HOST"] ?? "api.stripe.com";
  const local = values.isLoopbackHost(host);
  return {
    STRIPE_SECRET_KEY: values.key().refine((key) => !key.startsWith("pk_"), reasons.publicKey),
    STRIPE_WEBHOOK_SECRET: values.key(),
    STRIPE_API_HOST: values.host
      .refine((value) => !production || !values.isLoopbackHost(value), values.notLoopback)
      .refine((value) => isStripes(value) || !isLive(given["STRIPE_SECRET_KEY"]), reasons.liveElsewhere)
      .default("api.stripe.com"),
    STRIPE_API_PORT: values.port.optional(),
    STRIPE_API_PROTOCOL: z
      .enum(["https", "http"])
      .refine((value) => value === "https" || local, reasons.plain)
      .default("https"),
    STRIPE_PRICE_PREMIUM_MONTHLY: priceIds("STRIPE_PRICE_PREMIUM_MONTHLY", given),
    STRIPE_PRICE_PREMIUM_ANNUAL: priceIds("STRIPE_PRICE_PREMIUM_ANNUAL", given),
    STRIPE_PRICE_24HOUR_PASS: priceIds("STRIPE_PRICE_24HOUR_PASS", given),
  } satisfies Record<keyof typeof stripeHints, z.ZodType>;
}

type StripeVariables = z.output<z.ZodObject<ReturnType<typeof stripeSchema>>>;

/** How to reach Stripe, and what is sold there. */
export function toStripeSettings(read: StripeVariables): StripeSettings {
  const protocol = read.STRIPE_API_PROTOCOL;
  return {
    secretKey: read.STRIPE_SECRET_KEY,
    webhookSecret: read.STRIPE_WEBHOOK_SECRET,
    host: read.STRIPE_API_HOST,
    port: read.STRIPE_API_PORT ?? (protocol === "https" ? 443 : 80),
    protocol,
    prices: {
      "premium-monthly": read.STRIPE_PRICE_PREMIUM_MONTHLY,
      "premium-annual": read.STRIPE_PRICE_PREMIUM_ANNUAL,
      "24hour_pass": read.STRIPE_PRICE_24HOUR_PASS,
    },
  };
}
