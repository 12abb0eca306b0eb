import { dataLimits } from "#shared/limits.ts";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { daysAgo, importMoments, type ImportedMoment, momentsOf } from "../support/moments.ts";
import { type Person, signUp, sqlState } from "../support/people.ts";
import { type Sql, type TestDatabase, first } from "../support/test-database.ts";

/** Five years, as the page shows them: fewer check-ins than days, and ten moments a day. */
const checkIns = 2_000;
const momentsHeld = 20_000;

export function momentsSuite(open: () => TestDatabase): void {
  let anna: Person;
  beforeEach(async () => {
    anna = await signUp(open(), { timezone: "America/New_York" });
  });
  const asAnna = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => open().as(anna, work);
  const note = (mood = 4) =>
    asAnna((sql) => sql.run("insert into public.mood_moments (mood_score) values ($1)", [mood]));
  const added = (moments: readonly ImportedMoment[], app?: string) =>
    importMoments(open(), anna, moments, app);
  const held = () => momentsOf(open(), anna);
  const many = (rows: number, spacing: string) =>
    open().owner.run(
      `insert into public.mood_moments (user_id, mood_score, felt_at, local_date, local_hour, source)
         select $1, 1 + n % 5, at, at::date, 9, 'daylio'
         from generate_series(1, $2::integer) as n, lateral (select now() - n * $3::interval as at) as dates`,
      [anna.person, rows, spacing],
    );

  describe("a moment", () => {
    it("is dated by the database, where the person lives", async () => {
      await note();
      const [moment] = await held();
      const local = first(
        await open().owner.query<{ day: string; hour: number }>(
          "select ($1::timestamptz at time zone 'America/New_York')::date as day, extract(hour from $1::timestamptz at time zone 'America/New_York')::integer as hour",
          [moment?.felt_at],
        ),
      );
      expect(moment).toMatchObject({ local_date: local.day, local_hour: local.hour, source: "app" });
    });

    it.each([
      ["mood_score", 0],
      ["mood_score", 6],
      ["activities", ["walk", ""]],
      ["activities", ["<script>"]],
      ["activities", Array.from({ length: 13 }, () => "walk")],
      ["words", " "],
      ["words", "x".repeat(201)],
    ])("refuses %s = %j", async (column, value) => {
      const row = { mood_score: 3, [column]: value };
      const columns = Object.keys(row);
      const insert = asAnna((sql) =>
        sql.run(
          `insert into public.mood_moments (${columns.join(", ")}) values (${columns.map((_, index) => `$${String(index + 1)}`).join(", ")})`,
          Object.values(row),
        ),
      );
      expect(await sqlState(insert)).toBe("23514");
    });

    it("is one of at most fifty a day and so many in all", async () => {
      await many(dataLimits.momentsPerDay, "1 microsecond");
      await open().owner.run(
        "update public.mood_moments set local_date = private.local_date_of(user_id) where user_id = $1",
        [anna.person],
      );
      expect(await sqlState(note())).toBe("PT429");
      await asAnna((sql) => sql.run("delete from public.mood_moments"));
      await many(dataLimits.moments, "1 hour");
      expect(await sqlState(note())).toBe("PT413");
      expect(await added([{ at: daysAgo(3, "09:31:07"), mood: 3 }])).toBe(0);
    });

    it("needs no plan, and leaves the check-ins of the week alone", async () => {
      for (let count = 0; count < 5; count += 1) await note();
      const state = first(
        await asAnna((sql) =>
          sql.query<{ state: { others_this_week: number; first_day: string } }>(
            "select public.check_in_state() as state",
          ),
        ),
      ).state;
      expect(state).toMatchObject({ others_this_week: 0, first_day: expect.any(String) });
    });
  });

  describe("days with check-ins and moments", () => {
    it("count once, with the mean of everything noted", async () => {
      await open().owner.run(
        "insert into public.mood_entries (user_id, mood_score, mood_label, energy_level) values ($1, 5, 'Happy', 2)",
        [anna.person],
      );
      for (const mood of [1, 3]) await note(mood);
      expect(await added([{ at: daysAgo(4), mood: 5 }])).toBe(1);
      const days = await asAnna((sql) =>
        sql.query("select * from public.get_mood_days($1, $2, $3)", [
          anna.person,
          daysAgo(30).slice(0, 10),
          daysAgo(-1).slice(0, 10),
        ]),
      );
      expect(days).toMatchObject([
        { mood: 5, mood_score: null, energy_level: null, moments: [[9, 5]] },
        { mood: 3, mood_score: 5, stress_level: null, moments: [expect.anything(), expect.anything()] },
      ]);
      const stats = await asAnna((sql) =>
        sql.query("select * from public.get_mood_stats($1)", [anna.person]),
      );
      expect(stats).toMatchObject([
        { avg_mood: 4, avg_energy: 2, avg_stress: null, total_entries: 1, total_moments: 3 },
      ]);
      const other = await signUp(open());
      const seen = open().as(other, (sql) =>
        sql.query("select * from public.get_mood_days($1, '2020-01-01', '2027-01-01')", [anna.person]),
      );
      expect(await seen).toEqual([]);
    });
  });

  describe("2,000 check-ins and 20,000 moments among many people's", () => {
    let busy: Person;
    beforeAll(async () => {
      busy = await signUp(open());
      const others = await Promise.all(Array.from({ length: 10 }, () => signUp(open())));
      const people = [busy, ...others].map(({ person }) => person);
      await open().owner.run("alter table public.mood_entries disable trigger prepare_mood_entry");
      await open().owner.run(
        `insert into public.mood_entries (user_id, mood_score, mood_label, local_date, local_hour)
           select person, 1 + day % 5, 'Calm', date '2026-11-20' - day, 9
           from unnest($1::uuid[]) as person, generate_series(0, $2::integer - 1) as day`,
        [people, checkIns],
      );
      await open().owner.run("alter table public.mood_entries enable trigger prepare_mood_entry");
      await open().owner.run(
        `insert into public.mood_moments (user_id, mood_score, felt_at, local_time, local_date, local_hour, source)
           select person, 1 + n % 5, timestamptz '2026-11-20Z' - make_interval(mins => n * 140),
             timestamp '2026-11-20' - make_interval(mins => n * 140), date '2026-11-20' - n / 10, n % 24, 'daylio'
           from unnest($1::uuid[]) as person, generate_series(0, $2::integer - 1) as n`,
        [people, momentsHeld],
      );
      await open().owner.run("analyze public.mood_entries");
      await open().owner.run("analyze public.mood_moments");
    });

    it.each([
      [
        "a year of days",
        "select m.local_date, sum(m.mood_score) from public.mood_moments m where m.user_id = $1 and m.local_date between greatest('2025-11-20', date '2026-11-20' - 366) and '2026-11-20' group by m.local_date",
        "mood_moments_user_id_local_date_idx",
      ],
      [
        "today's",
        "select * from public.mood_moments m where m.user_id = $1 and m.local_date = '2026-11-20'",
        "mood_moments_user_id_local_date_idx",
      ],
      [
        "the first day",
        "select min(m.local_date) from public.mood_moments m where m.user_id = $1",
        "mood_moments_user_id_local_date_idx",
      ],
      [
        "an imported one",
        "select from public.mood_moments m where m.user_id = $1 and m.source = 'daylio' and m.local_time = '2026-11-20'",
        "mood_moments_user_id_source_local_time_key",
      ],
    ])("%s is read through an index", async (_, query, index) => {
      const [plan] = await open().as(busy, (sql) =>
        sql.query(`explain (format json) ${query.replaceAll("$1", `'${busy.person}'`)}`),
      );
      expect(JSON.stringify(plan)).toContain(index);
      expect(JSON.stringify(plan)).not.toContain("Seq Scan");
    });

    it("are answered as a year of days, with every moment of them", async () => {
      const days = await open().as(busy, (sql) =>
        sql.query<{ moments: unknown[] }>(
          "select * from public.get_mood_days($1, '2025-11-20', '2026-11-20')",
          [busy.person],
        ),
      );
      expect(days).toHaveLength(366);
      expect(days.every(({ moments }) => moments.length === 10)).toBe(true);
    });
  });
}
