import { z } from "zod";

/** What a push carries; the service worker shows it. */
export const pushPayloadSchema = z.object({
  title: z.string(),
  body: z.string(),
  language: z.string(),
  direction: z.enum(["ltr", "rtl"]),
  /** The page of ours that a press opens. */
  path: z.string(),
  /** The buttons' labels; without `later`, today is too far gone for another one. */
  checkIn: z.string(),
  later: z.object({ label: z.string(), token: z.string() }).nullable(),
});
export type PushPayload = z.infer<typeof pushPayloadSchema>;

/** `POST /api/push/later`, by a service worker: the day's reminder is to come again. */
export const pushLaterSchema = z.object({ token: z.string().max(200) });

const endpoint = z.url({ protocol: /^https$/ }).max(1000);
const secret = z.string().regex(/^[\w-]{22}$/);

/** `POST /api/push/renew`, by a service worker whose subscription its push service has replaced. */
export const pushRenewalSchema = z.object({
  old: z.object({ endpoint, auth: secret }),
  next: z.object({ endpoint, p256dh: z.string().regex(/^B[\w-]{86}$/), auth: secret }),
});
export type PushRenewal = z.infer<typeof pushRenewalSchema>;

/** The response to both: whether it changed anything. */
export const pushAnswerSchema = z.object({ done: z.boolean() });
