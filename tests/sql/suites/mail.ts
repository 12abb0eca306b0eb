import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { mailWorker, signUpConfirmed } from "../support/mail.ts";
import { minutes, outboxOf } from "../support/outbox.ts";
import { type Person, sqlState } from "../support/people.ts";
import { type Row, type TestDatabase, first } from "../support/test-database.ts";

export function outboxSuite(open: () => TestDatabase): void {
  describe("the outbox", () => {
    outbox(open);
  });
}

function outbox(open: () => TestDatabase): void {
  let anna: Person;
  beforeEach(async () => {
    await open().owner.query("delete from public.mail_outbox");
    await open().owner.query("delete from public.contact_allowances");
    anna = await signUpConfirmed(open());
  });

  const { ask, write, remind, switchOff, checkIn } = outboxOf(open, () => anna);
  const statusOf = async (id: string): Promise<unknown> =>
    first(await open().owner.query("select status from public.mail_outbox where id = $1", [id]))["status"];

  describe("a claim", () => {
    it("belongs to one worker until it expires; then the late one may neither send nor finish", async () => {
      const [one, two] = [mailWorker(open()), mailWorker(open())];
      const id = await write();
      expect(await one.claim()).toEqual([
        expect.objectContaining({ id, address: anna.email, attempts: 1, kind: "test_reminder" }),
      ]);
      expect(await two.claim()).toEqual([]);
      expect(await two.handOver(id)).toBe("lost");
      expect(await two.finish(id, "sent")).toBe(false);
      // One stalls for longer than its claim lasts.
      expect((await two.claim(minutes(4))).map((mail) => mail.id)).toEqual([id]);
      expect(await one.handOver(id)).toBe("lost");
      expect(await one.finish(id, "retry")).toBe(false);
      expect(await two.handOver(id)).toBe("go");
      expect(await two.handOver(id)).toBe("lost");
      expect(await two.finish(id, "sent")).toBe(true);
      expect(await statusOf(id)).toBe("sent");
    });

    it("that was handed over is never offered again, whatever became of its worker", async () => {
      const [one, two] = [mailWorker(open()), mailWorker(open())];
      const id = await write({ kind: "test_reminder" });
      await one.claim();
      await one.handOver(id);
      expect(await two.claim(minutes(10))).toEqual([]);
      expect(await two.claim(minutes(60))).toEqual([]);
      expect(await statusOf(id)).toBe("unconfirmed");
      expect(await one.finish(id, "retry")).toBe(false);
    });

    it("that failed temporarily is offered again after its delay, six times at most", async () => {
      const one = mailWorker(open());
      const id = await write();
      expect(await one.claim()).toHaveLength(1);
      await one.finish(id, "retry", 60);
      expect(await one.claim()).toEqual([]);
      for (let attempt = 2; attempt <= 6; attempt += 1) {
        expect(await one.claim(minutes(2 * attempt))).toEqual([
          expect.objectContaining({ attempts: attempt }),
        ]);
        await one.finish(id, "retry", 1, minutes(2 * attempt));
      }
      expect(await statusOf(id)).toBe("failed");
      expect(await sqlState(one.finish(id, "lost"))).toBe("22023");
      expect(await sqlState(one.finish(id, null))).toBe("22023");
    });
  });

  describe("an email is sent only while it is wanted", () => {
    const reminder = { kind: "mood_reminder", local_date: "2026-11-20" };
    it.each<[string, Row, () => Promise<unknown>]>([
      ["after a check-in", reminder, checkIn],
      ["with mood reminders off", reminder, () => switchOff("mood_reminders")],
      ["with reminders by mail off", reminder, () => switchOff("email_reminders")],
      [
        "with the reminder gone",
        reminder,
        () => open().owner.query("delete from public.mood_reminders where user_id = $1", [anna.person]),
      ],
      ["too late", { ...reminder, expires_at: new Date(Date.now() - 1000) }, async () => undefined],
      [
        "to an address that is not confirmed",
        {},
        () =>
          open().owner.query("update auth.users set email_confirmed_at = null where id = $1", [anna.person]),
      ],
      ["about a session that is gone", { kind: "session_summary", subject_id: randomUUID() }, checkIn],
      ["about a message that is gone", { kind: "contact_message", user_id: null }, checkIn],
    ])("not %s", async (_, values, change) => {
      await remind();
      const id = await write(values);
      await change();
      expect(await mailWorker(open()).claim()).toEqual([]);
      expect(await statusOf(id)).toBe("skipped");
    });

    it("isn't sent if that changes while it is being sent", async () => {
      await remind();
      const id = await write(reminder);
      const one = mailWorker(open());
      expect(await one.claim()).toHaveLength(1);
      await checkIn();
      expect(await one.handOver(id)).toBe("unwanted");
      expect(await statusOf(id)).toBe("skipped");
    });
  });

  it("finished emails are deleted sixty days later", async () => {
    const old = await write({ status: "sent", created_at: minutes(-60 * 24 * 61) });
    const waiting = await write({ created_at: minutes(-60 * 24 * 61) });
    const recent = await write({ status: "sent" });
    expect(await ask("public.forget_old_mail()")).toBe(1);
    const rows = await open().owner.query<{ id: string }>("select id from public.mail_outbox");
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([waiting, recent]));
    expect(rows).not.toContainEqual({ id: old });
  });
}
