import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { type Person, signUp, startSession } from "../support/people.ts";
import { first, type TestDatabase } from "../support/test-database.ts";

type Totals = { readonly user_id: string } & Readonly<Record<string, unknown>>;

const row = (user: string, calls: number) => ({
  user_id: user,
  typed_characters: calls * 10,
  provider_calls: calls,
  provider_characters: calls * 1_000,
  tokens_in: calls * 250,
  tokens_out: calls * 50,
  sound_seconds: 0,
});

const count = ({ owner }: TestDatabase, ...batch: readonly object[]) =>
  owner.query<Totals>("select * from public.count_use($1)", [JSON.stringify(batch)]);

function callsOf(rows: readonly Totals[], { person }: Person) {
  const found = first(rows.filter(({ user_id }) => user_id === person));
  return [Number(found["hour_provider_calls"]), Number(found["day_provider_calls"])];
}

/** Shifts everything counted so far into the past. */
const age = ({ owner }: TestDatabase, hours: number) =>
  owner.query("update public.recent_use set hour = hour - make_interval(hours => $1)", [hours]);

async function talkUncharged(database: TestDatabase, who: Person, seconds: number, hoursAgo: number) {
  const session = await startSession(database, who);
  await database.owner.query(
    `insert into public.calls (session_id, user_id, epoch, opened_at, reserved_seconds, uncharged_seconds)
       values ($1, $2, 1, now() - make_interval(hours => $4), $3, $3)`,
    [session, who.person, seconds, hoursAgo],
  );
}

async function unchargedTalk({ owner }: TestDatabase): Promise<number> {
  return first(await owner.query<{ n: number }>("select public.accounts_with_uncharged_talk(3600) as n")).n;
}

/** What people use, counted across all relays. */
export function recentUseSuite(open: () => TestDatabase): void {
  let anna: Person;
  let ben: Person;
  beforeEach(async () => {
    anna = await signUp(open());
    ben = await signUp(open());
  });

  describe("recent use", () => {
    it("adds up what several relays report, separately for each person", async () => {
      await count(open(), row(anna.person, 3), row(ben.person, 1));
      const rows = await count(open(), row(ben.person, 0), row(anna.person, 2), row(anna.person, 1));
      expect(callsOf(rows, anna)).toEqual([6, 6]);
      expect(callsOf(rows, ben)).toEqual([1, 1]);
    });

    it("distinguishes the hour from the day, and deletes what is older", async () => {
      await count(open(), row(anna.person, 3));
      await age(open(), 1);
      expect(callsOf(await count(open(), row(anna.person, 2)), anna)).toEqual([2, 5]);
      await age(open(), 23);
      expect(callsOf(await count(open(), row(anna.person, 1)), anna)).toEqual([1, 3]);
      const kept = await open().owner.query("select from public.recent_use where user_id = $1", [
        anna.person,
      ]);
      expect(kept).toHaveLength(2);
    });

    it("counts tokens, and takes them for none where a relay of an earlier version tells none", async () => {
      const { tokens_in: _in, tokens_out: _out, ...earlier } = row(anna.person, 1);
      await count(open(), row(anna.person, 2));
      await age(open(), 1);
      const total = first(await count(open(), row(anna.person, 1), earlier));
      const names = ["hour_tokens_in", "hour_tokens_out", "day_tokens_in", "day_tokens_out"];
      expect(names.map((name) => Number(total[name]))).toEqual([250, 50, 750, 150]);
    });

    it("leaves out who has no account any more", async () => {
      const gone = "00000000-0000-4000-8000-000000000000";
      const rows = await count(open(), row(gone, 1), row(anna.person, 1));
      expect(rows.map(({ user_id }) => user_id)).toEqual([anna.person]);
    });

    it("is forgotten of those who stay away, as are the other counts of recent days", async () => {
      const forgotten = {
        recent_use: ["hour", "25 hours", {}],
        call_starts: ["started_at", "25 hours", { session_id: randomUUID }],
        write_allowances: ["window_started_at", "25 hours", { kind: () => "profiles", taken: () => 1 }],
        check_in_days: ["local_date", "63 days", {}],
        wrap_up_generations: ["generated_at", "71 days", {}],
      } as const;
      const add = (
        who: Person,
        table: string,
        column: string,
        others: Record<string, () => unknown>,
        ago: string,
      ) => {
        const values = {
          user_id: who.person,
          ...Object.fromEntries(Object.entries(others).map(([name, draw]) => [name, draw()])),
        };
        const names = Object.keys(values);
        return open().owner.run(
          `insert into public.${table} (${column}, ${names.join(", ")})
             values (now() - $1::interval, ${names.map((_, nth) => `$${String(nth + 2)}`).join(", ")})`,
          [ago, ...Object.values(values)],
        );
      };
      const left = async (table: string) =>
        (
          await open().owner.query<{ user_id: string }>(
            `select user_id from public.${table} where user_id = any($1)`,
            [[anna.person, ben.person]],
          )
        ).map(({ user_id }) => user_id);
      for (const [table, [column, old, others]] of Object.entries(forgotten)) {
        await add(anna, table, column, others, old);
        await add(ben, table, column, others, "1 hour");
      }
      const talked =
        "insert into public.voice_windows (user_id, window_started_at, seconds) values ($1, now() - $2::interval, 60)";
      await open().owner.run(talked, [anna.person, "25 hours"]);
      await open().owner.run(talked, [ben.person, "23 hours"]);
      await open().as("service_role", (sql) => sql.query("select public.forget_old_counts()"));
      for (const table of Object.keys(forgotten))
        expect([table, await left(table)]).toEqual([table, [ben.person]]);
      const windows = await open().owner.query(
        "select seconds, window_started_at is null as closed from public.voice_windows where user_id = any($1) order by seconds",
        [[anna.person, ben.person]],
      );
      expect(windows).toEqual([
        { seconds: 0, closed: true },
        { seconds: 60, closed: false },
      ]);
    });

    it("counts the accounts that talk uncharged for long", async () => {
      const before = await unchargedTalk(open());
      await talkUncharged(open(), anna, 1_800, 1);
      await talkUncharged(open(), ben, 3_600, 30);
      expect(await unchargedTalk(open())).toBe(before);
      await talkUncharged(open(), anna, 1_800, 20);
      expect(await unchargedTalk(open())).toBe(before + 1);
    });
  });
}
