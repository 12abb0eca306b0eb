import { z } from "zod";
import type { DataFailure } from "./data-failure.ts";

/** A person's daily reminder settings. */
export const reminderSchema = z.object({
  /** Local time, HH:MM. */
  reminder_time: z.string().transform((time) => time.slice(0, 5)),
  timezone: z.string(),
  is_enabled: z.boolean(),
  email_enabled: z.boolean(),
  /** Since when reminders are paused, after thirty without a check-in. */
  paused_at: z.string().nullable(),
});
export type Reminder = z.infer<typeof reminderSchema>;
export type ReminderSettings = Omit<Reminder, "paused_at">;

type Failed = { readonly kind: "failed"; readonly failure: DataFailure };
/** Null if it was never set. */
export type ReminderResult = { readonly kind: "ok"; readonly reminder: Reminder | null } | Failed;

/** The outcome of requesting an email. `limited`: too many in a short time. */
export type MailAnswer = "queued" | "limited" | DataFailure;

/** The daily reminder. Never throws. */
export type ReminderPort = {
  read(userId: string): Promise<ReminderResult>;
  save(userId: string, settings: ReminderSettings): Promise<ReminderResult>;
  /** Requests the email that confirms the saved settings. */
  confirm(settings: ReminderSettings): Promise<MailAnswer>;
  sendTest(): Promise<MailAnswer>;
  /** Whether there is a check-in on that local date (YYYY-MM-DD); null if that couldn't be determined. */
  hasCheckIn(userId: string, day: string): Promise<boolean | null>;
  /** Calls back after each save with the saved settings; returns a function that unsubscribes. */
  onSaved(listener: (reminder: Reminder | null) => void): () => void;
};
