import { beforeEach, describe, expect, it } from "vitest";
import { type Person, signUp, sqlState } from "../support/people.ts";
import { type Row, type TestDatabase, first } from "../support/test-database.ts";

/** A zone where it is about noon, so that minutes ago was still today, which isn't the case at midnight. */
function zoneAtNoon(): string {
  const west = new Date().getUTCHours() - 12;
  return `Etc/GMT${west < 0 ? "-" : "+"}${String(Math.abs(west))}`;
}

export function remindersSuite(open: () => TestDatabase): void {
  const enqueue = () => open().owner.query("select public.enqueue_due_reminders(1000)");
  describe("when a reminder fires next", () => {
    it.each([
      ["09:30", "Europe/Paris", "2026-11-20T08:29:59Z", "2026-11-20T08:30:00Z"],
      ["09:30", "Europe/Paris", "2026-11-20T08:30:00Z", "2026-11-21T08:30:00Z"],
      // the same local time is an hour earlier in summer
      ["09:30", "Europe/Paris", "2026-03-28T09:00:00Z", "2026-03-29T07:30:00Z"],
      // 02:30 does not exist on the day the clocks go forward: it fires right after the change
      ["02:30", "America/New_York", "2026-03-08T05:00:00Z", "2026-03-08T07:30:00Z"],
      ["02:30", "America/New_York", "2026-03-08T07:30:00Z", "2026-03-09T06:30:00Z"],
      // 01:30 occurs twice on the day they go back: it fires once
      ["01:30", "America/New_York", "2026-11-01T04:00:00Z", "2026-11-01T06:30:00Z"],
      ["01:30", "America/New_York", "2026-11-01T06:30:00Z", "2026-11-02T06:30:00Z"],
      ["00:00", "Pacific/Kiritimati", "2026-11-20T09:59:00Z", "2026-11-20T10:00:00Z"],
      ["23:59:59", "Pacific/Pago_Pago", "2026-11-20T12:00:00Z", "2026-11-21T10:59:59Z"],
      ["20:00", "Asia/Kathmandu", "2026-11-20T14:15:00Z", "2026-11-21T14:15:00Z"],
      // Samoa had no 30 December 2011
      ["12:00", "Pacific/Apia", "2011-12-29T22:00:00Z", "2011-12-30T22:00:00Z"],
    ])("%s in %s after %s is %s", async (time, zone, after, next) => {
      const [row] = await open().owner.query<{ at: Date }>(
        "select private.next_reminder_at($1, $2, $3) as at",
        [time, zone, after],
      );
      expect(row?.at.toISOString()).toBe(new Date(next).toISOString());
    });
  });

  describe("a reminder", () => {
    let anna: Person;
    beforeEach(async () => {
      anna = await signUp(open());
    });
    const set = async (values: Row): Promise<Row> => {
      const row = {
        user_id: anna.person,
        reminder_time: "09:00",
        timezone: zoneAtNoon(),
        is_enabled: true,
        email_enabled: true,
        ...values,
      };
      const columns = Object.keys(row);
      const text = `insert into public.mood_reminders (${columns.join(", ")}) values (${columns.map((_, index) => `$${index + 1}`).join(", ")})
        on conflict (user_id) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(", ")} returning *`;
      return first(await open().as(anna, (sql) => sql.query(text, Object.values(row))));
    };
    const reminder = async () =>
      first(
        await open().owner.query<{
          next_fire_at: Date | null;
          ignored_count: number;
          paused_at: Date | null;
        }>("select * from public.mood_reminders where user_id = $1", [anna.person]),
      );
    const due = (ago: string) =>
      open().owner.query(
        "update public.mood_reminders set next_fire_at = now() - $2::interval where user_id = $1",
        [anna.person, ago],
      );
    const outbox = () =>
      open().owner.query("select * from public.mail_outbox where user_id = $1 order by created_at", [
        anna.person,
      ]);

    it("is scheduled by the database as soon as it is set, changed or turned off", async () => {
      const one = await set({ timezone: "UTC" });
      expect(one["next_fire_at"]).toBeInstanceOf(Date);
      const two = await set({ timezone: "Asia/Tokyo" });
      expect(two["next_fire_at"]).not.toEqual(one["next_fire_at"]);
      expect(await set({ is_enabled: false })).toMatchObject({ next_fire_at: null });
      expect(await sqlState(set({ timezone: "Mars/Olympus" }))).toBe("23514");
      expect(await sqlState(set({ next_fire_at: "2020-01-01" }))).toBe("42501");
    });

    it("is written to the outbox once, and then waits for the next day", async () => {
      await set({});
      await due("5 minutes");
      await enqueue();
      await enqueue();
      expect(await outbox()).toEqual([expect.objectContaining({ kind: "mood_reminder", status: "pending" })]);
      expect((await reminder()).next_fire_at?.getTime()).toBeGreaterThan(Date.now());
      await due("1 minute");
      await enqueue();
      expect(await outbox()).toHaveLength(1);
    });

    it.each([
      ["more than two hours late", async () => due("2 hours 1 minute")],
      [
        "when today's check-in is there",
        async () => {
          await open().owner.query(
            "insert into public.mood_entries (user_id, mood_score, mood_label) values ($1, 3, 'Calm')",
            [anna.person],
          );
          await due("1 minute");
        },
      ],
      [
        "when e-mail is off in the reminder",
        async () => {
          await set({ email_enabled: false });
          await due("1 minute");
        },
      ],
      [
        "when mood reminders are off in the profile",
        async () => {
          await open().owner.query(
            `update public.profiles set notification_preferences = notification_preferences || '{"mood_reminders": false}' where id = $1`,
            [anna.person],
          );
          await due("1 minute");
        },
      ],
    ])("is not mailed %s, and moves on", async (_, arrange) => {
      await set({});
      await arrange();
      await enqueue();
      expect(await outbox()).toEqual([]);
      expect((await reminder()).next_fire_at?.getTime()).toBeGreaterThan(Date.now());
    });

    it("pauses after 30 without a check-in, until it is set again", async () => {
      await set({});
      await open().owner.query("update public.mood_reminders set ignored_count = 29 where user_id = $1", [
        anna.person,
      ]);
      await due("1 minute");
      await enqueue();
      expect(await reminder()).toMatchObject({
        ignored_count: 30,
        next_fire_at: null,
        paused_at: expect.any(Date) as Date,
      });
      expect(await set({})).toMatchObject({
        ignored_count: 0,
        paused_at: null,
        next_fire_at: expect.any(Date) as Date,
      });
    });

    it("counts as answered by a check-in", async () => {
      await set({});
      await open().owner.query("update public.mood_reminders set ignored_count = 12 where user_id = $1", [
        anna.person,
      ]);
      await open().as(anna, (sql) =>
        sql.run("insert into public.mood_entries (mood_score, mood_label) values (3, 'Calm')"),
      );
      expect((await reminder()).ignored_count).toBe(0);
    });
  });
}
