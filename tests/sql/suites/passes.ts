import { beforeEach, describe, expect, it } from "vitest";
import { drawnOrder, interleavings, runSteps, story, type Sync } from "../support/interleavings.ts";
import { randomNumbers } from "../support/mood-series.ts";
import { type Person, signUp } from "../support/people.ts";
import { type TestDatabase, first } from "../support/test-database.ts";

type Pass = { id: string; starts_at: Date; ends_at: Date; revoked_at: Date | null };

/** Whether Stripe has given the money back in its nth state: paid, disputed, won, disputed again. */
const takenBackIn = (state: number): boolean => state % 2 === 1;

/** How long a pass lasts from then on, in hours. */
const hours = (from: Date | number, { ends_at: to }: Pass): number =>
  Math.round((to.getTime() - (typeof from === "number" ? from : from.getTime())) / 3_600_000);

/** 24-hour passes whose payments are refunded, disputed, and won back. */
export function passesSuite(open: () => TestDatabase): void {
  let anna: Person;
  beforeEach(async () => {
    anna = await signUp(open());
  });

  const own = (name: string): string => `cs_${name}_${anna.person}`;
  const begin = async (): Promise<number> =>
    first(await open().owner.query<{ turn: number }>("select public.begin_pass_turn() as turn")).turn;
  const settleIn = async (turn: number, name: string, takenBack: boolean): Promise<Pass> =>
    first(
      await open().owner.query<Pass>("select * from public.settle_pass($1, $2, null, $3, $4)", [
        anna.person,
        own(name),
        takenBack,
        turn,
      ]),
    );
  /** Syncs of a pass that is named so. */
  const sync = (name: string): Sync => ({
    begin,
    apply: (turn, read) => settleIn(turn, name, takenBackIn(read)),
  });
  const settle = async (name: string, takenBack = false) => settleIn(await begin(), name, takenBack);
  const age = (by: string) =>
    open().owner.query(
      `update public.passes set starts_at = starts_at - $2::interval, ends_at = ends_at - $2::interval,
         revoked_at = revoked_at - $2::interval where user_id = $1`,
      [anna.person, by],
    );

  describe("a pass whose payment is disputed and won", () => {
    it("is what Stripe says last, in every interleaving of two readings", async () => {
      for (const [index, steps] of interleavings(story(1), story(2)).entries()) {
        const name = `two${index}`;
        const stripe = await runSteps(steps, sync(name));
        const pass = await settleIn(0, name, true).then(({ revoked_at }) => revoked_at !== null);
        expect([steps, pass]).toEqual([steps, takenBackIn(stripe)]);
      }
    });

    it("is so for five readings too, in random interleavings", async () => {
      const draw = randomNumbers(11);
      for (let run = 0; run < 60; run += 1) {
        const steps = drawnOrder([1, 2, 3, 4, 5].map(story), draw);
        const stripe = await runSteps(steps, sync(`five${run}`));
        const pass = await settleIn(0, `five${run}`, true).then(({ revoked_at }) => revoked_at !== null);
        expect([steps, pass]).toEqual([steps, takenBackIn(stripe)]);
      }
    });

    it("comes back with the hours that were left of it", async () => {
      await settle("one");
      await age("6 hours");
      await settle("one", true);
      await age("60 days");
      const pass = await settle("one");
      expect(pass.revoked_at).toBeNull();
      expect(hours(Date.now(), pass)).toBe(18);
    });

    it("waits behind the passes that moved forward when it went", async () => {
      await settle("one");
      await settle("two");
      await settle("one", true);
      const back = await settle("one");
      expect(hours(back.starts_at, back)).toBe(24);
      expect(hours(Date.now(), back)).toBe(48);
    });

    it("has its whole length if it was still waiting, or never granted before", async () => {
      await settle("one");
      await settle("two");
      await settle("two", true);
      await settle("three", true);
      for (const name of ["two", "three"]) {
        const back = await settle(name);
        expect(hours(back.starts_at, back)).toBe(24);
      }
      const last = await settle("four");
      expect(hours(Date.now(), last)).toBe(96);
    });

    it("isn't used again if it had run out before the dispute", async () => {
      await settle("one");
      await age("30 hours");
      await settle("one", true);
      const pass = await settle("one");
      expect(pass.revoked_at).toBeNull();
      expect(pass.ends_at.getTime()).toBeLessThan(Date.now());
    });
  });
}
