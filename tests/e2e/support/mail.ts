import process from "node:process";
import { z } from "zod";

const listSchema = z.array(z.looseObject({ id: z.string(), subject: z.string() }));
const mailSchema = z.looseObject({
  subject: z.string(),
  html: z.string().nullish(),
  text: z.string().nullish(),
});

/** The inbox of the product under test. */
function sharedInbox(): string {
  const url = process.env["E2E_INBOX_URL"];
  if (url === undefined) throw new Error("E2E_INBOX_URL is not set: the product under test has no inbox.");
  return url;
}

function messagesAt(inbox: string): string {
  return `${inbox.replace(/\/$/, "")}/api/messages`;
}

/** The newest email to an address, waiting up to 10 s for the first one. */
export async function newestMail(to: string, inbox = sharedInbox()): Promise<z.infer<typeof mailSchema>> {
  const list = await fetch(`${messagesAt(inbox)}?to=${encodeURIComponent(to)}&wait=10`);
  const [newest] = listSchema.parse(await list.json());
  if (newest === undefined) throw new Error("No mail came within 10 s.");
  const mail = await fetch(`${messagesAt(inbox)}/${newest.id}`);
  return mailSchema.parse(await mail.json());
}

/** Deletes all email to an address, so that the next one is sure to be new. */
export async function emptyInbox(to: string): Promise<void> {
  await fetch(`${messagesAt(sharedInbox())}?to=${encodeURIComponent(to)}`, { method: "DELETE" });
}

/** The link in an account email. */
export function linkIn(mail: z.infer<typeof mailSchema>): string {
  const [link] = /https?:\/\/[^\s"'<>]+\/auth\/v1\/verify[^\s"'<>]*/.exec(mail.html ?? mail.text ?? "") ?? [];
  if (link === undefined) throw new Error(`The mail "${mail.subject}" holds no link.`);
  return link.replaceAll(/&amp;|&#38;/g, "&");
}
