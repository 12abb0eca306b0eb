import { dataLimits } from "#shared/limits.ts";
import * as fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { daysAgo, importMoments, type ImportedMoment, momentsOf } from "../support/moments.ts";
import { type Person, signUp, sqlState } from "../support/people.ts";
import type { TestDatabase } from "../support/test-database.ts";

/** The start of a quarter of an hour of two days, counted from the first midnight. */
const quarterOf = (nth: number) => new Date(Date.UTC(2026, 0, 5) + nth * 900_000).toISOString().slice(0, 19);

/** Moments of another app, from its file. */
export function momentImportsSuite(open: () => TestDatabase): void {
  let anna: Person;
  beforeEach(async () => {
    anna = await signUp(open(), { timezone: "America/New_York" });
  });
  const added = (moments: readonly ImportedMoment[], app?: string) =>
    importMoments(open(), anna, moments, app);
  const held = () => momentsOf(open(), anna);
  const moveTo = (zone: string) =>
    open().owner.run("update public.profiles set timezone = $2 where id = $1", [anna.person, zone]);

  describe("an import", () => {
    it("dates moments by the local time in the file, and adds nothing twice", async () => {
      const file = [
        { at: "2026-03-07T23:30", mood: 2, activities: ["sleep"], words: "late" },
        { at: "2026-03-08T03:30", mood: 4 },
      ];
      expect(await added(file)).toBe(2);
      expect(await added([...file, { at: "2026-03-09T08:00", mood: 5 }])).toBe(1);
      expect(
        (await held()).map(({ local_date, local_hour, source }) => [local_date, local_hour, source]),
      ).toEqual([
        ["2026-03-07", 23, "daylio"],
        ["2026-03-08", 3, "daylio"],
        ["2026-03-09", 8, "daylio"],
      ]);
    });

    it("adds nothing twice after the person moved, or their clocks went forward", async () => {
      await moveTo("Europe/Berlin");
      const file = [
        { at: "2026-03-29T02:30", mood: 2 },
        { at: "2026-03-29T03:30", mood: 4 },
        { at: "2026-01-05T10:00", mood: 3 },
      ];
      expect(await added(file)).toBe(3);
      await moveTo("Asia/Tokyo");
      expect(await added(file)).toBe(0);
      expect(await added(file, "howWeFeel")).toBe(3);
    });

    it("adds from whatever files what isn't there, up to a full day, wherever the person lives", async () => {
      const files = fc.array(
        fc.record({
          quarters: fc.array(fc.integer({ min: 20, max: 120 }), { minLength: 20, maxLength: 90 }),
          zone: fc.constantFrom("UTC", "Asia/Tokyo", "America/New_York"),
        }),
        { minLength: 2, maxLength: 4 },
      );
      for (const drawn of fc.sample(files, 15)) {
        await open().owner.run("delete from public.mood_moments where user_id = $1", [anna.person]);
        const expected = new Set<string>();
        for (const { quarters, zone } of drawn) {
          await moveTo(zone);
          const times = quarters.map(quarterOf);
          const before = expected.size;
          const room = (at: string) =>
            [...expected].filter((one) => one.slice(0, 10) === at.slice(0, 10)).length <
            dataLimits.momentsPerDay;
          for (const at of times.toSorted()) if (room(at)) expected.add(at);
          expect({ drawn, added: await added(times.map((at) => ({ at, mood: 3 }))) }).toEqual({
            drawn,
            added: expected.size - before,
          });
        }
      }
    });

    it("leaves out the future, what is older than five years, and more than a day holds", async () => {
      expect(
        await added([
          { at: daysAgo(-2), mood: 3 },
          { at: daysAgo(1830), mood: 3 },
        ]),
      ).toBe(0);
      const busy = Array.from({ length: 60 }, (_, minute) => ({
        at: daysAgo(3, `10:${String(minute).padStart(2, "0")}`),
        mood: 3,
      }));
      expect(await added(busy)).toBe(dataLimits.momentsPerDay);
      expect(await added(busy)).toBe(0);
    });

    it.each([
      [
        "22023",
        "more than a thousand",
        Array.from({ length: 1001 }, () => ({ at: "2026-03-07T10:00", mood: 3 })),
        "daylio",
      ],
      ["42501", "moments of this app", [{ at: "2026-03-07T10:00", mood: 3 }], "app"],
      ["23514", "an unknown app", [{ at: "2026-03-07T10:00", mood: 3 }], "other"],
      ["23514", "a mood off the scale", [{ at: "2026-03-07T10:00", mood: 7 }], "daylio"],
      [
        "23514",
        "words that are too long",
        [{ at: "2026-03-07T10:00", mood: 3, words: "x".repeat(201) }],
        "daylio",
      ],
    ])("refuses (%s) %s", async (code, _, moments, app) => {
      expect(await sqlState(added(moments, app))).toBe(code);
    });
  });
}
