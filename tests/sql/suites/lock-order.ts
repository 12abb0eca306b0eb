import { randomUUID } from "node:crypto";
import { assert, asyncProperty, constantFrom, integer, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import { closeCall, openCall, reserve } from "../support/calls.ts";
import { createSession, type Kept, restoreSession, saved, write } from "../support/keeping.ts";
import { type Person, signUp, sqlState, subscribe } from "../support/people.ts";
import type { TestDatabase } from "../support/test-database.ts";

type Scene = {
  readonly database: TestDatabase;
  readonly people: readonly Person[];
  /** Two sessions per person, in the order of people. */
  readonly sessions: readonly Kept[];
};
/** `turn` varies the order in which a function is given what it locks. */
type Act = (scene: Scene, turn: number) => Promise<unknown>;

const relay = (database: TestDatabase, text: string, values: readonly unknown[]) =>
  database.as("service_role", (sql) => sql.query(text, values));
const turned = <T>(list: readonly T[], turn: number): readonly T[] =>
  turn % 2 === 0 ? list : list.toReversed();
const at = <T>(list: readonly T[], turn: number): T => {
  const one = list[turn % list.length];
  if (one === undefined) throw new Error("The list is empty");
  return one;
};
const batch = (scene: Scene, turn: number, make: (session: Kept) => Record<string, unknown>) =>
  write(scene.database, ...turned(scene.sessions, turn).map(make));
const named = ({ id: session_id, owner }: Kept) => ({ session_id, owner });

/** Every function that locks several rows, each with rows that others lock too. */
const acts: Readonly<Record<string, Act>> = {
  progress: (scene, turn) =>
    batch(scene, turn, (session) => ({
      op: "progress",
      ...named(session),
      duration: turn + 1,
      mode: "call",
    })),
  say: (scene, turn) => batch(scene, turn, (session) => saved(session, 1 + (turn % 50))),
  discard: (scene, turn) => batch(scene, turn, (session) => ({ op: "discard", ...named(session) })),
  end: (scene, turn) =>
    batch(scene, turn, (session) => ({
      op: "end",
      ...named(session),
      reason: "person",
      mood_after: null,
      duration: turn,
    })),
  restore: ({ database, people, sessions }, turn) =>
    restoreSession(database, at(people, Math.floor((turn % sessions.length) / 2)), at(sessions, turn).id),
  talk: async ({ database, people, sessions }, turn) => {
    const person = at(people, Math.floor((turn % sessions.length) / 2));
    const call = await openCall(database, person, at(sessions, turn).id);
    await closeCall(database, call, 1);
  },
  tick: ({ database, people, sessions }, turn) =>
    reserve(
      database,
      turned(people, turn).map(({ person }, index) => ({
        user_id: person,
        session_id: at(sessions, 2 * index).id,
        epoch: 1 + (turn % 3),
        seq: turn,
        seconds: 1,
      })),
    ),
  begin: ({ database, people, sessions }, turn) =>
    createSession(database, at(people, turn), { mode: "call", continues: at(sessions, turn).id }),
  safety: ({ database, people, sessions }, turn) =>
    relay(database, "select public.open_safety($1, $2, true)", [
      at(people, Math.floor((turn % sessions.length) / 2)).person,
      at(sessions, turn).id,
    ]),
  risk: ({ database, sessions }, turn) =>
    relay(database, "select public.note_risk($1, $2, $3, $4)", [
      at(sessions, turn).id,
      at(sessions, turn).owner,
      turn,
      JSON.stringify({ level: turn % 2 === 0 ? "active" : "imminent" }),
    ]),
  finish: async ({ database }) => {
    const claim = randomUUID();
    const [row] = (await relay(database, "select public.claim_finished_sessions($1, 3) as claimed", [
      claim,
    ])) as {
      claimed: { id: string }[];
    }[];
    for (const { id } of row?.claimed ?? [])
      await relay(database, "select public.finish_session($1, $2, 'T', 'S', 'Title', $3)", [
        id,
        claim,
        JSON.stringify(["Has a dog", "Likes tea", "Sings"]),
      ]);
  },
  subscribe: ({ database, people }, turn) =>
    relay(database, "select public.apply_billing_sync($1, $2, $3)", [
      `cus_${at(people, turn).person}`,
      turn + 1,
      JSON.stringify(
        turned(["a", "b"], turn).map((name) => ({
          id: `sub_${name}_${at(people, turn).person}`,
          plan: "premium-monthly",
          status: turn % 3 === 0 ? "past_due" : "active",
          collection_paused: false,
          cancel_at_period_end: false,
        })),
      ),
    ]),
  pass: ({ database, people }, turn) =>
    relay(database, "select public.settle_pass($1, $2, null, $3)", [
      at(people, turn).person,
      `cs_${turn % 4}_${at(people, turn).person}`,
      turn % 2 === 0,
    ]),
  reconcile: ({ database }) => relay(database, "select public.claim_billing_reconcile(5)", []),
  wrapUp: async ({ database, people, sessions }, turn) => {
    const [row] = (await relay(database, "select public.claim_wrap_up($1) as claim", [
      at(people, turn).person,
    ])) as {
      claim: string;
    }[];
    await relay(database, "select public.finish_wrap_up($1, $2, false)", [
      row?.claim,
      JSON.stringify({
        period_start: "2026-11-16",
        period_end: "2026-11-22",
        mood_trend: "stable",
        total_sessions: 0,
        total_duration: 0,
        key_insights: [],
        personalized_recommendations: [],
        quotes: turned(sessions, turn).map(({ id: session_id }) => ({
          quote: "Hello",
          day: "2026-11-17",
          session_id,
          entry_id: null,
        })),
      }),
    ]);
  },
  remind: ({ database }) => relay(database, "select public.enqueue_due_reminders(10)", []),
  send: ({ database }) => relay(database, "select public.claim_mail($1)", [randomUUID()]),
  checkIn: async ({ database, people }, turn) => {
    await database.as(at(people, turn), (sql) => sql.run("delete from public.mood_entries"));
    await database.as(at(people, turn), (sql) =>
      sql.run("insert into public.mood_entries (mood_score, mood_label) values (3, 'Calm')"),
    );
  },
  move: ({ database, people }, turn) =>
    database.as(at(people, turn), (sql) =>
      sql.run("update public.profiles set timezone = $2 where id = $1", [
        at(people, turn).person,
        turn % 2 === 0 ? "UTC" : "Asia/Tokyo",
      ]),
    ),
  write: ({ database, people }, turn) =>
    database.as(at(people, turn), (sql) =>
      sql.run(
        `insert into public.journal_entries (title, responses) values ('Reflection', '[{"prompt":"p","response":"r"}]')`,
      ),
    ),
  feel: ({ database, people, sessions }, turn) =>
    database.as(at(people, Math.floor((turn % sessions.length) / 2)), (sql) =>
      sql.run("update public.sessions set mood_after = 'better' where id = $1", [at(sessions, turn).id]),
    ),
  forget: ({ database, people }, turn) =>
    database.as(at(people, turn), (sql) => sql.run("delete from public.memories")),
  remove: ({ database, people, sessions }, turn) =>
    database.as(at(people, Math.floor((turn % sessions.length) / 2)), (sql) =>
      sql.run("delete from public.sessions where id = $1", [at(sessions, turn).id]),
    ),
  leave: ({ database, people }, turn) =>
    relay(database, "select public.delete_account($1)", [at(people, turn).person]),
};
const names = Object.keys(acts);

async function sceneOn(database: TestDatabase): Promise<Scene> {
  const people: Person[] = [];
  const sessions: Kept[] = [];
  for (let count = 0; count < 3; count += 1) {
    const person = await signUp(database);
    people.push(person);
    await subscribe(database, person);
    for (let each = 0; each < 2; each += 1)
      sessions.push(await createSession(database, person, { mode: each === 0 ? "call" : "chat" }));
    await openCall(database, person, sessions.at(-2)?.id ?? "");
    await database.owner.query("insert into public.ai_notices (user_id) values ($1)", [person.person]);
    await database.owner.query(
      "insert into public.mood_reminders (user_id, is_enabled, email_enabled) values ($1, true, true)",
      [person.person],
    );
    await database.owner.query(
      "update public.mood_reminders set next_fire_at = now() - interval '1 minute' where user_id = $1",
      [person.person],
    );
  }
  return { database, people, sessions };
}

/**
 * Any two functions at once, repeatedly, over the same few people: one waits for the other, and both finish.
 */
export function lockOrderSuite(open: () => TestDatabase): void {
  describe("locks", () => {
    it.each(names)("are taken by %s at all: it does its work if nobody is in its way", async (name) => {
      expect(await sqlState(acts[name]?.(await sceneOn(open()), 0) ?? Promise.reject(new Error(name)))).toBe(
        "none",
      );
    });

    it("are taken in one order: no two functions wait for each other", async () => {
      const pair = tuple(constantFrom(...names), constantFrom(...names));
      await assert(
        asyncProperty(pair, integer({ min: 0, max: 1_000 }), async ([one, other], from) => {
          const scene = await sceneOn(open());
          const states = await Promise.all(
            Array.from({ length: 16 }, async (_, index) => {
              const act = acts[index % 2 === 0 ? one : other];
              return act ? sqlState(act(scene, from + index)) : "none";
            }),
          );
          expect({ one, other, states }).toEqual({
            one,
            other,
            states: states.filter((state) => state !== "40P01"),
          });
        }),
        { numRuns: Number(process.env["LOCK_RUNS"] ?? 60), endOnFailure: true },
      );
    }, 240_000);
  });
}
