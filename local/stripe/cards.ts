/**
 * The practice cards. Each says how a charge ends while the person is at the checkout, and later when nobody is
 * there: a renewal, a retry, a switch of plans.
 */
export type ChargeEnd = "succeeds" | "declines" | "asks-to-confirm" | "settles-later" | "bounces-later";

export type PracticeCard = {
  readonly number: string;
  readonly kind: "card" | "us_bank_account";
  readonly brand: string;
  readonly label: string;
  readonly atCheckout: ChargeEnd;
  readonly later: ChargeEnd;
  readonly declineCode: string;
};

export const practiceCards: readonly PracticeCard[] = [
  {
    number: "4242424242424242",
    kind: "card",
    brand: "visa",
    label: "Succeeds",
    atCheckout: "succeeds",
    later: "succeeds",
    declineCode: "generic_decline",
  },
  {
    number: "4000000000000002",
    kind: "card",
    brand: "visa",
    label: "Is declined",
    atCheckout: "declines",
    later: "declines",
    declineCode: "generic_decline",
  },
  {
    number: "4000000000009995",
    kind: "card",
    brand: "visa",
    label: "Has too little money on it",
    atCheckout: "declines",
    later: "declines",
    declineCode: "insufficient_funds",
  },
  {
    number: "4000000000000341",
    kind: "card",
    brand: "visa",
    label: "Works now, fails at the next renewal",
    atCheckout: "succeeds",
    later: "declines",
    declineCode: "generic_decline",
  },
  {
    number: "4000002500003155",
    kind: "card",
    brand: "visa",
    label: "Asks you to confirm once",
    atCheckout: "asks-to-confirm",
    later: "succeeds",
    declineCode: "authentication_required",
  },
  {
    number: "4000002760003184",
    kind: "card",
    brand: "visa",
    label: "Asks you to confirm every time",
    atCheckout: "asks-to-confirm",
    later: "asks-to-confirm",
    declineCode: "authentication_required",
  },
  {
    number: "000123456789",
    kind: "us_bank_account",
    brand: "Practice Bank",
    label: "Bank debit, paid after two days",
    atCheckout: "settles-later",
    later: "settles-later",
    declineCode: "generic_decline",
  },
  {
    number: "000111111116",
    kind: "us_bank_account",
    brand: "Practice Bank",
    label: "Bank debit, bounces after two days",
    atCheckout: "bounces-later",
    later: "bounces-later",
    declineCode: "generic_decline",
  },
];

/** Seconds until a bank debit is paid or bounces. */
export const debitSettlesAfter = 2 * 86_400;

const declineTexts: Readonly<Record<string, string>> = {
  insufficient_funds: "Your card has insufficient funds.",
  authentication_required: "Your card was declined. This transaction requires authentication.",
};

export function declineText(declineCode: string): string {
  return declineTexts[declineCode] ?? "Your card was declined.";
}

/** The practice card with this number, spaces and dashes ignored; undefined for every other number. */
export function findCard(typed: string): PracticeCard | undefined {
  const digits = typed.replace(/[\s-]/g, "");
  return practiceCards.find((card) => card.number === digits);
}

/** A card that is known to exist: records only ever hold numbers that were checked when they were made. */
export function cardOf(number: string): PracticeCard {
  const card = findCard(number);
  if (card === undefined) throw new Error("no such practice card");
  return card;
}

export function lastFour(number: string): string {
  return number.slice(-4);
}
