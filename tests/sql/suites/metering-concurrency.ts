import { beforeEach, describe, expect, it } from "vitest";
import { type Call, type Grant, type Tick, closeCall, openCall, reserve } from "../support/calls.ts";
import { times } from "../support/many.ts";
import { randomNumbers } from "../support/mood-series.ts";
import { type Person, signUp, startSession, subscribe } from "../support/people.ts";
import { type TestDatabase, first } from "../support/test-database.ts";

const tickOf = ({ user_id, session_id, epoch }: Call, seq: number): Tick => ({
  user_id,
  session_id,
  epoch,
  seq,
  seconds: 1,
});

/** Many calls at once, which only a real server can have. */
export function meteringConcurrencySuite(open: () => TestDatabase): void {
  let anna: Person;
  beforeEach(async () => {
    anna = await signUp(open());
  });

  const inCall = async (person: Person): Promise<Call> =>
    openCall(open(), person, await startSession(open(), person));
  const charged = async ({ person }: Person): Promise<number> =>
    first(
      await open().owner.query<{ seconds: number }>(
        "select seconds from public.voice_windows where user_id = $1",
        [person],
      ),
    ).seconds;

  describe("many calls at once", () => {
    it("never grant more than 900 seconds", async () => {
      const earlier = await inCall(anna);
      await reserve(open(), [{ ...earlier, seq: 1, seconds: 300 }]);
      await closeCall(open(), earlier, 300);
      const call = await inCall(anna);
      const grants = (await times(20, (seq) => reserve(open(), [{ ...call, seq, seconds: 60 }]))).flat();
      expect(grants.reduce((sum, grant) => sum + grant.granted_seconds, 0)).toBe(600);
      expect(await charged(anna)).toBe(900);
    });

    it("charge a tick once, however often it is sent", async () => {
      const call = await inCall(anna);
      const grants = (await times(20, () => reserve(open(), [{ ...call, seq: 1, seconds: 7 }]))).flat();
      expect(grants.map((grant) => grant.granted_seconds)).toEqual(Array.from({ length: 20 }, () => 7));
      expect(await charged(anna)).toBe(7);
    });

    it("never deadlock over batches that share people, while calls open and close", async () => {
      const random = randomNumbers(5);
      const people = await times(12, () => signUp(open()));
      const calls = await Promise.all(people.map(inCall));
      const batches = times(40, async (batch) => {
        const shuffled = calls.toSorted(() => random() - 0.5).slice(0, 8);
        return reserve(
          open(),
          shuffled.map((call) => tickOf(call, batch)),
        );
      });
      const others = await times(6, () => signUp(open()));
      const comings = Promise.all(
        others.map(async (person) => {
          const call = await inCall(person);
          await reserve(open(), [
            { ...call, seq: 1, seconds: 5 },
            { ...(calls[0] ?? call), seq: 1000, seconds: 0 },
          ]);
          return closeCall(open(), call, 2);
        }),
      );
      const grants = (await batches).flat();
      expect((await comings).map(({ returned_seconds }) => returned_seconds)).toEqual(others.map(() => 3));
      expect(grants).toHaveLength(320);
      for (const [index, person] of people.entries()) {
        const own = grants.filter((grant: Grant) => grant.session_id === calls[index]?.session_id);
        expect(await charged(person)).toBe(own.length);
      }
    });

    it("give the voice slot to one call", async () => {
      await subscribe(open(), anna);
      const sessions = await times(20, () => startSession(open(), anna));
      const calls = await Promise.all(sessions.map((session) => openCall(open(), anna, session)));
      const epochs = calls.map(({ epoch }) => epoch).toSorted((a, b) => a - b);
      expect(epochs).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
      const grants = (
        await Promise.all(calls.map((call) => reserve(open(), [{ ...call, seq: 1, seconds: 5 }])))
      ).flat();
      const winner = calls.find(({ epoch }) => epoch === 20);
      const granted = grants.filter(({ status }) => status !== "fenced");
      expect(granted).toEqual([
        expect.objectContaining({ session_id: winner?.session_id, status: "granted" }),
      ]);
    });

    it("return a call's unused seconds once", async () => {
      const call = await inCall(anna);
      await reserve(open(), [{ ...call, seq: 1, seconds: 50 }]);
      const settlements = await times(10, () => closeCall(open(), call, 20));
      expect(settlements.filter(({ returned_seconds }) => returned_seconds > 0)).toHaveLength(1);
      expect(await charged(anna)).toBe(20);
    });
  });
}
