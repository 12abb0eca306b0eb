import { z } from "zod";

/**
 * One mailbox. Passed to the mail library as an object, because it would parse text with commas, colons or
 * line breaks into several.
 */
export type MailAddress = { readonly name: string; readonly address: string };

/** Embeddings, overrides and isolates: they would turn around what stands beside the text, such as an address. */
const turning = /[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * What a name or subject may contain in a header: one line without control characters, at most `longest`
 * characters.
 */
export function headerText(text: string, longest = 120): string {
  const line = text
    .toWellFormed()
    .replaceAll(turning, "")
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return Array.from(line).slice(0, longest).join("");
}

/** Plain addresses only: no quotes, comments, groups, routes or lists, although RFC 5322 allows them. */
const plainAddress = z
  .email()
  .max(254)
  .regex(/^[^\s"(),:;<>[\\\]]+$/);

/** A mailbox for use in an email; null for anything but a plain address. */
export function mailAddress(address: unknown, name = ""): MailAddress | null {
  const parsed = plainAddress.safeParse(address);
  return parsed.success ? { name: headerText(name), address: parsed.data } : null;
}
