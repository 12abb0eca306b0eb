import type { Page } from "@playwright/test";
import { z } from "zod";

export const cards = {
  good: "4242424242424242",
  declined: "4000000000000002",
  debit: "000123456789",
} as const;

const checkoutSchema = z.object({ sessionId: z.string(), url: z.url() });

async function ask(page: Page, action: string, body: object): Promise<unknown> {
  const kept = await page.evaluate(() => localStorage.getItem("hearken.session"));
  const { access_token: token } = z.object({ access_token: z.string() }).parse(JSON.parse(kept ?? "{}"));
  const response = await page.request.post(`/api/stripe?action=${action}`, {
    data: body,
    headers: { Authorization: `Bearer ${token}` },
  });
  return response.json();
}

/** Controls the practice Stripe at `origin`; everything but a single session is shared by all tests. */
export async function control(origin: string, action: string, body: object = {}): Promise<void> {
  const response = await fetch(`${origin}/_control/${action}`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${action}: ${await response.text()}`);
}

/**
 * Buys a plan for the page's person without a browser; the relay learns of it only through events. Returns
 * the checkout session and the practice Stripe's origin.
 */
export async function buy(page: Page, plan: string, card: string = cards.good) {
  const urls = { successUrl: "/dashboard/payment-success?payment=success", cancelUrl: "/dashboard/usage" };
  const answer = await ask(page, "create-checkout-session", { planId: plan, ...urls });
  const { sessionId, url } = checkoutSchema.parse(answer);
  const { origin } = new URL(url);
  await control(origin, "pay", { session: sessionId, card });
  await ask(page, "verify-session", { sessionId });
  return { sessionId, origin };
}

/** Enters a card in the practice checkout and pays. */
export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel("Card number").fill(card);
  await page.getByRole("button", { name: /^(Pay|Subscribe for) \$/ }).click();
}

/** What the pages say about the person's current plan. */
export const successAddress = (sessionId: string, type = "") =>
  `/dashboard/payment-success?payment=success${type}&session_id=${sessionId}`;
