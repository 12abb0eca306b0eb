import { randomBytes, randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { type Person, signIn, signUp, sqlState } from "../support/people.ts";
import { type Caller, first, type Row, type TestDatabase } from "../support/test-database.ts";

type Browser = { readonly endpoint: string; readonly key: string; readonly secret: string };
type Claimed = { readonly id: string; readonly kind: string; readonly ttl_seconds: number } & Row;

const anyBrowser = (): Browser => ({
  endpoint: `https://push.example.com/${randomUUID()}`,
  key: `B${randomBytes(65).toString("base64url").slice(0, 86)}`,
  secret: randomBytes(16).toString("base64url"),
});

const day = "2026-11-20";
const at = (clock: string): Date => new Date(`${day}T${clock}Z`);

export function pushSuite(open: () => TestDatabase): void {
  describe("pushes", () => {
    pushes(open);
  });
}

function pushes(open: () => TestDatabase): void {
  let anna: Person;
  beforeEach(async () => {
    await open().owner.query("delete from public.push_subscriptions");
    anna = await signUp(open());
  });

  const ask = async <T>(caller: Caller, text: string, values: readonly unknown[] = []): Promise<T> =>
    first(await open().as(caller, (sql) => sql.query<{ answer: T }>(`select ${text} as answer`, values)))
      .answer;
  const saveIn = (caller: Caller, { endpoint, key, secret }: Browser, device = "Firefox, Android") =>
    ask<string>(caller, "public.save_push_subscription($1, $2, $3, $4)", [endpoint, key, secret, device]);
  const newSignIn = async (person: Person) => ({ ...person, authSession: await signIn(open(), person) });
  const save = async (person: Person, browser: Browser, device?: string) =>
    saveIn(await newSignIn(person), browser, device);
  const end = ({ authSession, ...person }: Person & { authSession: string }) =>
    ask<boolean>(person, "public.end_sign_in($1)", [authSession]);
  const devices = (person: Person, endpoint: string | null = null) =>
    open().as(person, (sql) => sql.query("select * from public.my_push_devices($1)", [endpoint]));
  const remind = (values: Row = {}) => {
    const row = { user_id: anna.person, is_enabled: true, push_enabled: true, ...values };
    const columns = Object.keys(row);
    return open().owner.query(
      `insert into public.mood_reminders (${columns.join(", ")}) values (${columns.map((_, nth) => `$${nth + 1}`).join(", ")})`,
      Object.values(row),
    );
  };
  /** Lets the reminder be due, and queues it as a relay's tick does. */
  const fire = async (moment: Date) => {
    await open().owner.query("update public.mood_reminders set next_fire_at = $2 where user_id = $1", [
      anna.person,
      moment,
    ]);
    return ask<number>("service_role", "public.enqueue_due_reminders(1000, $1)", [moment]);
  };
  const claim = (moment: Date, token: string = randomUUID()) =>
    ask<Claimed[]>("service_role", "public.claim_push($1, 20, 120, $2)", [token, moment]);
  const later = (id: string, of: unknown, moment: Date) =>
    ask<Date | null>("service_role", "public.push_later_today($1, $2, $3)", [id, of, moment]);
  const forget = (moment: string) => ask("service_role", "public.forget_old_pushes($1)", [moment]);
  const finish = (id: string, token: string, outcome: string | null, moment: Date) =>
    ask<boolean>("service_role", "public.finish_push($1, $2, $3, 60, $4)", [id, token, outcome, moment]);
  const statuses = async () =>
    (
      await open().owner.query(
        "select kind, status from public.push_outbox where user_id = $1 order by created_at",
        [anna.person],
      )
    ).map(({ kind, status }) => [kind, status]);

  describe("a browser's subscription", () => {
    it("is saved once, listed without its secrets, and removed by its owner alone", async () => {
      const browser = anyBrowser();
      const boris = await signUp(open());
      const id = await save(anna, browser);
      expect(await save(anna, browser, "Firefox, Linux")).toBe(id);
      const [listed, ...others] = await devices(anna, browser.endpoint);
      expect(others).toEqual([]);
      expect(listed).toEqual({
        id,
        device: "Firefox, Linux",
        created_at: expect.anything(),
        this_device: true,
      });
      expect(await devices(boris, browser.endpoint)).toEqual([]);
      expect(await ask(boris, "public.remove_push_device($1)", [id])).toBe(false);
      expect(await ask(anna, "public.remove_push_device($1)", [id])).toBe(true);
      expect(await devices(anna)).toEqual([]);
    });

    it("changes hands only with its keys", async () => {
      const browser = anyBrowser();
      const boris = await signUp(open());
      await save(anna, browser);
      expect(await sqlState(save(boris, { ...browser, secret: anyBrowser().secret }))).toBe("42501");
      await save(boris, browser);
      expect([(await devices(anna)).length, (await devices(boris)).length]).toEqual([0, 1]);
    });

    it("replaces the longest unused one above ten", async () => {
      const browsers = Array.from({ length: 12 }, anyBrowser);
      for (const browser of browsers) await save(anna, browser);
      expect(await devices(anna)).toHaveLength(10);
      expect(await devices(anna, browsers[0]?.endpoint)).not.toContainEqual(
        expect.objectContaining({ this_device: true }),
      );
      expect(await devices(anna, browsers[11]?.endpoint)).toContainEqual(
        expect.objectContaining({ this_device: true }),
      );
    });

    it.each([
      "http://push.example.com/a",
      "https://127.0.0.1/a",
      "https://[::1]/a",
      "https://localhost/a",
      "https://push.example.com:8443/a",
      "https://me:secret@push.example.com/a",
      "https://push.example.com@127.0.0.1/a",
      "https://2130706433/a",
      "https://0x7f.1/a",
      "https://push.example.com",
      `https://push.example.com/${"a".repeat(1000)}`,
    ])("isn't taken for %s", async (endpoint) => {
      expect(await sqlState(save(anna, { ...anyBrowser(), endpoint }))).toBe("23514");
    });

    it("gets a new address only with the old one's secret", async () => {
      const [old, next] = [anyBrowser(), anyBrowser()];
      const id = await save(anna, old);
      const renew = (secret: string) =>
        ask("service_role", "public.renew_push_subscription($1, $2, $3, $4, $5)", [
          old.endpoint,
          secret,
          next.endpoint,
          next.key,
          next.secret,
        ]);
      expect(await renew(next.secret)).toBe(false);
      expect(await renew(old.secret)).toBe(true);
      expect(await devices(anna, next.endpoint)).toMatchObject([{ id, this_device: true }]);
    });
  });

  describe("a browser whose sign-in is ended elsewhere", () => {
    it("gets no more reminders, is listed no more, and is forgotten; the person's others stay", async () => {
      const [phone, laptop] = [await newSignIn(anna), await newSignIn(anna)];
      await saveIn(phone, anyBrowser(), "Firefox, Android");
      await saveIn(laptop, anyBrowser(), "Firefox, Linux");
      await remind();
      await end(phone);
      expect(await devices(anna)).toMatchObject([{ device: "Firefox, Linux" }]);
      expect(await fire(at("18:00"))).toBe(1);
      expect(await claim(at("18:00"))).toHaveLength(1);
      expect(await open().owner.query("select device from public.push_subscriptions")).toEqual([
        { device: "Firefox, Linux" },
      ]);
    });

    it("doesn't get the one that was queued before", async () => {
      const phone = await newSignIn(anna);
      await saveIn(phone, anyBrowser());
      await remind();
      await fire(at("18:00"));
      await end(phone);
      expect(await claim(at("18:01"))).toEqual([]);
      expect(await statuses()).toEqual([["mood_reminder", "skipped"]]);
    });

    it("doesn't turn them on again by the token that is left, nor does one without a sign-in", async () => {
      const phone = await newSignIn(anna);
      const browser = anyBrowser();
      await saveIn(phone, browser);
      await end(phone);
      const keep = ask(phone, "public.keep_push_subscription($1)", [browser.endpoint]);
      expect(await keep).toBe(false);
      for (const caller of [phone, anna]) expect(await sqlState(saveIn(caller, browser))).toBe("42501");
    });
  });

  it("a browser in which the same person signs in anew keeps its subscription, if it still has one", async () => {
    const [before, after] = [await newSignIn(anna), await newSignIn(anna)];
    const browser = anyBrowser();
    const keep = (caller: Caller) => ask(caller, "public.keep_push_subscription($1)", [browser.endpoint]);
    expect(await keep(after)).toBe(false);
    const id = await saveIn(before, browser);
    expect(await keep(await newSignIn(await signUp(open())))).toBe(false);
    expect(await keep(after)).toBe(true);
    await end(before);
    expect(await devices(anna, browser.endpoint)).toMatchObject([{ id, this_device: true }]);
    await ask(anna, "public.remove_push_device($1)", [id]);
    expect(await keep(after)).toBe(false);
  });

  describe("a reminder by push", () => {
    it("goes once to every browser, and is one reminder whether or not there is mail too", async () => {
      const browsers = [anyBrowser(), anyBrowser()];
      for (const browser of browsers) await save(anna, browser);
      await remind({ email_enabled: true });
      expect(await fire(at("18:00"))).toBe(1);
      expect(await fire(at("18:01"))).toBe(0);
      const [one, two, ...more] = await claim(at("18:02"));
      expect(more).toEqual([]);
      expect(new Set([one?.["endpoint"], two?.["endpoint"]])).toEqual(
        new Set(browsers.map(({ endpoint }) => endpoint)),
      );
      expect(one).toMatchObject({ kind: "mood_reminder", language: "en", attempts: 1, may_be_later: true });
      expect(await claim(at("18:03"))).toEqual([]);
      const [reminder] = await open().owner.query(
        "select ignored_count from public.mood_reminders where user_id = $1",
        [anna.person],
      );
      expect(reminder).toEqual({ ignored_count: 1 });
    });

    it("is nothing to ignore for someone without a browser", async () => {
      await remind();
      expect(await fire(at("18:00"))).toBe(0);
    });

    it.each([
      ["turned off", "update public.mood_reminders set push_enabled = false where user_id = $1"],
      [
        "muted",
        `update public.profiles set notification_preferences = notification_preferences || '{"mood_reminders": false}' where id = $1`,
      ],
      [
        "answered by a check-in",
        `insert into public.mood_entries (user_id, mood_score, mood_label, created_at) values ($1, 3, 'Calm', '${day} 17:00Z')`,
      ],
    ])("is skipped when it was %s in the meantime", async (_, text) => {
      await save(anna, anyBrowser());
      await remind();
      await fire(at("18:00"));
      await open().owner.query(text, [anna.person]);
      expect(await claim(at("18:01"))).toEqual([]);
      expect(await statuses()).toEqual([["mood_reminder", "skipped"]]);
    });

    it("isn't offered again after its sender went silent, so that it can't come twice", async () => {
      await save(anna, anyBrowser());
      await remind();
      await fire(at("18:00"));
      const token = randomUUID();
      const [push] = await claim(at("18:00"), token);
      expect(await claim(at("18:03"))).toEqual([]);
      expect(await finish(push?.id ?? "", token, "sent", at("18:04"))).toBe(false);
      expect(await statuses()).toEqual([["mood_reminder", "unconfirmed"]]);
    });

    it("is retried up to five times while nothing was sent, and by its own sender alone", async () => {
      await save(anna, anyBrowser());
      await remind();
      await fire(at("18:00"));
      const token = randomUUID();
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        const moment = at(`18:${String(attempt * 2).padStart(2, "0")}`);
        const [push] = await claim(moment, token);
        expect(push).toMatchObject({ attempts: attempt });
        expect(await finish(push?.id ?? "", randomUUID(), "retry", moment)).toBe(false);
        expect(await finish(push?.id ?? "", token, "retry", moment)).toBe(true);
      }
      expect(await statuses()).toEqual([["mood_reminder", "failed"]]);
      expect(await sqlState(finish(randomUUID(), token, "perhaps", at("18:00")))).toBe("22023");
    });

    it("forgets a browser that its push service no longer knows", async () => {
      await save(anna, anyBrowser());
      await remind();
      await fire(at("18:00"));
      const token = randomUUID();
      const [push] = await claim(at("18:00"), token);
      expect(await finish(push?.id ?? "", token, "gone", at("18:00"))).toBe(true);
      expect([await devices(anna), await statuses()]).toEqual([[], []]);
    });
  });

  describe("the hours in which a push may arrive", () => {
    it.each([
      ["two hours after it is due", "2026-11-20T12:00Z", "UTC", "2026-11-20T14:00Z"],
      ["not after ten in the evening", "2026-11-20T20:30Z", "UTC", "2026-11-20T22:00Z"],
      ["where the person lives", "2026-11-20T01:30Z", "America/New_York", "2026-11-20T03:00Z"],
      ["a quarter of an hour at least", "2026-11-20T21:58Z", "UTC", "2026-11-20T22:13Z"],
      ["at night, when that was chosen", "2026-11-20T23:30Z", "UTC", "2026-11-21T01:30Z"],
      // in Paris the clocks go back at 01:00 UTC that day
      ["on a day of 25 hours", "2026-10-25T19:30Z", "Europe/Paris", "2026-10-25T21:00Z"],
    ])("are %s", async (_, due, zone, expected) => {
      const [row] = await open().owner.query<{ at: Date }>("select private.push_expires_at($1, $2) as at", [
        due,
        zone,
      ]);
      expect(row?.at).toEqual(new Date(expected));
    });

    it.each([
      ["2026-11-20T12:00Z", "UTC", "2026-11-20T15:00Z"],
      ["2026-11-20T20:00Z", "UTC", "2026-11-20T21:30Z"],
      ["2026-11-20T21:00Z", "UTC", null],
      ["2026-11-20T02:00Z", "UTC", null],
      ["2026-11-20T01:00Z", "America/New_York", "2026-11-20T02:30Z"],
      // the clocks skip an hour at 02:00, before which it is night
      ["2026-03-29T03:30Z", "Europe/Paris", "2026-03-29T06:30Z"],
    ])("%s in %s: later today is %s", async (moment, zone, expected) => {
      const [row] = await open().owner.query<{ at: Date | null }>(
        "select private.later_today($1, $2) as at",
        [moment, zone],
      );
      expect(row?.at ?? null).toEqual(expected === null ? null : new Date(expected));
    });

    it("come once more for a browser that asked for it, unless there is a check-in by then", async () => {
      const id = await save(anna, anyBrowser());
      await remind();
      expect(await later(id, day, at("12:00"))).toBeNull();
      await fire(at("12:00"));
      await claim(at("12:00"));
      // A device that was without a network until the next day: that day has a reminder of its own.
      expect(await later(id, day, new Date(at("08:00").getTime() + 86_400_000))).toBeNull();
      expect(await later(id, day, at("12:05"))).toEqual(at("15:05"));
      expect(await later(id, day, at("12:06"))).toBeNull();
      expect(await claim(at("15:04"))).toEqual([]);
      expect(await claim(at("15:05"))).toMatchObject([{ kind: "mood_reminder_later", may_be_later: false }]);
    });

    it.each(["Asia/Tokyo", "America/New_York", "Pacific/Kiritimati"])(
      "come once more in %s when that was offered, wherever the reminder is set",
      async (home) => {
        const id = await save(anna, anyBrowser());
        await remind();
        await open().owner.query("update public.profiles set timezone = $2 where id = $1", [
          anna.person,
          home,
        ]);
        const change = "update public.mood_reminders set timezone = $2, ignored_count = 0 where user_id = $1";
        for (const zone of ["America/New_York", "Asia/Tokyo", "Pacific/Pago_Pago"])
          for (const clock of ["01:00", "09:00", "15:30", "22:00"]) {
            await open().owner.query("delete from public.push_outbox");
            await open().owner.query(change, [anna.person, zone]);
            await fire(at(clock));
            for (const push of await claim(at(clock)))
              expect([zone, clock, (await later(id, push["local_date"], at(clock))) !== null]).toEqual([
                zone,
                clock,
                push["may_be_later"],
              ]);
          }
      },
    );
  });

  it("finished pushes are forgotten after sixty days", async () => {
    await save(anna, anyBrowser());
    await remind();
    await fire(at("18:00"));
    await open().owner.query("update public.push_outbox set status = 'sent'");
    expect(await forget("2027-01-18")).toBe(0);
    expect(await forget("2027-01-20")).toBe(1);
  });
}
