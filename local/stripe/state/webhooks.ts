import { z } from "zod";
import type { JsonObject } from "../json.ts";
import { time } from "./people.ts";

const jsonObject: z.ZodType<JsonObject> = z.record(z.string(), z.json());

export const eventRecord = z.object({
  id: z.string(),
  created: time,
  type: z.string(),
  object: jsonObject,
});
export type EventRecord = z.infer<typeof eventRecord>;

/**
 * One delivery of one event; chaos creates two of each. Times here are the machine's own, in milliseconds.
 */
export const deliveryRecord = z.object({
  id: z.string(),
  event: z.string(),
  status: z.enum(["pending", "delivered", "dropped", "gave-up"]),
  dueAt: z.number(),
  /** Determines the order when pending deliveries are shuffled. */
  lot: z.number(),
  attempts: z.int(),
  /** The status of the last response, or 0 if there was none. */
  lastStatus: z.int().nullable(),
});
export type DeliveryRecord = z.infer<typeof deliveryRecord>;

export const deliveryModes = ["normal", "hold", "before-redirect"] as const;

export const webhookSettings = z.object({
  url: z.string().nullable(),
  mode: z.enum(deliveryModes),
  chaos: z.object({ on: z.boolean(), seed: z.int(), drawn: z.int(), maxDelayMs: z.int() }),
});
export type WebhookSettings = z.infer<typeof webhookSettings>;

/** The response stored for an idempotency key, returned when the same request is repeated. */
export const idempotencyRecord = z.object({
  id: z.string(),
  created: time,
  fingerprint: z.string(),
  status: z.int(),
  body: jsonObject,
});
