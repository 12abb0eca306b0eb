import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { daysBetween, formatDay, localDay, mondayOf, monthOf } from "#client/lib/dates.ts";

type Group<Item> = { readonly key: string; readonly items: readonly Item[] };

/** The group of a day as seen from today: "today", "yesterday", "week" or its month, YYYY-MM. */
function groupOf(day: string, today: string): string {
  const ago = daysBetween(day, today);
  if (ago <= 0) return "today";
  if (ago === 1) return "yesterday";
  return day >= mondayOf(today) ? "week" : monthOf(day);
}

/**
 * Neighbors of the same day, week or month together, in the order given.
 *
 * @param now ms since the epoch
 * @param timeZone the person's, as an IANA name
 */
export function groupsByDate<Item extends { readonly created_at: string }>(
  items: readonly Item[],
  now: number,
  timeZone: string,
): readonly Group<Item>[] {
  const today = localDay(now, timeZone);
  const groups: { key: string; items: Item[] }[] = [];
  for (const item of items) {
    const key = groupOf(localDay(new Date(item.created_at), timeZone), today);
    const last = groups.at(-1);
    if (last?.key === key) last.items.push(item);
    else groups.push({ key, items: [item] });
  }
  return groups;
}

/** A group's heading, such as "Today" or "November", with the year if it isn't the current one. */
export function headingOf(language: LanguageCode, key: string, now: number, timeZone: string): string {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const near: Readonly<Record<string, string>> = {
    today: relative.format(0, "day"),
    yesterday: relative.format(-1, "day"),
    week: relative.format(0, "week"),
  };
  const thisYear = localDay(now, timeZone).startsWith(key.slice(0, "YYYY".length));
  const month = () =>
    formatDay(language, `${key}-01`, { month: "long", year: thisYear ? undefined : "numeric" });
  const text = near[key] ?? month();
  return text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
}
