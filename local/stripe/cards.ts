/**
 * How a charge ends, while the person is at the checkout or later without them: a renewal, a retry, a plan
 * switch.
 */
export type ChargeEnd = "succeeds" | "declines" | "asks-to-confirm" | "settles-later" | "bounces-later";

export type PracticeCard = {
  readonly number: string;
  readonly label: string;
  readonly atCheckout: ChargeEnd;
  readonly later: ChargeEnd;
  readonly declineCode: string;
};

const card = (
  number: string,
  label: string,
  atCheckout: ChargeEnd,
  later = atCheckout,
  declineCode = "generic_decline",
): PracticeCard => ({ number, label, atCheckout, later, declineCode });

export const practiceCards: readonly PracticeCard[] = [
  card("4242424242424242", "Succeeds", "succeeds"),
  card("4000000000000002", "Is declined", "declines"),
  card("4000000000009995", "Has insufficient funds", "declines", "declines", "insufficient_funds"),
  card("4000000000000341", "Works now, fails at the next renewal", "succeeds", "declines"),
  card("4000002500003155", "Asks you to confirm once", "asks-to-confirm", "succeeds"),
  card("4000002760003184", "Asks you to confirm every time", "asks-to-confirm"),
  card("000123456789", "Bank debit, paid after two days", "settles-later"),
  card("000111111116", "Bank debit, bounces after two days", "bounces-later"),
];

/** Seconds until a bank debit succeeds or bounces. */
export const debitSettlesAfter = 2 * 86_400;

export function declineText(declineCode: string): string {
  return declineCode === "insufficient_funds"
    ? "Your card has insufficient funds."
    : "Your card was declined.";
}

/** The practice card with this number, spaces and dashes ignored; undefined for every other number. */
export function findCard(typed: string): PracticeCard | undefined {
  const digits = typed.replace(/[\s-]/g, "");
  return practiceCards.find(({ number }) => number === digits);
}

/** A card that must exist, because records only hold numbers that were checked when they were created. */
export function cardOf(number: string): PracticeCard {
  const found = findCard(number);
  if (found === undefined) throw new Error("no such practice card");
  return found;
}
