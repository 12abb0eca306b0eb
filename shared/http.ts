import { z } from "zod";

type Endpoint = { readonly method: "GET" | "POST"; readonly path: `/${string}` };

/**
 * Every HTTP endpoint of the relay: the relay registers its routes from this table; the client and the probes
 * call them.
 */
export const endpoints = {
  config: { method: "GET", path: "/api/config" },
  /** Issues a ticket that opens one socket for the signed-in person. */
  realtimeTicket: { method: "POST", path: "/api/realtime/ticket" },
  /** `?action=…`, one of `billingActions`. */
  stripe: { method: "POST", path: "/api/stripe" },
  /** Stripe's own signed events. */
  stripeWebhook: { method: "POST", path: "/api/stripe/webhook" },
  /** Deletes the signed-in person and all their data. */
  accountDelete: { method: "POST", path: "/api/account/delete" },
  /** Writes the signed-in person's weekly wrap-up and reports its steps line by line (`wrap-ups.ts`). */
  wrapUps: { method: "POST", path: "/api/wrap-ups" },
  /** How a voice sounds (`voice-samples.ts`), for the signed-in person. */
  voiceSample: { method: "GET", path: "/api/voice-sample" },
  /** What somebody says into a field, in writing (`dictation.ts`). */
  dictation: { method: "POST", path: "/api/dictation" },
  /** What the rules find in a text that the signed-in person has saved. */
  safetyScreen: { method: "POST", path: "/api/safety/screen" },
  /** How often helplines were shown; public. */
  safetyCounts: { method: "GET", path: "/api/safety/counts" },
  /** Sends a test reminder to the signed-in person's own address (`mail.ts`). */
  testReminder: { method: "POST", path: "/api/email/send-test-reminder" },
  /** Confirms the signed-in person's reminder settings by email. */
  reminderConfirmation: { method: "POST", path: "/api/email/send-reminder-confirmation" },
  /** A service worker asks for today's reminder again (`push.ts`). */
  pushLater: { method: "POST", path: "/api/push/later" },
  /** A service worker reports its new subscription. */
  pushRenew: { method: "POST", path: "/api/push/renew" },
  /** A visitor's message to the operator. */
  contact: { method: "POST", path: "/api/contact" },
  /** Unsubscribes from an email list with the token in each email; GET shows the app's page. */
  unsubscribe: { method: "POST", path: "/unsubscribe" },
  /** The process is up. */
  health: { method: "GET", path: "/healthz" },
  /** The process can serve people: the database answers and no shutdown is in progress. */
  readiness: { method: "GET", path: "/readyz" },
} as const satisfies Record<string, Endpoint>;

/** Largest JSON body the relay reads, in bytes. */
export const maxBodyBytes = 64 * 1024;

const apiErrorCodes = [
  "bad_request",
  "unauthorized",
  "forbidden",
  /** The account has yet to confirm its age and the terms. */
  "confirmation_required",
  "payment_required",
  "payment_pending",
  "invalid_plan",
  "already_subscribed",
  "no_subscription",
  "upgrade_required",
  "nothing_to_write",
  "in_progress",
  "not_found",
  "method_not_allowed",
  "too_large",
  "rate_limited",
  "internal",
  "unavailable",
] as const;
export type ApiErrorCode = (typeof apiErrorCodes)[number];

/**
 * The body of every error response under `/api`. `retryable`: the same request may succeed a little later.
 */
export const apiErrorSchema = z.object({
  error: z.object({
    code: z.enum(apiErrorCodes),
    message: z.string().min(1),
    retryable: z.boolean(),
  }),
});

export type ApiError = z.infer<typeof apiErrorSchema>;
