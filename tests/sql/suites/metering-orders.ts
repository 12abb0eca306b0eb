import process from "node:process";
import { beforeEach, describe, expect, it } from "vitest";
import { plans } from "#shared/plans.ts";
import { type Call, closeCall, openCall, reserve } from "../support/calls.ts";
import { createSession, type Kept, write } from "../support/keeping.ts";
import { randomNumbers } from "../support/mood-series.ts";
import { type Person, signUp } from "../support/people.ts";
import { first, type TestDatabase } from "../support/test-database.ts";

const limit = plans.free.limits.dailyVoiceSeconds;

/** A call, and what its person must have been charged for it so far. */
type Metered = {
  readonly call: Call;
  reserved: number;
  charged: number;
  /** What was spoken when charging stopped; null while it goes on. */
  freeFrom: number | null;
  closed: boolean;
};

/** Calls that overlap, are settled late, twice, or by a relay that has lost them. */
export function meteringOrdersSuite(open: () => TestDatabase): void {
  let anna: Person;
  beforeEach(async () => {
    anna = await signUp(open());
  });

  const begin = (isPrivate = false): Promise<Kept> =>
    createSession(open(), anna, { mode: "chat", isPrivate });
  const charged = async (): Promise<number> => {
    const text = "select seconds from public.voice_windows where user_id = $1";
    const [row] = await open().owner.query<{ seconds: number }>(text, [anna.person]);
    return row?.seconds ?? 0;
  };
  const tick = async ({ user_id, session_id, epoch }: Call, seq: number, seconds: number) =>
    first(await reserve(open(), [{ user_id, session_id, epoch, seq, seconds }]));
  const settle = (call: Call, spoken: number) => closeCall(open(), call, spoken, { chargeRest: true });

  describe("what was spoken beyond what was reserved", () => {
    it("is charged once when the call closes, also after a newer call has taken the slot", async () => {
      const old = await openCall(open(), anna, (await begin()).id);
      await tick(old, 1, 20);
      const newer = await openCall(open(), anna, (await begin()).id);
      await tick(newer, 1, 10);
      for (let times = 0; times < 2; times += 1)
        expect(await settle(old, 84)).toMatchObject({ returned_seconds: 0, used_seconds: 84 });
      expect(await charged()).toBe(94);
    });

    it("is charged as far as the window has any left", async () => {
      const one = await openCall(open(), anna, (await begin()).id);
      await tick(one, 1, limit - 10);
      const two = await openCall(open(), anna, (await begin()).id);
      expect(await settle(two, 84)).toMatchObject({ used_seconds: 10, remaining_seconds: 0 });
      expect(await settle(one, limit)).toMatchObject({ used_seconds: limit - 10 });
      expect(await charged()).toBe(limit);
    });

    it("is free in a call whose danger was confirmed", async () => {
      const call = await openCall(open(), anna, (await begin()).id);
      await tick(call, 1, 20);
      await open().as("service_role", (sql) =>
        sql.query("select public.call_suspend($1, $2, 12)", [call.session_id, call.epoch]),
      );
      await settle(call, 84);
      expect(await charged()).toBe(12);
    });
  });

  it("charges what was spoken and nothing else, in any order of two calls' requests", async () => {
    const seed = Number(process.env["FUZZ_SEED"] ?? Math.trunc(Math.random() * 2 ** 31));
    for (let order = 0; order < 25; order += 1) {
      anna = await signUp(open());
      expect(await tell(seed + order)).toEqual([]);
    }
  });

  /** What was charged wrongly in one order of requests, and the order. */
  async function tell(seed: number): Promise<string[]> {
    const draw = randomNumbers(seed);
    const below = (count: number): number => Math.floor(draw() * count);
    const sessions: (Kept & { readonly isPrivate: boolean })[] = [];
    const calls: Metered[] = [];
    const told: string[] = [`FUZZ_SEED=${String(seed)}`];
    const total = (): number => calls.reduce((sum, one) => sum + one.charged, 0);

    const start = async (): Promise<void> => {
      const isPrivate = below(2) === 0;
      if (sessions.length === 0 || below(3) === 0) sessions.push({ ...(await begin(isPrivate)), isPrivate });
      const session = sessions[below(sessions.length)];
      if (session === undefined) return;
      const call = await openCall(open(), anna, session.id);
      calls.push({ call, reserved: 0, charged: 0, freeFrom: null, closed: false });
    };
    const speak = async (one: Metered, seq: number): Promise<void> => {
      const before = await charged();
      const { granted_seconds: granted } = await tick(one.call, seq, 1 + below(120));
      const isNew = one.freeFrom === null ? (await charged()) !== before : false;
      if (isNew) one.charged += granted;
      if (isNew) one.reserved += granted;
    };
    const stopCharging = async (one: Metered): Promise<void> => {
      const spoken = one.freeFrom ?? below(one.reserved + 1);
      await open().as("service_role", (sql) =>
        sql.query("select public.call_suspend($1, $2, $3)", [one.call.session_id, one.call.epoch, spoken]),
      );
      if (one.closed || one.freeFrom !== null) return;
      one.freeFrom = spoken;
      one.charged = Math.min(one.charged, spoken);
    };
    const close = async (one: Metered): Promise<void> => {
      const spoken = below(one.reserved + 40);
      const windowLeft = limit - total();
      await open().as("service_role", (sql) =>
        sql.query("select public.call_close($1, $2, $3, true)", [
          one.call.session_id,
          one.call.epoch,
          spoken,
        ]),
      );
      if (one.closed) return;
      one.closed = true;
      if (one.freeFrom !== null) one.charged = Math.min(one.charged, spoken);
      else one.charged = Math.min(spoken, one.charged + windowLeft);
    };
    const endPrivate = async (): Promise<void> => {
      const session = sessions.find(({ isPrivate }) => isPrivate);
      if (session === undefined) return;
      sessions.splice(sessions.indexOf(session), 1);
      const { id: session_id, owner } = session;
      await write(open(), { op: "end", session_id, owner, reason: "person", mood_after: null, duration: 1 });
    };

    const requests: readonly (readonly [string, (one: Metered) => Promise<void>])[] = [
      ["start", start],
      ...Array.from({ length: 4 }, () => ["speak", (one: Metered) => speak(one, 1 + below(6))] as const),
      ["stop charging", stopCharging],
      ...Array.from({ length: 3 }, () => ["close", close] as const),
      ["end a private session", endPrivate],
    ];

    await start();
    for (let step = 0; step < 40; step += 1) {
      const one = calls.at(-1 - below(Math.min(3, calls.length)));
      const [what, request] = requests[below(requests.length)] ?? [];
      if (one === undefined || what === undefined) continue;
      told.push(`${what}, call ${String(one.call.epoch)}`);
      await request?.(one);
      if ((await charged()) !== total() || total() > limit)
        return [...told, `${String(await charged())} s were charged instead of ${String(total())} s`];
    }
    for (const one of calls) await close(one);
    for (const _ of [1, 2, 3, 4, 5]) await endPrivate();
    const left = "select 1 from public.sessions where user_id = $1 and is_private";
    const kept = (await open().owner.query(left, [anna.person])).length;
    const going = sessions.filter(({ isPrivate }) => isPrivate).length;
    if ((await charged()) === total() && kept === going) return [];
    return [...told, `at last ${String(await charged())} s, ${String(kept)} private sessions`];
  }
}
