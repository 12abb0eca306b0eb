import { practiceCards } from "../cards.ts";
import { grouped } from "./format.ts";
import { type Html, html } from "./html.ts";

/** What stood in the fields, given back when something is wrong with them. */
export type CardFields = Readonly<Record<"email" | "card" | "expiry" | "cvc" | "name", string>>;
export type CardErrors = Partial<Record<keyof CardFields, string>>;

export const freshFields: CardFields = {
  email: "",
  card: "4242 4242 4242 4242",
  expiry: "12 / 40",
  cvc: "123",
  name: "",
};

type FieldOptions = {
  readonly label: string;
  readonly autocomplete: string;
  readonly inputmode: string;
  readonly optional?: true;
};

const fieldOptions = {
  email: { label: "E-mail", autocomplete: "email", inputmode: "email" },
  card: { label: "Card number", autocomplete: "cc-number", inputmode: "numeric" },
  expiry: { label: "Expiry date", autocomplete: "cc-exp", inputmode: "numeric" },
  cvc: { label: "Security code", autocomplete: "cc-csc", inputmode: "numeric" },
  name: { label: "Name on card", autocomplete: "cc-name", inputmode: "text", optional: true },
} satisfies Record<keyof CardFields, FieldOptions>;

function field(name: keyof CardFields, fields: CardFields, errors: CardErrors): Html {
  const { label, autocomplete, inputmode, ...more }: FieldOptions = fieldOptions[name];
  const error = errors[name];
  return html`<p class="field">
    <label for="${name}"
      >${label}${more.optional === true ? html` <span class="soft">(optional)</span>` : null}</label
    >
    <input
      id="${name}"
      name="${name}"
      value="${fields[name]}"
      autocomplete="${autocomplete}"
      inputmode="${inputmode}"
      ${error === undefined ? null : html`aria-invalid="true" aria-describedby="${name}-error"`}
      ${more.optional === true ? null : html`required`}
    />
    ${error === undefined ? null : html`<span class="error" id="${name}-error">${error}</span>`}
  </p>`;
}

/** The card's fields with what is wrong beside each; `emailFixed` when the customer's address is known. */
export function cardFields(fields: CardFields, errors: CardErrors, emailFixed: string | null): Html {
  return html`${
      emailFixed === null
        ? field("email", fields, errors)
        : html`<p class="field"><span class="label">E-mail</span><span class="fixed">${emailFixed}</span></p>`
    }
    ${field("card", fields, errors)}
    <div class="pair">${field("expiry", fields, errors)}${field("cvc", fields, errors)}</div>
    ${field("name", fields, errors)}`;
}

/** The numbers that do something, each a button that fills it in. */
export function cardList(): Html {
  const items = practiceCards.map(
    (card) =>
      html`<li>
        <button type="button" class="card-choice" data-card="${grouped(card.number)}">
          <span>${card.label}</span>
          <span class="number">${grouped(card.number)}</span>
        </button>
      </li>`,
  );
  return html`<section class="cards" aria-labelledby="cards-title">
    <h2 id="cards-title">Practice cards</h2>
    <p class="soft">Never type a real card here. Choose what should happen.</p>
    <ul>
      ${items}
    </ul>
  </section>`;
}

export function alertBox(text: string | null): Html | null {
  return text === null ? null : html`<p class="alert" role="alert" tabindex="-1" data-focus>${text}</p>`;
}
