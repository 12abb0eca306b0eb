import { randomUUID } from "node:crypto";
import PostalMime from "postal-mime";
import { z } from "zod";

export const messageSchema = z.object({
  /** Sorts by arrival. */
  id: z.string(),
  receivedAt: z.iso.datetime(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  /** Empty if the email has no HTML part. */
  html: z.string(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), bytes: z.number() })),
});

/** An email as the inbox stores and shows it. */
export type Message = z.infer<typeof messageSchema>;

/** Parses what SMTP delivered. `recipients` come from the envelope, so that blind copies show up too. */
export async function readMessage(
  raw: Uint8Array,
  recipients: readonly string[],
  now: Date,
): Promise<Message> {
  const mail = await PostalMime.parse(raw);
  return {
    id: `${now.getTime().toString().padStart(15, "0")}-${randomUUID().slice(0, 8)}`,
    receivedAt: now.toISOString(),
    from: mail.from?.address ?? "",
    to: [...recipients],
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? "unnamed",
      type: mimeType,
      bytes: typeof content === "string" ? content.length : content.byteLength,
    })),
  };
}
