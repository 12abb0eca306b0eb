import { beforeAll, describe, expect, it } from "vitest";
import { type Person, signUp, sqlState, subscribe } from "../support/people.ts";
import { type TestDatabase, first } from "../support/test-database.ts";

type Dated = { local_date: string; local_hour: number };

/** Five years of daily check-ins, including a leap day. */
const fiveYears = 1826;

export function moodHistorySuite(open: () => TestDatabase): void {
  const checkInAt = async ({ person }: Person, moment: string): Promise<Dated> =>
    first(
      await open().owner.query<Dated>(
        `insert into public.mood_entries (user_id, mood_score, mood_label, created_at) values ($1, 3, 'Calm', $2)
           returning local_date, local_hour`,
        [person, moment],
      ),
    );
  const moveTo = ({ person }: Person, zone: string) =>
    open().owner.run("update public.profiles set timezone = $2 where id = $1", [person, zone]);
  const kept = ({ person }: Person) =>
    open().owner.query<Dated>(
      "select local_date, local_hour from public.mood_entries where user_id = $1 order by local_date",
      [person],
    );

  describe("a check-in's hour", () => {
    it.each([
      ["Europe/London", "2026-11-20T23:59:59Z", "2026-11-20", 23],
      ["Asia/Kathmandu", "2026-05-01T18:15:00Z", "2026-05-02", 0],
      // the hour that the clocks skip, and the one that occurs twice
      ["America/New_York", "2026-03-08T06:59:59Z", "2026-03-08", 1],
      ["America/New_York", "2026-03-08T07:00:00Z", "2026-03-08", 3],
      ["America/New_York", "2026-11-01T05:30:00Z", "2026-11-01", 1],
      ["America/New_York", "2026-11-01T06:30:00Z", "2026-11-01", 1],
    ])("in %s at %s is on %s at %d", async (timezone, moment, local_date, local_hour) => {
      const anna = await signUp(open(), { timezone });
      expect(await checkInAt(anna, moment)).toEqual({ local_date, local_hour });
    });

    it("is set by the database", async () => {
      const anna = await signUp(open());
      const forged = open().as(anna, (sql) =>
        sql.run("insert into public.mood_entries (mood_score, mood_label, local_hour) values (3, 'Calm', 4)"),
      );
      expect(await sqlState(forged)).toBe("42501");
    });
  });

  describe("the clocks", () => {
    it.each([
      ["forward", "2026-03-08", "2026-03-08T04:59:59Z", "2026-03-08T05:00:00Z", "2026-03-09T03:59:59Z"],
      ["back", "2026-11-01", "2026-11-01T03:59:59Z", "2026-11-01T04:00:00Z", "2026-11-02T04:59:59Z"],
    ])("going %s leave one check-in a day, up to its last second", async (_, day, eve, start, end) => {
      const anna = await signUp(open(), { timezone: "America/New_York" });
      await checkInAt(anna, eve);
      expect((await checkInAt(anna, start)).local_date).toBe(day);
      expect(await sqlState(checkInAt(anna, end))).toBe("23505");
      expect(await kept(anna)).toHaveLength(2);
    });
  });

  describe("a change of zone", () => {
    it("moves no check-in, loses none and counts none twice", async () => {
      const anna = await signUp(open(), { timezone: "Europe/London" });
      await checkInAt(anna, "2026-11-20T23:30:00Z");
      await moveTo(anna, "Asia/Tokyo");
      expect(await checkInAt(anna, "2026-11-20T23:40:00Z")).toEqual({
        local_date: "2026-11-21",
        local_hour: 8,
      });
      await moveTo(anna, "Europe/London");
      expect(await sqlState(checkInAt(anna, "2026-11-20T23:50:00Z"))).toBe("23505");
      expect(await sqlState(checkInAt(anna, "2026-11-21T12:00:00Z"))).toBe("23505");
      expect(await kept(anna)).toEqual([
        { local_date: "2026-11-20", local_hour: 23 },
        { local_date: "2026-11-21", local_hour: 8 },
      ]);
    });

    it("changes which day a new check-in gets", async () => {
      const anna = await signUp(open(), { timezone: "Pacific/Kiritimati" });
      const day = async () =>
        first(
          await open().as(anna, (sql) =>
            sql.query<{ day: number }>(
              "select (public.check_in_state() ->> 'today')::date - (now() at time zone 'UTC')::date as day",
            ),
          ),
        ).day;
      const ahead = await day();
      await moveTo(anna, "Pacific/Pago_Pago");
      expect(ahead - (await day())).toBeGreaterThanOrEqual(1);
      const visitor = open().as("anon", (sql) => sql.query("select public.check_in_state()"));
      expect(await sqlState(visitor)).toBe("42501");
    });
  });

  describe("five years of check-ins among many people's", () => {
    let anna: Person;
    beforeAll(async () => {
      anna = await signUp(open());
      await subscribe(open(), anna);
      const others = await Promise.all(Array.from({ length: 20 }, () => signUp(open())));
      // Inserted as the trigger would have dated them; dating them one by one takes a minute.
      await open().owner.run("alter table public.mood_entries disable trigger prepare_mood_entry");
      await open().owner.run(
        `insert into public.mood_entries (user_id, mood_score, mood_label, created_at, local_date, local_hour)
           select person, 1 + day % 5, 'Calm', day_start + interval '9 hours', day_start::date, 9
           from unnest($1::uuid[]) as person, generate_series(0, $2 - 1) as day,
             lateral (select timestamptz '2026-11-20Z' - make_interval(days => day) as day_start) as dates`,
        [[anna.person, ...others.map(({ person }) => person)], fiveYears],
      );
      await open().owner.run("alter table public.mood_entries enable trigger prepare_mood_entry");
      await open().owner.run("analyze public.mood_entries");
    });

    it.each([
      [
        "the newest",
        "select * from public.mood_entries where user_id = $1 order by local_date desc limit 1",
        1,
      ],
      [
        "the first",
        "select local_date from public.mood_entries where user_id = $1 order by local_date limit 1",
        1,
      ],
      [
        "a year",
        `select local_date, local_hour, mood_score, energy_level, stress_level, sleep_quality from public.mood_entries
           where user_id = $1 and local_date >= '2025-11-20' and local_date <= '2026-11-20' order by local_date`,
        366,
      ],
      [
        "what statistics are made of",
        `select avg(m.mood_score) from public.mood_entries m
           where m.user_id = $1 and m.local_date > date '2026-11-20' - least(greatest(30, 1), 366)
             and m.local_date <= date '2026-11-20'`,
        1,
      ],
      [
        "the week that a plan counts",
        `select count(*) from public.mood_entries m where m.user_id = $1 and m.local_date <> '2026-11-20'
           and m.local_date between date_trunc('week', date '2026-11-20')::date and date_trunc('week', date '2026-11-20')::date + 6`,
        1,
      ],
    ])("%s is read through the index, and no other rows", async (_, query, rows) => {
      const text = query.replaceAll("$1", `'${anna.person}'`);
      const [plan, found] = await open().as(anna, async (sql) => [
        await sql.query(`explain (format json) ${text}`),
        await sql.query(text),
      ]);
      const shown = JSON.stringify(plan);
      expect(shown).toContain("mood_entries_user_id_local_date_key");
      expect(shown).not.toContain("Seq Scan");
      expect(found).toHaveLength(rows);
    });
  });
}
