import { contactLimits } from "#shared/mail.ts";
import { z } from "zod";
import type { Problems, Values } from "#client/lib/use-form.ts";

export type ContactField = "name" | "email" | "subject" | "message";
export type ContactProblem = "required" | "badEmail" | "tooLong";

export const emptyContact: Values<ContactField> = { name: "", email: "", subject: "", message: "" };
export const contactFields: readonly ContactField[] = ["name", "email", "subject", "message"];

const emailSchema = z.email();

function problemOf(field: ContactField, value: string): ContactProblem | null {
  const text = value.trim();
  if (text === "") return "required";
  if (text.length > contactLimits[field]) return "tooLong";
  return field === "email" && !emailSchema.safeParse(text).success ? "badEmail" : null;
}

/** All four are needed, and an address that can be one (spec 1, section 5). */
export function validateContact(values: Values<ContactField>): Problems<ContactField, ContactProblem> {
  const found = contactFields.map((field) => [field, problemOf(field, values[field])] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}
