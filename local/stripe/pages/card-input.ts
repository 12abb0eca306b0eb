import { findCard } from "../cards.ts";
import type { Typed } from "../core/checkout.ts";
import type { CardErrors, CardFields } from "./card-form.ts";

export type ReadCard =
  | { readonly ok: true; readonly typed: Typed }
  | { readonly ok: false; readonly fields: CardFields; readonly errors: CardErrors };

type Rule = readonly [name: keyof CardFields, holds: (value: string, now: number) => boolean, error: string];

const rules: readonly Rule[] = [
  ["email", (value) => /^\S+@\S+\.\S+$/.test(value), "Enter an e-mail address, like name@example.com."],
  [
    "card",
    (value) => findCard(value) !== undefined,
    "Only practice card numbers work here. Choose one from the list.",
  ],
  ["expiry", (value, now) => liesAhead(value, now), "Enter a month and year that lie ahead, like 12 / 40."],
  ["cvc", (value) => /^\d{3,4}$/.test(value), "Enter three digits."],
];

/** Reads the card form; `now` in seconds decides whether the card is still good. */
export function readCard(form: URLSearchParams, now: number, knownEmail: string | null): ReadCard {
  const read = (name: keyof CardFields): string => (form.get(name) ?? "").trim();
  const fields: CardFields = {
    email: knownEmail ?? read("email"),
    card: read("card"),
    expiry: read("expiry"),
    cvc: read("cvc"),
    name: read("name"),
  };
  const broken = rules.filter(([name, holds]) => !holds(fields[name], now));
  if (broken.length === 0) return { ok: true, typed: typedIn(fields) };
  const errors = Object.fromEntries(broken.map(([name, , error]) => [name, error]));
  // A number that is not a practice card might be somebody's real one: it is not sent back.
  return {
    ok: false,
    fields: { ...fields, card: findCard(fields.card) === undefined ? "" : fields.card },
    errors,
  };
}

function typedIn({ card, expiry, email, name }: CardFields): Typed {
  const { month, year } = readExpiry(expiry);
  return {
    number: findCard(card)?.number ?? "",
    expMonth: month,
    expYear: year,
    email,
    name: name === "" ? null : name,
  };
}

function liesAhead(text: string, now: number): boolean {
  const { month, year } = readExpiry(text);
  return month >= 1 && month <= 12 && Date.UTC(year, month) > now * 1000;
}

/** `12 / 40`, `1240` and `12/2040` all mean December 2040; anything else month 0. */
function readExpiry(text: string): { month: number; year: number } {
  const [, month = "0", year = "0"] = /^(\d{1,2})\s*\/?\s*(?:20)?(\d{2})$/.exec(text) ?? [];
  return { month: Number(month), year: 2000 + Number(year) };
}
