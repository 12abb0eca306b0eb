import { languageCodes } from "#shared/catalogues/languages.ts";
import { z } from "zod";
import type { Later } from "./later-token.ts";
import type { PushTarget } from "./push-transport.ts";

/** An outbox row with everything its message needs. */
export const claimedPushSchema = z.object({
  id: z.uuid(),
  kind: z.enum(["mood_reminder", "mood_reminder_later"]),
  attempts: z.int().positive(),
  subscription_id: z.uuid(),
  local_date: z.iso.date(),
  endpoint: z.url(),
  p256dh: z.string(),
  auth: z.string(),
  language: z.enum(languageCodes).catch("en"),
  ttl_seconds: z.int().nonnegative(),
  may_be_later: z.boolean(),
});
export type ClaimedPush = z.infer<typeof claimedPushSchema>;

/** How a claim ends. */
export type PushEnding =
  | { readonly outcome: "sent" | "failed" | "unconfirmed" | "gone" }
  | { readonly outcome: "retry"; readonly afterSeconds: number };

/**
 * The queue of pushes, shared by all relays, and what a service worker may ask about it. What is due is enqueued
 * together with the mail. Null and false mean that the database didn't answer, or refused.
 */
export type PushStore = {
  /** Takes at most `room` pushes that no other relay has. */
  claim(room: number): Promise<readonly ClaimedPush[] | null>;
  finish(id: string, ending: PushEnding): Promise<boolean>;
  forgetOld(): Promise<void>;
  /** Whether the reminder comes again; null if the database didn't answer. */
  later(later: Later): Promise<boolean | null>;
  renew(old: Pick<PushTarget, "endpoint" | "auth">, next: PushTarget): Promise<boolean | null>;
};
