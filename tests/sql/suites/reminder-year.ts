import { beforeAll, describe, expect, it } from "vitest";
import {
  type Due,
  dues,
  lastDue,
  localDay,
  movingZones,
  people,
  tickMs,
} from "../support/reminder-clocks.ts";
import { type Year, beginYear, fateOf, liveYear } from "../support/reminder-year.ts";
import type { TestDatabase } from "../support/test-database.ts";

type Moment = { readonly person: string; readonly at: Date };

/** An email with the reminder it is for, and how late it is in ms. */
type Sent = { readonly due: Due; readonly late: number };

/** A year of three relays that tick at the same time. Only a real server has several connections. */
export function reminderYearSuite(open: () => TestDatabase): void {
  describe("a year of reminders to 200 people in 40 zones, from three relays at once", () => {
    let year: Year = { delayed: new Set(), answered: new Set() };
    let sent: readonly Sent[] = [];
    let checkedIn: ReadonlySet<string> = new Set();
    let crashes: ReadonlyMap<string, number> = new Map();

    beforeAll(async () => {
      const { owner } = open();
      await beginYear(open());
      year = await liveYear(open());
      const mails = await owner.query<Moment>("select person, at from year.sent order by at");
      sent = mails.flatMap(({ person, at }) => {
        const due = lastDue(person, at.getTime());
        return due ? [{ due, late: at.getTime() - due.at }] : [];
      });
      expect(sent.length).toBe(mails.length);
      checkedIn = daysOf(
        await owner.query<Moment>("select user_id as person, created_at as at from public.mood_entries"),
      );
      const died = await owner.query<{ kind: string; count: number }>(
        "select kind, count(*) from year.crashes group by 1",
      );
      crashes = new Map(died.map(({ kind, count }) => [kind, count]));
    });

    it("clocks really changed both ways, and relays really died", () => {
      expect(movingZones().length).toBeGreaterThan(18);
      expect(crashes.get("before")).toBeGreaterThan(10);
      expect(crashes.get("after")).toBeGreaterThan(10);
      expect(year.answered.size).toBeGreaterThan(10);
      expect(year.delayed.size - year.answered.size).toBeGreaterThan(10);
    });

    it("nobody gets two on one local day", () => {
      const seen = new Set<Due>();
      const again = sent.filter(({ due }) => seen.size === seen.add(due).size);
      expect(again.map(({ due }) => shown(due))).toEqual([]);
    });

    it("every one comes at the requested local time, or a little later if a relay died with it", () => {
      const late = sent.filter((mail) => mail.late >= (year.delayed.has(mail.due) ? 4 * tickMs : tickMs));
      expect(late.map(({ due }) => shown(due))).toEqual([]);
    });

    it("every day brings one, except after a check-in before it", async () => {
      const got = new Set(sent.map(({ due }) => due));
      const wanted = new Set(
        dues.filter((due) => !checkedIn.has(`${due.someone.id} ${due.day}`) && !year.answered.has(due)),
      );
      const missing = [...wanted].filter((due) => !got.has(due));
      const fates = missing.map(async (due) => `${shown(due)}: ${await fateOf(open(), due)}`);
      expect(await Promise.all(fates)).toEqual([]);
      expect([...got].filter((due) => !wanted.has(due)).map(shown)).toEqual([]);
      expect(sent.length).toBeGreaterThan(40_000);
    });
  });
}

/** Who on which local day, as `<id> 2026-12-01`. */
function daysOf(moments: readonly Moment[]): ReadonlySet<string> {
  const zoneOf = new Map(people.map(({ id, zone }) => [id, zone]));
  return new Set(
    moments.map(({ person, at }) => `${person} ${localDay(zoneOf.get(person) ?? "UTC", at.getTime())}`),
  );
}

function shown({ someone, day, at }: Due): string {
  return `${someone.zone} ${someone.time}, ${day} (${new Date(at).toISOString()})`;
}
