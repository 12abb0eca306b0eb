import { languageCodes } from "#shared/catalogues/languages.ts";
import { z } from "zod";
import type { MailList } from "./unsubscribe-token.ts";

const whole = {
  id: z.uuid(),
  attempts: z.int().positive(),
  language: z.enum(languageCodes).catch("en"),
};
const toPerson = { ...whole, user_id: z.uuid(), address: z.string(), name: z.string().nullable() };
const reminderSchema = z.object({ time: z.string(), timezone: z.string() });

/** An outbox row with everything its email needs. */
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

/** The outbox, shared by all relays. Null and false mean that the database didn't answer, or refused. */
export type OutboxPort = {
  /** Enqueues what is due: daily reminders and weekly notices. */
  enqueueDue(): Promise<void>;
  /** Takes at most `room` emails that no other relay has. */
  claim(room: number): Promise<readonly ClaimedMail[] | null>;
  handOver(id: string): Promise<boolean>;
  finish(id: string, ending: Ending): Promise<boolean>;
  /** Deletes old entries, and what no longer counts of people who stay away. */
  forgetOld(): Promise<void>;
};

/** The outcome of requesting an email. `refused`: no confirmed address, or nothing to confirm. */
export type MailRequest =
  | { readonly kind: "written" }
  | { readonly kind: "wait"; readonly seconds: number }
  | { readonly kind: "refused" }
  | { readonly kind: "unavailable" };

export type ContactText = {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
};

/** What people and visitors may request; the database enforces the limits across all relays. */
export type MailRequests = {
  /** Always to the person's own confirmed address. */
  readonly request: (userId: string, kind: "test_reminder" | "reminder_confirmation") => Promise<MailRequest>;
  /** `sender`: a keyed hash of the sender's address, hex. */
  readonly contact: (sender: string, words: ContactText) => Promise<MailRequest>;
  /** False if the database didn't answer. */
  readonly unsubscribe: (userId: string, list: MailList) => Promise<boolean>;
};
