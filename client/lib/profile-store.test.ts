import { describe, expect, test } from "vitest";
import { deferred } from "#client/test-deferred.ts";
import { createProfileStore, type ProfilePort, type ProfileResult } from "./profile-store.ts";
import { profileSchema, type Profile } from "./profile.ts";

function rowOf(id: string): Profile {
  return profileSchema.parse({
    id,
    email: "someone@example.org",
    full_name: null,
    timezone: "UTC",
    country: null,
    notification_preferences: { custom: "kept" },
    age_confirmed_at: null,
    terms_accepted_at: null,
    subscription_plan: "free",
    subscription_status: null,
    pass_expires_at: null,
  });
}

/** In-memory rows; a call can be made to fail or to wait. */
function memory() {
  const rows = new Map([rowOf("ada"), rowOf("ben")].map((row) => [row.id, row]));
  const script = { failing: false, waits: [] as Promise<void>[] };
  const answer = async (userId: string): Promise<ProfileResult> => {
    const failing = script.failing;
    await script.waits.shift();
    const profile = rows.get(userId);
    return failing || !profile ? { kind: "failed", failure: "unreachable" } : { kind: "ok", profile };
  };
  const port: ProfilePort = {
    read: answer,
    write(userId, patch) {
      const row = rows.get(userId);
      if (row && !script.failing) rows.set(userId, { ...row, ...patch });
      return answer(userId);
    },
    confirm() {
      if (script.failing) return Promise.resolve({ kind: "failed", failure: "unreachable" });
      const now = "2025-11-20T00:00:00Z";
      for (const [id, row] of rows) rows.set(id, { ...row, age_confirmed_at: now, terms_accepted_at: now });
      return Promise.resolve({ kind: "ok" });
    },
  };
  return { port, rows, script, store: createProfileStore(port) };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("profile store", () => {
  test("loads the row of whoever is signed in, once", async () => {
    const { store } = memory();
    store.hold("ada");
    expect(store.getState()).toEqual({ status: "loading", userId: "ada" });
    await settled();
    const held = store.getState();
    expect(held).toMatchObject({ status: "ready", profile: { id: "ada" } });
    store.hold("ada");
    expect(store.getState()).toBe(held);
    store.hold(null);
    expect(store.getState()).toEqual({ status: "none" });
  });

  test("an answer that arrives after the person left is dropped", async () => {
    const { store, script } = memory();
    const gate = deferred<void>();
    script.waits.push(gate.promise);
    store.hold("ada");
    store.hold("ben");
    gate.resolve();
    await settled();
    expect(store.getState()).toMatchObject({ status: "ready", profile: { id: "ben" } });
  });

  test("a failed load can be retried", async () => {
    const { store, script } = memory();
    script.failing = true;
    store.hold("ada");
    await settled();
    expect(store.getState()).toEqual({ status: "failed", userId: "ada", failure: "unreachable" });
    script.failing = false;
    store.retry();
    await settled();
    expect(store.getState().status).toBe("ready");
  });

  test("a refresh shows the current row, and a failed one changes nothing", async () => {
    const { store, rows, script } = memory();
    await store.refresh();
    expect(store.getState()).toEqual({ status: "none" });
    store.hold("ada");
    await settled();
    const before = store.getState();
    script.failing = true;
    await store.refresh();
    expect(store.getState()).toBe(before);
    script.failing = false;
    rows.set("ada", { ...(rows.get("ada") ?? rowOf("ada")), subscription_plan: "premium-annual" });
    const states: string[] = [];
    store.subscribe(({ status }) => states.push(status));
    await store.refresh();
    expect(states).toEqual(["ready"]);
    expect(store.getState()).toMatchObject({ profile: { subscription_plan: "premium-annual" } });
  });

  test("what was saved during a refresh is newer than what it read", async () => {
    const { store, script } = memory();
    store.hold("ada");
    await settled();
    const gate = deferred<void>();
    script.waits.push(gate.promise);
    const refreshing = store.refresh();
    await store.save({ full_name: "Ada L" });
    gate.resolve();
    await refreshing;
    expect(store.getState()).toMatchObject({ profile: { full_name: "Ada L" } });
  });

  test("a saved preference keeps the others, including those just written elsewhere", async () => {
    const { store, rows } = memory();
    store.hold("ada");
    await settled();
    const elsewhere = rows.get("ada") ?? rowOf("ada");
    rows.set("ada", {
      ...elsewhere,
      notification_preferences: { ...elsewhere.notification_preferences, session_summaries: false },
    });
    expect(await store.save({}, { mood_reminders: false })).toBe("saved");
    expect(rows.get("ada")?.notification_preferences).toEqual({
      email_reminders: true,
      mood_reminders: false,
      session_summaries: false,
      weekly_notice: true,
      custom: "kept",
    });
  });

  test("two preferences changed at once are both saved", async () => {
    const { store, rows } = memory();
    store.hold("ada");
    await settled();
    await Promise.all([
      store.save({}, { mood_reminders: false }),
      store.save({}, { email_reminders: false }),
    ]);
    expect(rows.get("ada")?.notification_preferences).toMatchObject({
      mood_reminders: false,
      email_reminders: false,
    });
  });

  test("a failed save changes nothing, and the next one works", async () => {
    const { store, script } = memory();
    store.hold("ada");
    await settled();
    const before = store.getState();
    script.failing = true;
    expect(await store.save({ full_name: "Ada" })).toBe("unreachable");
    expect(store.getState()).toBe(before);
    script.failing = false;
    expect(await store.save({ full_name: "Ada" })).toBe("saved");
    expect(store.getState()).toMatchObject({ profile: { full_name: "Ada" } });
  });

  test("confirming the age reloads the row", async () => {
    const { store } = memory();
    store.hold("ada");
    await settled();
    expect(await store.confirm()).toBe("saved");
    expect(store.getState()).toMatchObject({ profile: { age_confirmed_at: "2025-11-20T00:00:00Z" } });
  });

  test("nothing is saved if nobody is signed in", async () => {
    const { store } = memory();
    expect(await store.save({ full_name: "x" })).toBe("refused");
    expect(await store.confirm()).toBe("refused");
  });
});
