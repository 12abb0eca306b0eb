import { languageCodes } from "#shared/catalogues/languages.ts";
import { z } from "zod";

const whole = {
  id: z.uuid(),
  attempts: z.int().positive(),
  language: z.enum(languageCodes).catch("en"),
};
const toPerson = { ...whole, user_id: z.uuid(), address: z.string(), name: z.string().nullable() };
const reminderSchema = z.object({ time: z.string(), timezone: z.string() });

/** A row of the outbox with what its mail is made of. */
export const claimedMailSchema = z.discriminatedUnion("kind", [
  z.object({ ...toPerson, kind: z.literal("mood_reminder") }),
  z.object({ ...toPerson, kind: z.literal("reminder_confirmation"), reminder: reminderSchema }),
  z.object({ ...toPerson, kind: z.literal("test_reminder") }),
  z.object({ ...toPerson, kind: z.literal("session_summary"), subject_id: z.uuid() }),
  z.object({ ...toPerson, kind: z.literal("weekly_wrap_up") }),
  z.object({
    ...whole,
    kind: z.literal("contact_message"),
    contact: z.object({
      name: z.string(),
      email: z.string(),
      subject: z.string(),
      message: z.string(),
      sent_at: z.string(),
    }),
  }),
]);
export type ClaimedMail = z.infer<typeof claimedMailSchema>;
export type MailKind = ClaimedMail["kind"];

/** How a claim ends. */
export type Ending =
  | { readonly outcome: "sent" | "failed" | "unconfirmed" }
  | { readonly outcome: "retry"; readonly afterSeconds: number };

/** The outbox, shared by all relays. Null and false: the database did not answer, or said no. */
export type OutboxPort = {
  /** Writes what is due: daily reminders, the week's notices. */
  enqueueDue(): Promise<void>;
  claim(): Promise<readonly ClaimedMail[] | null>;
  handOver(id: string): Promise<boolean>;
  finish(id: string, ending: Ending): Promise<boolean>;
  /** Forgets what is long over. */
  forgetOld(): Promise<void>;
};
