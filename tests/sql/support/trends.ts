import type { Person } from "./people.ts";
import type { Series } from "./reference-trend.ts";
import type { TestDatabase } from "./test-database.ts";

const dayMs = 86_400_000;
/** A Monday. */
const firstMonday = Date.parse("2020-01-06T12:00:00Z");

/** The trend that the database reports for each of these series of moods. */
export async function trendsOf({ owner }: TestDatabase, all: readonly Series[]): Promise<string[]> {
  const rows = await owner.query<{ trend: string }>(
    `select private.mood_trend(
       array(select jsonb_array_elements_text(s -> 'days')::integer),
       array(select jsonb_array_elements_text(s -> 'scores')::double precision)) as trend
     from jsonb_array_elements($1::jsonb) with ordinality as series (s, ord) order by ord`,
    [JSON.stringify(all)],
  );
  return rows.map(({ trend }) => trend);
}

/** The trend that the database reports for each week of a person's series with four weeks before it. */
export async function labelledWeeks(
  { owner }: TestDatabase,
  { person }: Person,
  { days, scores }: Series,
  weeks: number,
): Promise<{ labels: string[]; at: (index: number) => number }> {
  await owner.query(
    `insert into public.mood_entries (user_id, mood_score, mood_label, created_at)
     select $1, score, 'Calm', moment from unnest($2::int[], $3::timestamptz[]) as t (score, moment)`,
    [person, scores, days.map((day) => new Date(firstMonday + day * dayMs).toISOString())],
  );
  const rows = await owner.query<{ label: string }>(
    `select private.weekly_trend($1, date '2020-01-06' + 7 * n) as label
     from generate_series(4, $2::int - 1) as n order by n`,
    [person, weeks],
  );
  return { labels: rows.map(({ label }) => label), at: (index: number) => index + 4 };
}
