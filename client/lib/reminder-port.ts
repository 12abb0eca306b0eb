import { z } from "zod";
import type { DataFailure } from "./data-failure.ts";

/** How a person's daily reminder is set. */
export const reminderSchema = z.object({
  /** HH:MM, of their own clock. */
  reminder_time: z.string().transform((time) => time.slice(0, 5)),
  timezone: z.string(),
  is_enabled: z.boolean(),
  email_enabled: z.boolean(),
  /** Since when it rests, because thirty went by without a check-in. */
  paused_at: z.string().nullable(),
});
export type Reminder = z.infer<typeof reminderSchema>;
export type ReminderSettings = Omit<Reminder, "paused_at">;

type Failed = { readonly kind: "failed"; readonly failure: DataFailure };
/** Null where nothing was ever set. */
export type ReminderResult = { readonly kind: "ok"; readonly reminder: Reminder | null } | Failed;

/** What became of a mail that was asked for. `limited`: too many in a short time. */
export type MailAnswer = "queued" | "limited" | DataFailure;

/** The daily reminder. Never throws. */
export type ReminderPort = {
  read(userId: string): Promise<ReminderResult>;
  save(userId: string, settings: ReminderSettings): Promise<ReminderResult>;
  /** Asks for the mail that confirms what is saved. */
  confirm(settings: ReminderSettings): Promise<MailAnswer>;
  sendTest(): Promise<MailAnswer>;
  /** Whether there is a check-in of that day (YYYY-MM-DD, of the person's own calendar); null: it could not be told. */
  hasCheckIn(userId: string, day: string): Promise<boolean | null>;
  /** Calls back after each save, with what is saved now; returns what ends that. */
  onSaved(listener: (reminder: Reminder | null) => void): () => void;
};
