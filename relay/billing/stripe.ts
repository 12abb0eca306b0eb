import { Stripe } from "stripe";
import type { PriceIds } from "./prices.ts";

/** How to reach Stripe, and what is sold there. */
export type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly host: string;
  readonly port: number;
  readonly protocol: "http" | "https";
  readonly prices: PriceIds;
};

/** ms. */
const timeoutMs = 15_000;

/** The unmodified SDK; whether it talks to Stripe or a stand-in depends only on the URL. */
export function createStripe({ secretKey, host, port, protocol }: StripeSettings): Stripe {
  return new Stripe(secretKey, {
    host,
    port,
    protocol,
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
  });
}

/** The id of something that Stripe may have sent expanded. */
export function idOf(reference: string | { readonly id: string } | null | undefined): string | null {
  return typeof reference === "string" ? reference : (reference?.id ?? null);
}
