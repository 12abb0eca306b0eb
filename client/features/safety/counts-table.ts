import type { ReferralCounts } from "#shared/safety/http.ts";

export const countedLevels = ["possible", "active", "imminent"] as const;
type Level = (typeof countedLevels)[number];

export type CountsRow = {
  readonly month: string;
  readonly country: string;
  /** Null: fewer than may be told. None at all is not told from few. */
  readonly levels: Readonly<Record<Level, number | null>>;
};

/** One row a month and country, in the order in which they come: newest month first. */
export function rowsOf(counts: ReferralCounts): readonly CountsRow[] {
  const rows = new Map<string, CountsRow>();
  for (const { month, country, level, count } of counts) {
    const key = `${month} ${country}`;
    const row = rows.get(key) ?? { month, country, levels: { possible: null, active: null, imminent: null } };
    rows.set(key, { ...row, levels: { ...row.levels, [level]: count } });
  }
  return [...rows.values()];
}
