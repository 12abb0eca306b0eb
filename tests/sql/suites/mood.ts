import { beforeEach, describe, expect, it } from "vitest";
import { type Person, signUp, sqlState, startSession, subscribe } from "../support/people.ts";
import { type TestDatabase, first } from "../support/test-database.ts";

export function moodSuite(open: () => TestDatabase): void {
  const add = (anna: Person, days: number) =>
    open().as(anna, (sql) =>
      sql.query<{ ago: number; local_hour: number | null }>(
        `insert into public.mood_entries (mood_score, mood_label, local_date)
           values (4, 'Happy', private.local_date_of(auth.uid()) - $1::integer)
           returning private.local_date_of(auth.uid()) - local_date as ago, local_hour`,
        [days],
      ),
    );

  /** A check-in at a given moment; only the owner of the tables can set its time. */
  const checkInAt = async ({ person }: Person, moment: string, score = 3): Promise<string> =>
    first(
      await open().owner.query<{ local_date: string }>(
        `insert into public.mood_entries (user_id, mood_score, mood_label, created_at) values ($1, $2, 'Calm', $3) returning local_date`,
        [person, score, moment],
      ),
    ).local_date;

  describe("a check-in's day", () => {
    it.each([
      ["UTC", "2026-03-08T23:59:59Z", "2026-03-08"],
      ["America/New_York", "2026-03-08T04:59:59Z", "2026-03-07"],
      // the clocks go forward at 07:00 UTC, so this day has 23 hours …
      ["America/New_York", "2026-03-08T05:00:00Z", "2026-03-08"],
      ["America/New_York", "2026-03-09T03:59:59Z", "2026-03-08"],
      ["America/New_York", "2026-03-09T04:00:00Z", "2026-03-09"],
      // … and back at 06:00 UTC, so this one has 25
      ["America/New_York", "2026-11-01T04:00:00Z", "2026-11-01"],
      ["America/New_York", "2026-11-02T04:59:59Z", "2026-11-01"],
      ["Pacific/Kiritimati", "2026-12-31T10:00:00Z", "2027-01-01"],
      ["Pacific/Pago_Pago", "2027-01-01T10:59:59Z", "2026-12-31"],
      ["Asia/Kathmandu", "2026-05-01T18:15:00Z", "2026-05-02"],
      ["Australia/Lord_Howe", "2026-04-04T13:00:00Z", "2026-04-05"],
      // Ramadan: an hour back, from 02:00 UTC on the 15th
      ["Africa/Casablanca", "2026-02-14T23:00:00Z", "2026-02-15"],
      ["Africa/Casablanca", "2026-02-15T23:00:00Z", "2026-02-15"],
    ])("in %s at %s is %s", async (timezone, moment, day) => {
      const anna = await signUp(open(), { timezone });
      expect(await checkInAt(anna, moment)).toBe(day);
    });

    it("is set by the database, not the browser", async () => {
      const anna = await signUp(open());
      const forged = (column: string, value: string) =>
        open().as(anna, (sql) =>
          sql.run(
            `insert into public.mood_entries (mood_score, mood_label, ${column}) values (3, 'Calm', $1)`,
            [value],
          ),
        );
      expect(await sqlState(forged("local_date", "2020-01-01"))).toBe("42501");
      expect(await sqlState(forged("created_at", "2020-01-01"))).toBe("42501");
    });

    it("takes one check-in", async () => {
      const anna = await signUp(open(), { timezone: "Asia/Tokyo" });
      const insert = () =>
        open().as(anna, (sql) =>
          sql.query(
            "insert into public.mood_entries (mood_score, mood_label) values (4, 'Happy') returning user_id",
          ),
        );
      expect(await insert()).toEqual([{ user_id: anna.person }]);
      expect(await sqlState(insert())).toBe("23505");
      await open().as(anna, (sql) => sql.run("delete from public.mood_entries"));
      expect(await sqlState(insert())).toBe("none");
    });
  });

  describe("a check-in of yesterday", () => {
    it("can be added once, without an hour, and counts toward its own week", async () => {
      const anna = await signUp(open(), { timezone: "Pacific/Kiritimati" });
      expect(await add(anna, 1)).toEqual([{ ago: 1, local_hour: null }]);
      expect(await sqlState(add(anna, 1))).toBe("23505");
      expect(await add(anna, 0)).toEqual([{ ago: 0, local_hour: expect.any(Number) }]);
      expect(await sqlState(add(anna, 2))).toBe("42501");
      expect(await sqlState(add(anna, -1))).toBe("42501");
      const days = await open().owner.query("select from public.check_in_days where user_id = $1", [
        anna.person,
      ]);
      expect(days).toHaveLength(2);
    });

    it("can be changed until the day is over, like today's, and no older one", async () => {
      const anna = await signUp(open());
      const change = (set: string) =>
        open().as(anna, (sql) => sql.run(`update public.mood_entries set ${set}`));
      await add(anna, 1);
      expect(await change("mood_score = 2, notes = 'later', energy_level = null")).toBe(1);
      expect(await sqlState(change("local_date = local_date - 1"))).toBe("42501");
      expect(await sqlState(change("mood_score = 9"))).toBe("23514");
      await open().owner.run(
        "update public.mood_entries set local_date = local_date - 1 where user_id = $1",
        [anna.person],
      );
      expect(await sqlState(change("mood_score = 5"))).toBe("42501");
    });
  });

  describe("check-ins a week", () => {
    // 2026-11-16 is a Monday
    const week = ["2026-11-16T12:00:00Z", "2026-11-18T12:00:00Z", "2026-11-22T12:00:00Z"];

    it("are three on the free plan, Monday to Sunday", async () => {
      const anna = await signUp(open());
      for (const moment of week) await checkInAt(anna, moment);
      expect(await sqlState(checkInAt(anna, "2026-11-20T12:00:00Z"))).toBe("PT402");
      expect(await sqlState(checkInAt(anna, "2026-11-22T15:00:00Z"))).toBe("23505");
      expect(await sqlState(checkInAt(anna, "2026-11-23T00:00:00Z"))).toBe("none");
      expect(await sqlState(checkInAt(anna, "2026-11-15T23:59:00Z"))).toBe("none");
    });

    it("start on Monday where the person lives", async () => {
      const anna = await signUp(open(), { timezone: "Pacific/Auckland" });
      for (const moment of week.slice(0, 2)) await checkInAt(anna, moment);
      // Sunday noon UTC is Monday in Auckland
      expect(await checkInAt(anna, "2026-11-22T12:00:00Z")).toBe("2026-11-23");
      expect(await sqlState(checkInAt(anna, "2026-11-20T12:00:00Z"))).toBe("none");
      expect(await sqlState(checkInAt(anna, "2026-11-19T12:00:00Z"))).toBe("PT402");
    });

    it("are unlimited on a paid plan", async () => {
      const anna = await signUp(open());
      await subscribe(open(), anna);
      for (let day = 16; day <= 22; day += 1) await checkInAt(anna, `2026-11-${day}T12:00:00Z`);
      expect(
        await open().owner.query("select 1 from public.mood_entries where user_id = $1", [anna.person]),
      ).toHaveLength(7);
    });

    it("name the limit that was reached", async () => {
      const anna = await signUp(open());
      for (const moment of week) await checkInAt(anna, moment);
      await expect(checkInAt(anna, "2026-11-19T12:00:00Z")).rejects.toThrow("mood_check_in_limit_reached");
    });
  });

  describe("a check-in's fields", () => {
    it.each([
      ["mood_score", 0],
      ["mood_score", 6],
      ["energy_level", 0.9],
      ["stress_level", 5.1],
      ["sleep_quality", "NaN"],
      ["mood_label", ""],
      ["mood_label", "x".repeat(201)],
      ["notes", "x".repeat(2001)],
    ])("refuse %s = %s", async (column, value) => {
      const anna = await signUp(open());
      const row = { mood_score: 3, mood_label: "Calm", energy_level: 3, [column]: value };
      const insert = open().as(anna, (sql) =>
        sql.run(
          `insert into public.mood_entries (${Object.keys(row).join(", ")}) values ($1, $2, $3${column in { mood_score: 0, mood_label: 0, energy_level: 0 } ? "" : ", $4"})`,
          Object.values(row),
        ),
      );
      expect(await sqlState(insert)).toBe("23514");
    });
  });

  describe("the weekly wrap-up's data", () => {
    let anna: Person;
    beforeEach(async () => {
      anna = await signUp(open(), { timezone: "America/New_York" });
      await subscribe(open(), anna);
    });
    const dataFor = async (week: string, about = anna): Promise<unknown> =>
      first(
        await open().as(anna, (sql) =>
          sql.query<{ data: unknown }>("select public.generate_weekly_wrap_up_data($1, $2) as data", [
            about.person,
            week,
          ]),
        ),
      ).data;

    it("has the specified shape, empty if nothing happened", async () => {
      expect(await dataFor("2026-11-18")).toEqual({
        period_start: "2026-11-16",
        period_end: "2026-11-22",
        mood_trend: "stable",
        mood_data: {
          mood_average: null,
          energy_average: null,
          stress_average: null,
          sleep_average: null,
          entry_count: 0,
          best_day: null,
          challenging_day: null,
        },
        session_data: { total_sessions: 0, total_duration: 0, avg_duration: 0, most_active_day: null },
      });
    });

    it("uses the week in the person's zone", async () => {
      await checkInAt(anna, "2026-11-16T04:30:00Z", 1); // Sunday evening in New York
      await checkInAt(anna, "2026-11-16T12:00:00Z", 2);
      await checkInAt(anna, "2026-11-18T12:00:00Z", 3);
      await checkInAt(anna, "2026-11-23T04:30:00Z", 5); // Sunday evening
      await checkInAt(anna, "2026-11-23T12:00:00Z", 1);
      for (const [moment, duration] of [
        ["2026-11-16T04:30:00Z", 1000],
        ["2026-11-17T12:00:00Z", 100],
        ["2026-11-17T13:00:00Z", 201],
        ["2026-11-23T04:59:00Z", 300],
        ["2026-11-23T05:00:00Z", 1000],
      ] as const) {
        const session = await startSession(open(), anna);
        await open().owner.query("update public.sessions set created_at = $2, duration = $3 where id = $1", [
          session,
          moment,
          duration,
        ]);
      }
      expect(await dataFor("2026-11-16")).toMatchObject({
        mood_data: {
          mood_average: 3.33,
          entry_count: 3,
          best_day: "2026-11-22",
          challenging_day: "2026-11-16",
        },
        session_data: {
          total_sessions: 3,
          total_duration: 601,
          avg_duration: 200,
          most_active_day: "2026-11-17",
        },
      });
    });

    it.each([
      ["improving", [3, 3, 3, 3], [4, 4, 4, 3]],
      ["declining", [4, 4, 4, 4, 4], [3, 3, 3, 4]],
      ["stable", [3, 3, 3, 4], [4, 3, 4, 3]],
      ["stable", [1, 1, 1], [5, 5, 5, 5]],
      ["stable", [1, 1, 1, 1], [5, 5, 5]],
    ])("is %s for %j before and %j in the week", async (trend, before, week) => {
      for (const [index, score] of before.entries())
        await checkInAt(anna, `2026-11-0${index + 1}T17:00:00Z`, score);
      for (const [index, score] of week.entries())
        await checkInAt(anna, `2026-11-${16 + index}T17:00:00Z`, score);
      expect(await dataFor("2026-11-16")).toMatchObject({ mood_trend: trend });
    });

    it("compares with 28 days, not more", async () => {
      for (let day = 10; day < 14; day += 1) await checkInAt(anna, `2026-10-${day}T17:00:00Z`, 1);
      for (let day = 16; day < 20; day += 1) await checkInAt(anna, `2026-11-${day}T17:00:00Z`, 5);
      expect(await dataFor("2026-11-16")).toMatchObject({ mood_trend: "stable" });
    });

    it("is only visible to the person", async () => {
      const boris = await signUp(open());
      expect(await sqlState(dataFor("2026-11-16", boris))).toBe("42501");
    });
  });

  describe("the dashboard's numbers", () => {
    it("are computed from what they count", async () => {
      const anna = await signUp(open());
      const stats = async () =>
        first(await open().as(anna, (sql) => sql.query("select * from public.user_stats")));
      const nothing = {
        total_sessions: 0,
        total_duration: 0,
        current_mood: "neutral",
        daily_usage_seconds: 0,
      };
      expect(await stats()).toMatchObject({ ...nothing, daily_limit_seconds: 900 });
      const session = await startSession(open(), anna);
      await open().owner.query("update public.sessions set duration = 61 where id = $1", [session]);
      await checkInAt(anna, "2026-11-16T12:00:00Z", 5);
      await checkInAt(anna, "2026-11-17T12:00:00Z", 1);
      await subscribe(open(), anna);
      expect(await stats()).toMatchObject({
        total_sessions: 1,
        total_duration: 61,
        current_mood: "very sad",
        daily_limit_seconds: -1,
      });
    });

    it("tell the mood of the last day, not the one that was entered last", async () => {
      const anna = await signUp(open());
      await add(anna, 0);
      await open().owner.query(
        "insert into public.mood_entries (user_id, mood_score, mood_label, created_at, local_date) values ($1, 1, 'Sad', now() + interval '1 second', private.local_date_of($1) - 1)",
        [anna.person],
      );
      const stats = await open().as(anna, (sql) => sql.query("select current_mood from public.user_stats"));
      expect(stats).toEqual([{ current_mood: "good" }]);
    });
  });
}
