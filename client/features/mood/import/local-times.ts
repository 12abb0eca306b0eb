import { languages } from "#shared/catalogues/languages.ts";
import { dayOf } from "#client/lib/dates.ts";

/** Whether 3/4/2025 is in March (`mdy`) or in April (`dmy`). */
export type DayOrder = "dmy" | "mdy";

const bare = (name: string) => name.toLowerCase().replaceAll(".", "");

/** Names of months, long and short, in every language of the app; 1 is January. */
function namesOfMonths(): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  for (const { code } of languages)
    for (const month of ["long", "short"] as const)
      for (const options of [{ month }, { month, day: "numeric" }] as const) {
        const format = new Intl.DateTimeFormat(code, { ...options, timeZone: "UTC" });
        for (let index = 0; index < 12; index += 1) {
          const parts = format.formatToParts(Date.UTC(2024, index, 1));
          const name = bare(parts.find(({ type }) => type === "month")?.value ?? "");
          if (/^\p{L}/u.test(name) && !names.has(name)) names.set(name, index + 1);
        }
      }
  return names.set("sept", 9);
}

let months: ReadonlyMap<string, number> | null = null;

/** Short names of weekdays that some language also has for a month: Tuesday is mar in Spanish, and so is March. */
function namesOfWeekdays(): ReadonlySet<string> {
  const formats = languages.map(
    ({ code }) => new Intl.DateTimeFormat(code, { weekday: "short", timeZone: "UTC" }),
  );
  return new Set(formats.flatMap((it) => weekOfDays.map((day) => bare(it.format(Date.UTC(2024, 0, day))))));
}

const weekOfDays = [1, 2, 3, 4, 5, 6, 7] as const;
let weekdays: ReadonlySet<string> | null = null;

/** The month that a text names. A word that may be a weekday is one, if there is another month. */
function monthIn(text: string): number | undefined {
  const known = (months ??= namesOfMonths());
  const week = (weekdays ??= namesOfWeekdays());
  const words = text.split(/[^\p{L}\p{M}.]+/u).map(bare);
  const named = words.filter((word) => known.has(word));
  return known.get(named.find((word) => !week.has(word)) ?? named[0] ?? "");
}

const isoLike = /(\d{4})\s?[-/.年년]\s?(\d{1,2})\s?[-/.月월]\s?(\d{1,2})/;
const numeric = /(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{4})/;
const clock = /(\d{1,2})\s?[:.h]\s?(\d{2})/;
const afternoon = /\bp\.?\s?m\b|下午|晚上|午後|오후|(?:^|[\s\d])م(?:\s|$)|مساء/i;
const morning = /\ba\.?\s?m\b|上午|凌晨|早上|午前|오전|(?:^|[\s\d])ص(?:\s|$)|صباح/i;

const easternDigit = (digit: string) => String(digit.charCodeAt(0) & 0xf);

/** Half-width digits and letters, whichever a keyboard wrote. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[٠-٩۰-۹]/g, easternDigit)
    .replace(/[\u200e\u200f]/g, "");
}

type Day = { readonly year: number; readonly month: number; readonly day: number; readonly rest: string };

/** The date in a text and what is left of the text. */
function dayIn(text: string, order: DayOrder): Day | null {
  const found = isoLike.exec(text);
  if (found) {
    const [whole, year, month, day] = found.map((it, index) => (index === 0 ? it : Number(it)));
    return {
      year: Number(year),
      month: Number(month),
      day: Number(day),
      rest: text.replace(String(whole), " "),
    };
  }
  const parts = numeric.exec(text);
  if (parts) {
    const [whole, first, second, year] = parts;
    const [day, month] = order === "dmy" ? [first, second] : [second, first];
    return { year: Number(year), month: Number(month), day: Number(day), rest: text.replace(whole, " ") };
  }
  const month = monthIn(text);
  const year = /\d{4}/.exec(text)?.[0];
  const rest = year === undefined ? text : text.replace(year, " ");
  const day = /(?<![\d:.])\d{1,2}(?![\d:]|\.\d)/.exec(rest)?.[0];
  if (month === undefined || year === undefined || day === undefined) return null;
  return { year: Number(year), month, day: Number(day), rest: rest.replace(day, " ") };
}

const two = (value: number) => String(value).padStart(2, "0");

/** A date and a time as people and apps write them, as local time (YYYY-MM-DDTHH:MM); null if it can't be read. */
export function localTime(text: string, order: DayOrder): string | null {
  const found = dayIn(plain(text), order);
  if (found === null) return null;
  const { year, month, day, rest } = found;
  const date = dayOf(year, month, day);
  if (year < 1000 || date === null) return null;
  const time = clock.exec(rest);
  // An entry without a time is put at noon.
  const [hour, minute] = time ? [Number(time[1]), Number(time[2])] : [12, 0];
  const isTwelve = afternoon.test(rest) || morning.test(rest);
  const hours = isTwelve && hour <= 12 ? (hour % 12) + (afternoon.test(rest) ? 12 : 0) : hour;
  if (hours > 23 || minute > 59) return null;
  return `${date}T${two(hours)}:${two(minute)}`;
}

/** The order of day and month in a file, if any of its dates reveals it; otherwise `otherwise`. */
export function orderOf(dates: readonly string[], otherwise: DayOrder): DayOrder {
  for (const date of dates) {
    const text = plain(date);
    const parts = isoLike.test(text) ? null : numeric.exec(text);
    if (parts && Number(parts[1]) > 12) return "dmy";
    if (parts && Number(parts[2]) > 12) return "mdy";
  }
  return otherwise;
}
