import { createHash, randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { dataLimits } from "#shared/limits.ts";
import { createSession } from "../support/keeping.ts";
import { mailWorker, signUpConfirmed } from "../support/mail.ts";
import { minutes, outboxOf } from "../support/outbox.ts";
import { type Person, signUp, sqlState } from "../support/people.ts";
import { type TestDatabase, first } from "../support/test-database.ts";

const hash = (text: string) => createHash("sha256").update(text).digest("hex");

const message = (mail: unknown) => (mail as { contact: unknown }).contact;

export function mailKindsSuite(open: () => TestDatabase): void {
  describe("emails", () => {
    mailKinds(open);
  });
}

function mailKinds(open: () => TestDatabase): void {
  let anna: Person;
  beforeEach(async () => {
    await open().owner.query("delete from public.mail_outbox");
    await open().owner.query("delete from public.contact_allowances");
    anna = await signUpConfirmed(open());
  });

  const { ask, kinds, remind, switchOff } = outboxOf(open, () => anna);
  const request = (kind: string, moment = new Date()) =>
    ask("public.request_mail($1, $2, $3)", [anna.person, kind, moment]);
  const summarise = async (): Promise<string> => {
    const { id } = await createSession(open(), anna);
    await open().owner.query("update public.sessions set ai_summary = 'You spoke of rain' where id = $1", [
      id,
    ]);
    await open().owner.query("update public.sessions set ai_summary = 'Again' where id = $1", [id]);
    return id;
  };
  // 2026-11-23 is a Monday; the person lives in UTC.
  const notices = (moment: string) => ask("public.enqueue_weekly_notices(100, $1)", [moment]);
  const lastWeek = (day = "2026-11-18 12:00Z") =>
    open().owner.query(
      "insert into public.mood_entries (user_id, mood_score, mood_label, created_at) values ($1, 3, 'Calm', $2)",
      [anna.person, day],
    );
  const alone = () =>
    open().owner.query(
      `update public.profiles set notification_preferences = notification_preferences || '{"weekly_notice": false}' where id <> $1`,
      [anna.person],
    );
  const take = (sender: string, moment = new Date()) =>
    ask("public.take_contact_message($1, 'Ada', 'ada@example.com', 'Hello', 'Words', $2)", [
      hash(sender),
      moment,
    ]);

  describe("a requested email", () => {
    it("is written three times an hour and ten times a day, with the remaining wait", async () => {
      for (let count = 0; count < 3; count += 1) expect(await request("test_reminder")).toBe(0);
      expect(await request("test_reminder")).toBeGreaterThan(3500);
      expect(await request("test_reminder", minutes(30))).toBeLessThanOrEqual(1801);
      const taken: unknown[] = [];
      for (let hour = 2; hour < 12; hour += 2)
        for (let count = 0; count < 3; count += 1)
          taken.push(await request("test_reminder", minutes(60 * hour)));
      expect(taken.filter((wait) => wait === 0)).toHaveLength(7);
      expect(taken.at(-1)).toBeGreaterThan(3600);
      expect(await kinds()).toHaveLength(10);
    });

    it("is refused without a confirmed address, or with nothing to confirm", async () => {
      expect(await request("reminder_confirmation")).toBe(-1);
      await remind();
      expect(await request("reminder_confirmation")).toBe(0);
      const stranger = await signUp(open());
      expect(await ask("public.request_mail($1, 'test_reminder')", [stranger.person])).toBe(-1);
      expect(await sqlState(request("mood_reminder"))).toBe("22023");
    });
  });

  describe("a session's summary", () => {
    it("is announced once, and the outbox contains nothing of it", async () => {
      const id = await summarise();
      const [mail] = await mailWorker(open()).claim();
      expect(mail).toMatchObject({ kind: "session_summary", subject_id: id, contact: null });
      expect(JSON.stringify(mail)).not.toContain("rain");
      expect(await kinds()).toEqual(["session_summary"]);
    });

    it("isn't announced if summaries are turned off", async () => {
      await switchOff("session_summaries");
      await summarise();
      expect(await kinds()).toEqual([]);
    });
  });

  describe("the weekly notice", () => {
    beforeEach(alone);

    it("comes once, on Monday morning, if there is a week to look back on", async () => {
      expect(await notices("2026-11-23 09:00Z")).toBe(0);
      await lastWeek();
      expect(await notices("2026-11-23 08:59Z")).toBe(0);
      expect(await notices("2026-11-23 11:00Z")).toBe(0);
      expect(await notices("2026-11-24 09:30Z")).toBe(0);
      expect(await notices("2026-11-23 09:00Z")).toBe(1);
      expect(await notices("2026-11-23 10:30Z")).toBe(0);
    });

    it("has a switch of its own, which also stops one already written", async () => {
      await lastWeek();
      await switchOff("email_reminders");
      expect(await notices("2026-11-23 09:00Z")).toBe(1);
      await ask("public.unsubscribe_mail($1, 'weekly')", [anna.person]);
      expect(await mailWorker(open()).claim(new Date("2026-11-23T09:01:00Z"))).toEqual([]);
      expect(await notices("2026-11-30 09:00Z")).toBe(0);
    });

    it.each([
      ["Pacific/Kiritimati", "2026-11-22 19:00Z"],
      ["Pacific/Pago_Pago", "2026-11-23 21:59Z"],
    ])("follows the clock in %s", async (zone, moment) => {
      await open().owner.query("update public.profiles set timezone = $2 where id = $1", [anna.person, zone]);
      await lastWeek();
      expect(await notices(moment)).toBe(1);
    });

    it("doesn't come if that week already has a wrap-up", async () => {
      await lastWeek();
      await open().owner.query(
        "insert into public.emotional_wrap_ups (user_id, type, period_start, period_end) values ($1, 'weekly', '2026-11-16', '2026-11-22')",
        [anna.person],
      );
      expect(await notices("2026-11-23 09:00Z")).toBe(0);
    });
  });

  describe("a contact message", () => {
    it("is stored and sent, five an hour from one address", async () => {
      for (let count = 0; count < 5; count += 1) expect(await take("here")).toBe(0);
      expect(await take("here")).toBeGreaterThan(3500);
      expect(await take("there")).toBe(0);
      expect(await take("here", minutes(61))).toBe(0);
      const mails = await mailWorker(open()).claim(minutes(62));
      expect(mails).toHaveLength(7);
      expect(message(mails[0])).toMatchObject({ name: "Ada", email: "ada@example.com", message: "Words" });
    });

    it("is tried more often than other emails", async () => {
      await take("here");
      const one = mailWorker(open());
      for (let attempt = 1; attempt <= dataLimits.contactMailAttempts; attempt += 1) {
        const [mail] = await one.claim(minutes(attempt));
        expect(mail).toMatchObject({ kind: "contact_message", attempts: attempt });
        await one.finish(mail?.id ?? "", "retry", 1, minutes(attempt));
      }
      expect(await one.claim(minutes(60))).toEqual([]);
    });

    it("is refused for a while when hundreds come from everywhere", async () => {
      await open().owner.query("delete from public.contact_messages");
      await open().owner.query(
        "insert into public.contact_messages (name, email, subject, message) select 'A', 'a@example.com', 'S', 'M' from generate_series(1, $1)",
        [dataLimits.contactMessagesPerHour - 1],
      );
      expect(await take("somewhere")).toBe(0);
      expect(await take("elsewhere")).toBe(600);
      await open().owner.query("delete from public.contact_messages");
    });
  });

  it.each([
    ["reminders", { email_enabled: false }, {}],
    ["summaries", { email_enabled: true }, { session_summaries: false, email_reminders: true }],
    [
      "weekly",
      { email_enabled: true },
      { session_summaries: true, email_reminders: true, mood_reminders: true, weekly_notice: false },
    ],
  ])("leaving the list of %s switches off that and no more", async (list, reminder, preferences) => {
    await remind();
    expect(await ask("public.unsubscribe_mail($1, $2)", [anna.person, list])).toBe(true);
    const [row] = await open().owner.query(
      "select r.is_enabled, r.email_enabled, p.notification_preferences as preferences from public.mood_reminders r join public.profiles p on p.id = r.user_id where p.id = $1",
      [anna.person],
    );
    expect(row).toMatchObject({ is_enabled: true, ...reminder, preferences });
  });

  it("refuses unknown lists, and treats deleted people as unsubscribed", async () => {
    expect(await sqlState(ask("public.unsubscribe_mail($1, 'all')", [anna.person]))).toBe("22023");
    expect(await ask("public.unsubscribe_mail($1, 'weekly')", [randomUUID()])).toBe(false);
  });

  it("a reminder moves with the person, unless it was set to another zone", async () => {
    await remind();
    const zone = async () =>
      first(
        await open().owner.query("select timezone from public.mood_reminders where user_id = $1", [
          anna.person,
        ]),
      )["timezone"];
    const move = (to: string) =>
      open().as(anna, (sql) =>
        sql.run("update public.profiles set timezone = $2 where id = $1", [anna.person, to]),
      );
    await move("Asia/Tokyo");
    expect(await zone()).toBe("Asia/Tokyo");
    await open().owner.query(
      "update public.mood_reminders set timezone = 'Europe/Paris' where user_id = $1",
      [anna.person],
    );
    await move("America/Lima");
    expect(await zone()).toBe("Europe/Paris");
  });
}
