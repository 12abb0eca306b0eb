import { z } from "zod";

/** One mailbox. Handed to the mail library as an object: text with commas, colons or line breaks would be parsed into more. */
export type MailAddress = { readonly name: string; readonly address: string };

/** What a name or a subject may hold in a header: one line without controls, of at most `longest` characters. */
export function headerText(text: string, longest = 120): string {
  const line = text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return Array.from(line).slice(0, longest).join("");
}

/** Plain addresses only: no quotes, comments, groups, routes or lists, whatever RFC 5322 allows besides. */
const plainAddress = z
  .email()
  .max(254)
  .regex(/^[^\s"(),:;<>[\\\]]+$/);

/** A mailbox to put into a mail; null for what is not plainly one. */
export function mailAddress(address: unknown, name = ""): MailAddress | null {
  const parsed = plainAddress.safeParse(address);
  return parsed.success ? { name: headerText(name), address: parsed.data } : null;
}
