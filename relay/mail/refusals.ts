import { z } from "zod";

/** A mail server's answer: when it came, its reply code, and its whole text. */
const refusalSchema = z.object({
  code: z.string(),
  command: z.string().optional(),
  responseCode: z.int(),
  response: z.string().default(""),
});

/** The server's reply code, or null if it didn't answer. */
export function replyOf(error: unknown): number | null {
  return refusalSchema.pick({ responseCode: true }).safeParse(error).data?.responseCode ?? null;
}

/** Reply codes to a recipient that are about the recipient, where the server has no enhanced code (RFC 5321). */
const aboutRecipient: ReadonlySet<number> = new Set([501, 550, 551, 553]);

/** What servers without enhanced codes say if the operator's account or domain is the problem. */
const aboutAccount = /\b(?:relay|authenti|verif|limit|quota|suspend|sender|from address)/i;

/** The enhanced code (RFC 3463) without its class, such as "1.1". */
function enhancedOf(response: string): { readonly subject: number; readonly detail: number } | null {
  const [, subject, detail] = /^\d{3}[ -]5\.(\d{1,3})\.(\d{1,3})\b/.exec(response) ?? [];
  return subject === undefined ? null : { subject: Number(subject), detail: Number(detail) };
}

/** Whether a 5xx reply to the recipient (`isRecipient`) or to the message is about just that. */
function isAboutIt(reply: number, response: string, isRecipient: boolean): boolean {
  const enhanced = enhancedOf(response);
  if (enhanced === null) return !aboutAccount.test(response) && (!isRecipient || aboutRecipient.has(reply));
  const { subject, detail } = enhanced;
  // Addresses; 1.7 and 1.8 are the sender's.
  if (subject === 1) return detail !== 7 && detail !== 8;
  // The recipient's mailbox; or what the message contains.
  if (subject === 2 || subject === 6) return true;
  // A policy: a recipient to whom it doesn't relay, or a message that it takes for spam.
  return subject === 7 && !isRecipient;
}

/**
 * Whether a refusal is about this email or its recipient, and so permanent. Any other, such as of the relay's own
 * password, of the sender's address, or for a spent quota, meets every email until the operator fixes it.
 */
export function isAboutThisMail(error: unknown): boolean {
  const refusal = refusalSchema.safeParse(error).data;
  if (refusal === undefined || refusal.responseCode < 500) return false;
  const { code, command, responseCode, response } = refusal;
  const isRecipient = code === "EENVELOPE" && command === "RCPT TO";
  return (isRecipient || code === "EMESSAGE") && isAboutIt(responseCode, response, isRecipient);
}
