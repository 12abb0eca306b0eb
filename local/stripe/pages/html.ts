/** Text that is already HTML; everything else is escaped when it is inserted into a page. */
export type Html = { readonly html: string };

type Part = Html | string | number | null | false | readonly Html[];

export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const text = strings.reduce((sum, next, index) => sum + shown(parts[index - 1] ?? null) + next);
  return { html: text };
}

function shown(part: Part): string {
  if (part === null || part === false) return "";
  if (typeof part === "string" || typeof part === "number") return escapeHtml(String(part));
  return "html" in part ? part.html : part.map((one) => one.html).join("");
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const momentFormat = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "medium",
  timeZone: "UTC",
});

/** 799 → $7.99; a credit gets a minus sign. */
export const money = (cents: number): string => dollars.format(cents / 100);

/** Seconds → November 2, 2026. */
export const day = (seconds: number): string => dayFormat.format(seconds * 1000);

/** Seconds → Nov 2, 2026, 10:15:00 AM UTC. */
export const moment = (seconds: number): string => `${momentFormat.format(seconds * 1000)} UTC`;
