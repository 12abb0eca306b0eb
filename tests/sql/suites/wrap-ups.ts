import { beforeEach, describe, expect, it } from "vitest";
import { moodSeries, randomNumbers } from "../support/mood-series.ts";
import { type Person, signUp, sqlState, startSession, subscribe } from "../support/people.ts";
import { first, type TestDatabase } from "../support/test-database.ts";
import { labelledWeeks } from "../support/trends.ts";

const week = {
  period_start: "2026-11-16",
  period_end: "2026-11-22",
  mood_trend: "stable",
  mood_average: 3.25,
  energy_average: null,
  stress_average: null,
  sleep_average: null,
  total_sessions: 2,
  total_duration: 600,
  key_insights: ["One"],
  personalized_recommendations: ["Two", "Three"],
  ai_summary: "First",
};

export function wrapUpsSuite(open: () => TestDatabase): void {
  let anna: Person;
  beforeEach(async () => {
    anna = await signUp(open(), { timezone: "Asia/Tokyo" });
  });
  const claim = async (): Promise<string> =>
    first(await open().owner.query<{ id: string }>("select public.claim_wrap_up($1) as id", [anna.person]))
      .id;
  const finish = async (id: string, wrapUp: object, usesTurn = true): Promise<string | null> =>
    first(
      await open().owner.query<{ id: string | null }>("select public.finish_wrap_up($1, $2, $3) as id", [
        id,
        JSON.stringify(wrapUp),
        usesTurn,
      ]),
    ).id;
  const wrapUps = () =>
    open().owner.query("select * from public.emotional_wrap_ups where user_id = $1", [anna.person]);

  const moodOfWeek = async (scores: readonly number[]) => {
    await subscribe(open(), anna);
    for (const [index, score] of scores.entries())
      // oxlint-disable-next-line no-await-in-loop -- the days are numbered
      await open().owner.query(
        "insert into public.mood_entries (user_id, mood_score, mood_label, created_at) values ($1, $2, 'Calm', $3)",
        [anna.person, score, `2026-11-${16 + index}T03:00:00Z`],
      );
    const { data } = first(
      await open().owner.query<{ data: { mood_data: object } }>(
        "select public.generate_weekly_wrap_up_data($1, '2026-11-18') as data",
        [anna.person],
      ),
    );
    return data.mood_data;
  };

  describe("storing a wrap-up", () => {
    it("takes the turn, and replaces one for the same week", async () => {
      await subscribe(open(), anna);
      const id = await finish(await claim(), week);
      expect(await wrapUps()).toMatchObject([{ id, ai_summary: "First", key_insights: ["One"] }]);
      expect(await sqlState(claim())).toBe("PT402");
      await open().owner.query(
        "update public.wrap_up_generations set generated_at = generated_at - interval '2 days', local_date = local_date - 2 where user_id = $1",
        [anna.person],
      );
      expect(await finish(await claim(), { ...week, ai_summary: "Second" })).toBe(id);
      expect(await wrapUps()).toMatchObject([{ id, ai_summary: "Second" }]);
    });

    it("keeps the turn if it says so, and writes nothing for a claim that is gone", async () => {
      const free = await claim();
      expect(await finish(free, week, false)).not.toBeNull();
      expect(await finish(free, { ...week, ai_summary: "Late" })).toBeNull();
      const second = await claim();
      expect(await finish(second, week)).not.toBeNull();
      expect(await finish(second, { ...week, ai_summary: "Twice" })).toBeNull();
      expect(await wrapUps()).toMatchObject([{ ai_summary: "First" }]);
    });

    it("is limited to one at a time; an abandoned claim counts for five minutes", async () => {
      const left = await claim();
      expect(await sqlState(claim())).toBe("PT409");
      await open().owner.query(
        "update public.wrap_up_generations set generated_at = now() - interval '6 minutes' where id = $1",
        [left],
      );
      expect(await sqlState(claim())).toBe("none");
      expect(await finish(left, week)).toBeNull();
    });
  });

  it("uses the week's own check-ins and talks, in the person's zone", async () => {
    const say = (day: string, notes: string) =>
      open().owner.query(
        "insert into public.mood_entries (user_id, mood_score, mood_label, notes, created_at) values ($1, 4, 'Calm', $2, $3)",
        [anna.person, notes, day],
      );
    await say("2026-11-15T14:59:00Z", "Sunday");
    await say("2026-11-15T15:00:00Z", "Monday");
    const session = await startSession(open(), anna);
    await open().owner.query("update public.profiles set country = 'JP' where id = $1", [anna.person]);
    await open().owner.query(
      "update public.sessions set created_at = '2026-11-22T14:59:00Z', title = 'Late', ai_summary = repeat('x', 700) where id = $1",
      [session],
    );
    const { material } = first(
      await open().owner.query<{ material: unknown }>(
        "select public.wrap_up_material($1, '2026-11-18') as material",
        [anna.person],
      ),
    );
    expect(material).toMatchObject({
      country: "JP",
      week: {
        period_start: "2026-11-16",
        mood_data: { entry_count: 1 },
        session_data: { total_sessions: 1 },
      },
      check_ins: [{ day: "2026-11-16", score: 4, feelings: "Calm", notes: "Monday" }],
      talks: [{ day: "2026-11-22", title: "Late", summary: "x".repeat(600) }],
    });
  });

  describe("a week's best and hardest day", () => {
    it.each([
      [[4], null, null],
      [[4, 2], null, null],
      [[3, 3, 3], null, null],
      [[4, 2, 3], "2026-11-16", "2026-11-17"],
    ] as const)("of %j are %s and %s", async (scores, best, hardest) => {
      expect(await moodOfWeek(scores)).toMatchObject({ best_day: best, challenging_day: hardest });
    });
  });

  describe("the week's trend", () => {
    it("finds most weeks that are a point and a half better or worse", async () => {
      await subscribe(open(), anna);
      const weeks = 300;
      const calm = moodSeries(
        { length: weeks * 7, kept: 1, memory: 0.2, mean: 3, spread: 0.6, change: 0 },
        randomNumbers(3),
      );
      // Every sixth week differs; the four before it are as usual.
      const scores = calm.scores.map((score, day) =>
        Math.floor(day / 7) % 6 === 5 ? Math.min(5, Math.max(1, score + (day % 84 < 42 ? 2 : -2))) : score,
      );
      const { labels, at } = await labelledWeeks(open(), anna, { days: calm.days, scores }, weeks);
      const told = labels.filter((_, index) => at(index) % 6 === 5);
      expect(told.filter((label) => label !== "stable").length / told.length).toBeGreaterThan(0.8);
    });
  });

  it("reads pages of the list from the index", async () => {
    await open().owner.query(
      `insert into public.emotional_wrap_ups (user_id, type, period_start, period_end, created_at)
       select $1, 'weekly', date '2000-01-03' + 7 * n, date '2000-01-09' + 7 * n, timestamptz '2000-01-09Z' + make_interval(days => 7 * n)
       from generate_series(1, 1000) as n`,
      [anna.person],
    );
    await open().owner.query("analyze public.emotional_wrap_ups");
    const plan = await open().as(anna, (sql) =>
      sql.query<{ "QUERY PLAN": string }>(
        "explain select id from public.emotional_wrap_ups where user_id = $1 and created_at < '2010-01-01Z' order by created_at desc limit 10",
        [anna.person],
      ),
    );
    const text = plan.map((row) => row["QUERY PLAN"]).join("\n");
    expect(text).toContain("emotional_wrap_ups_user_id_created_at_idx");
    expect(text).not.toMatch(/Seq Scan|Sort/);
  });
}
