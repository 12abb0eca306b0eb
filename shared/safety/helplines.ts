import { helplinesByCountry, type CountryLines, type Helpline, type HelplineKind } from "./helpline-data.ts";
import type { Concern } from "./risk.ts";

export type HelplineCountry = keyof typeof helplinesByCountry;

/** Whether we list helplines for a country. */
function isHelplineCountry(code: string): code is HelplineCountry {
  return Object.hasOwn(helplinesByCountry, code);
}

/** Every country with listed helplines. */
export const helplineCountries: readonly HelplineCountry[] =
  Object.keys(helplinesByCountry).filter(isHelplineCountry);

/** Where people in other countries can find one. */
export const helplineDirectory = "https://findahelpline.com";

export type ShownLine = { readonly line: Helpline; readonly open: boolean };

export type ShownLines = {
  /** Null: the person is told to use their local emergency number. */
  readonly emergency: string | null;
  /** Matching lines first, and among those the ones that are open now. */
  readonly lines: readonly ShownLine[];
  /** Of the matching lines, only the emergency number is available at this hour. */
  readonly emergencyFirst: boolean;
};

const kinds = ["crisis", "abuse", "eating_disorder"] as const satisfies readonly HelplineKind[];

/** The kinds of helpline that match what was said, best match first. */
function kindsFor(concerns: readonly Concern[]): readonly HelplineKind[] {
  const special = (["abuse", "eating_disorder"] as const).filter((kind) => concerns.includes(kind));
  const crisis = concerns.some((it) => it === "suicide" || it === "self_harm");
  return crisis ? ["crisis", ...special] : [...special, "crisis"];
}

function isOpen({ hours }: Helpline, minutes: number): boolean {
  if (hours === "always" || hours === "unstated") return true;
  const [from, to] = hours;
  return minutes >= from && minutes < to;
}

/**
 * The helplines for a person. Pure.
 *
 * @param country ISO 3166-1 alpha-2; anything else, or null, counts as elsewhere
 * @param concerns what it is about; lines for other concerns come last
 * @param minutes minutes after midnight, local time
 */
export function linesFor(country: string | null, concerns: readonly Concern[], minutes: number): ShownLines {
  if (country === null || !isHelplineCountry(country))
    return { emergency: null, lines: [], emergencyFirst: false };
  const { emergency, lines }: CountryLines = helplinesByCountry[country];
  const shownOf = (some: readonly HelplineKind[]): readonly ShownLine[] =>
    some
      .flatMap((kind) => lines.filter((line) => line.kind === kind))
      .map((line) => ({ line, open: isOpen(line, minutes) }))
      .toSorted((a, b) => Number(b.open) - Number(a.open));
  const wanted = kindsFor(concerns);
  const fitting = shownOf(wanted);
  const others = shownOf(kinds.filter((kind) => !wanted.includes(kind)));
  return {
    emergency,
    lines: [...fitting, ...others],
    emergencyFirst: fitting.every((it) => !it.open),
  };
}

/** The `tel:` URL of a number. */
export function callAddress(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, "")}`;
}

/** The `sms:` URL of a number, with the word to send if the line requires one. */
export function textAddress({ number, body }: NonNullable<Helpline["text"]>): string {
  const address = `sms:${number.replace(/[^\d+]/g, "")}`;
  return body === undefined ? address : `${address}?&body=${encodeURIComponent(body)}`;
}
