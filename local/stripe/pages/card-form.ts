import { findCard, practiceCards } from "../cards.ts";
import { type Html, html } from "./html.ts";

/** What was in the fields, shown again if something is wrong. */
export type CardFields = Readonly<Record<"card" | "expiry" | "cvc", string>>;

/** A form shown again: its input, the problems, and why the last attempt failed. */
export type CardView = {
  readonly fields?: CardFields;
  readonly errors?: Partial<Record<keyof CardFields, string>>;
  readonly alert?: string | null;
};

const freshFields: CardFields = { card: "4242 4242 4242 4242", expiry: "12 / 40", cvc: "123" };

type Field = {
  readonly label: string;
  readonly autocomplete: string;
  readonly error: string;
  /** `now` in seconds. */
  readonly holds: (value: string, now: number) => boolean;
};

const fields = {
  card: {
    label: "Card number",
    autocomplete: "cc-number",
    error: "Only practice card numbers work here. Choose one from the list.",
    holds: (value) => findCard(value) !== undefined,
  },
  expiry: {
    label: "Expiry date",
    autocomplete: "cc-exp",
    error: "Enter a month and year in the future, like 12 / 40.",
    holds: liesAhead,
  },
  cvc: {
    label: "Security code",
    autocomplete: "cc-csc",
    error: "Enter three digits.",
    holds: (value) => /^\d{3,4}$/.test(value),
  },
} as const satisfies Record<keyof CardFields, Field>;

const names = ["card", "expiry", "cvc"] as const;

/** `12 / 40`, `1240` and `12/2040` all mean December 2040. */
function liesAhead(text: string, now: number): boolean {
  const [, month = "0", year = "0"] = /^(\d{1,2})\s*\/?\s*(?:20)?(\d{2})$/.exec(text) ?? [];
  const inYear = Number(month) >= 1 && Number(month) <= 12;
  return inYear && Date.UTC(2000 + Number(year), Number(month)) > now * 1000;
}

export type ReadCard =
  | { readonly ok: true; readonly number: string; readonly fields: CardFields }
  | ({ readonly ok: false } & Required<Pick<CardView, "fields" | "errors">>);

/** Parses the form; `now`, in seconds, decides whether the card has expired. */
export function readCard(form: URLSearchParams, now: number): ReadCard {
  const typed = { ...freshFields };
  const errors: Partial<Record<keyof CardFields, string>> = {};
  for (const name of names) {
    typed[name] = (form.get(name) ?? "").trim();
    if (!fields[name].holds(typed[name], now)) errors[name] = fields[name].error;
  }
  const number = findCard(typed.card)?.number;
  if (number !== undefined && Object.keys(errors).length === 0) return { ok: true, number, fields: typed };
  // A number that isn't a practice card might be a real one, so it isn't sent back.
  return { ok: false, fields: number === undefined ? { ...typed, card: "" } : typed, errors };
}

/** The form with problems beside their fields, and the practice numbers as buttons that fill it in. */
export function cardForm(action: string, button: string, email: string | null, view: CardView): Html {
  const { fields: typed = freshFields, errors = {}, alert = null } = view;
  const notice = alert ?? (Object.keys(errors).length > 0 ? "Please check the highlighted fields." : null);
  const input = (name: keyof CardFields) => field(name, typed[name], errors[name]);
  return html`${alertBox(notice)}
    <form method="post" action="${action}" data-once novalidate>
      <p class="field"><span class="label">Email</span><span>${email ?? "Not given"}</span></p>
      ${input("card")}
      <div class="pair">${input("expiry")}${input("cvc")}</div>
      <button class="primary" type="submit" data-busy="One moment…">${button}</button>
    </form>
    ${cardList()}`;
}

function field(name: keyof CardFields, value: string, error: string | undefined): Html {
  const { label, autocomplete } = fields[name];
  return html`<p class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      autocomplete="${autocomplete}"
      inputmode="numeric"
      required
      ${error === undefined ? null : html`aria-invalid="true" aria-describedby="${name}-error"`}
    />
    ${error === undefined ? null : html`<span class="error" id="${name}-error">${error}</span>`}
  </p>`;
}

function cardList(): Html {
  const items = practiceCards.map(({ label, number }) => {
    const grouped = number.replace(/(.{4})(?=.)/g, "$1 ");
    return html`<li>
      <button type="button" class="card-choice" data-card="${grouped}">
        <span>${label}</span>
        <span class="number">${grouped}</span>
      </button>
    </li>`;
  });
  return html`<section class="cards" aria-labelledby="cards-title">
    <h2 id="cards-title">Practice cards</h2>
    <p class="soft">Don't enter a real card here. Choose what should happen.</p>
    <ul>
      ${items}
    </ul>
  </section>`;
}

export function alertBox(text: string | null): Html | null {
  return text === null ? null : html`<p class="alert" role="alert" tabindex="-1" data-focus>${text}</p>`;
}
