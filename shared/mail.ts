import { z } from "zod";

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/);

/**
 * `POST /api/email/send-reminder-confirmation`. The email describes the saved settings and goes to the
 * signed-in person's own confirmed address; `to` and the values exist for compatibility and are ignored.
 */
export const reminderConfirmationSchema = z.object({
  to: z.unknown(),
  reminderTime: clock,
  timezone: z.string().max(64),
  isEnabled: z.boolean(),
  emailEnabled: z.boolean(),
});
export type ReminderConfirmation = z.input<typeof reminderConfirmationSchema>;

/** The response of both endpoints under `/api/email` that send an email. */
export const mailWrittenSchema = z.object({ status: z.literal("queued") });

/** The maximum lengths of the contact form's fields, in characters. */
export const contactLimits = { name: 120, email: 254, subject: 200, message: 5000 } as const;

const words = (longest: number) => z.string().trim().min(1).max(longest);

/** `POST /api/contact`. `website` is a honeypot: nobody can see it, so whatever fills it in is a bot. */
export const contactMessageSchema = z.object({
  name: words(contactLimits.name),
  email: z.email().max(contactLimits.email),
  subject: words(contactLimits.subject),
  message: words(contactLimits.message),
  website: z.string().max(500).default(""),
});
export type ContactMessage = z.input<typeof contactMessageSchema>;

export const contactTakenSchema = z.object({ status: z.literal("taken") });

/** The response to unsubscribing: from which list. */
export const unsubscribedSchema = z.object({ list: z.enum(["reminders", "summaries", "weekly"]) });
