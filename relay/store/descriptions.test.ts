import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { SessionRecord } from "../live/ports.ts";
import { StageClock } from "../testing/stage-doubles.ts";
import { Descriptions } from "./descriptions.ts";

const records = ["one", "two"].map((id) => ({ id }) as SessionRecord);

const change = fc.record({
  whose: fc.nat(1),
  title: fc.option(fc.string({ minLength: 1, maxLength: 8 })),
  moodBefore: fc.option(fc.constantFrom("sad", "good")),
  afterMs: fc.nat(700),
});

test("however often a session is described, it is written once a second, and the last word stands", () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), fc.boolean(), (changes, atEnd) => {
      const clock = new StageClock();
      const written: { id: string; at: number; title: string | null; moodBefore: string | null }[] = [];
      const descriptions = new Descriptions(
        (ms, run) => clock.after(ms, run),
        ({ id }, about) => written.push({ id, at: clock.now(), ...about }),
      );
      for (const { whose, title, moodBefore, afterMs } of changes) {
        const record = records[whose];
        if (record !== undefined) descriptions.add(record, { title, moodBefore });
        clock.advance(afterMs);
      }
      const wholeTime = clock.now();
      if (atEnd) descriptions.settleAll();
      else clock.advance(2_000);
      for (const [whose, { id }] of records.entries()) {
        const mine = written.filter((it) => it.id === id);
        const asked = changes.filter((it) => it.whose === whose);
        for (const name of ["title", "moodBefore"] as const)
          expect(mine.findLast((it) => it[name] !== null)?.[name] ?? null).toBe(
            asked.findLast((it) => it[name] !== null)?.[name] ?? null,
          );
        const timed = mine.filter(({ at }) => at <= wholeTime);
        expect(timed.length).toBeLessThanOrEqual(2 + wholeTime / 1_000);
      }
    }),
  );
});
