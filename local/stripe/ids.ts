import { randomBytes } from "node:crypto";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** How many characters follow the prefix; 24 where nothing is said. */
const lengths: Readonly<Record<string, number>> = { cus: 14, si: 14, cs_test: 58, req: 14 };

/** A fresh id as Stripe forms them: a prefix that says what it names, and random letters and digits. */
export function randomId(prefix: string): string {
  const letters = [...randomBytes(lengths[prefix] ?? 24)].map((byte) => alphabet[byte % alphabet.length]);
  return `${prefix}_${letters.join("")}`;
}
