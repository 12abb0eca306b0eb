/** Stripe settings for a relay whose test never uses it: nothing listens there. */
export const unusedStripe = {
  STRIPE_SECRET_KEY: "sk_test_unused",
  STRIPE_WEBHOOK_SECRET: "whsec_unused",
  STRIPE_API_HOST: "127.0.0.1",
  STRIPE_API_PORT: "9",
  STRIPE_API_PROTOCOL: "http",
  STRIPE_PRICE_PREMIUM_MONTHLY: "price_monthly",
  STRIPE_PRICE_PREMIUM_ANNUAL: "price_annual",
  STRIPE_PRICE_24HOUR_PASS: "price_pass",
} as const;

/** The same for a relay in production, which refuses a stand-in. */
export const hostedStripe = {
  STRIPE_SECRET_KEY: "sk_test_unused",
  STRIPE_WEBHOOK_SECRET: "whsec_unused",
  STRIPE_PRICE_PREMIUM_MONTHLY: "price_monthly",
  STRIPE_PRICE_PREMIUM_ANNUAL: "price_annual",
  STRIPE_PRICE_24HOUR_PASS: "price_pass",
} as const;
