import { renderHook } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import {
  type Profile,
  followProfile,
  refreshProfile,
  useConfirmAge,
  useProfile,
  useSaveProfile,
} from "./profile.ts";
import { failureOf } from "./query.ts";
import { ServicesProvider } from "./services.tsx";
import { settled } from "#client/test-backend.ts";
import { deferred } from "#client/test-deferred.ts";
import { fakeServices, profileOf, someone } from "#client/test-services.tsx";

const ada = someone.user.id;
const ben = { ...someone, access_token: "d.e.f", user: { ...someone.user, id: "ben" } };

function useAll(userId: string) {
  return { profile: useProfile(), save: useSaveProfile(userId), confirm: useConfirmAge(userId) };
}

/** Screens that use Ada's profile, before anybody is signed in. */
function open(profile = profileOf(), userId = ada) {
  const fake = fakeServices({ profile });
  const { result } = renderHook(() => useAll(userId), {
    wrapper: ({ children }) => <ServicesProvider services={fake.services}>{children}</ServicesProvider>,
  });
  const answered = () => settled(fake.data);
  return {
    ...fake,
    answered,
    result,
    shown: () => result.current.profile.data,
    refresh: () => refreshProfile(fake.data.queries, ada),
    reads: () => fake.data.requests.filter(({ name }) => name === "GET profiles").length,
    async signIn() {
      fake.emit("SIGNED_IN", someone);
      await answered();
    },
  };
}

type Opened = ReturnType<typeof open>;

/** Lets the next read see the row as it is now, and answers it when the gate opens. */
function heldRead({ data, row }: Opened) {
  const gate = deferred<void>();
  const seen = { ...row };
  data.on("GET profiles", async () => {
    data.off("GET profiles");
    await gate.promise;
    return seen;
  });
  return gate;
}

describe("the profile", () => {
  test("is read once, of whoever is signed in, and dropped with them", async () => {
    const it = open();
    expect([it.shown(), it.reads()]).toEqual([undefined, 0]);
    await it.signIn();
    expect(it.shown()).toMatchObject({ id: ada });
    it.emit("TOKEN_REFRESHED", { ...someone, access_token: "new" });
    await it.answered();
    expect(it.reads()).toBe(1);
    it.emit("SIGNED_OUT", null);
    await it.answered();
    expect(it.shown()).toBeUndefined();
  });

  test("that arrives after the person left isn't shown to the next", async () => {
    const it = open();
    const gate = heldRead(it);
    it.emit("SIGNED_IN", someone);
    it.emit("SIGNED_IN", ben);
    gate.resolve();
    await it.answered();
    expect(it.shown()).toBeUndefined();
    expect(failureOf(it.result.current.profile.error)).toBe("refused");
  });

  test("that couldn't be loaded is asked for again, and meanwhile is loading", async () => {
    const it = open();
    it.data.state.offline = true;
    await it.signIn();
    expect(failureOf(it.result.current.profile.error)).toBe("unreachable");
    it.data.state.offline = false;
    const gate = heldRead(it);
    void it.result.current.profile.refetch();
    await vi.waitFor(() => expect(it.result.current.profile.isPending).toBe(true));
    gate.resolve();
    await it.answered();
    expect(it.shown()).toMatchObject({ id: ada });
  });

  test("that couldn't be loaded comes by itself once the connection is back", async () => {
    const it = open();
    window.dispatchEvent(new Event("offline"));
    it.data.state.offline = true;
    await it.signIn();
    expect(it.shown()).toBeUndefined();
    it.data.state.offline = false;
    window.dispatchEvent(new Event("online"));
    await it.answered();
    expect(it.shown()).toMatchObject({ id: ada });
  });

  test("is read again when the person returns to the tab", async () => {
    const it = open();
    await it.signIn();
    Object.assign(it.row, { subscription_plan: "premium-annual" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    await it.answered();
    expect(it.shown()).toMatchObject({ subscription_plan: "premium-annual" });
  });

  test("is current after a refresh, and stays as it was if that fails", async () => {
    const it = open();
    await it.refresh();
    expect(it.reads()).toBe(0);
    await it.signIn();
    const before = it.shown();
    it.data.state.failing = true;
    await it.refresh();
    await it.answered();
    expect(it.shown()).toBe(before);
    it.data.state.failing = false;
    Object.assign(it.row, { subscription_plan: "premium-annual" });
    await it.refresh();
    await it.answered();
    expect(it.shown()).toMatchObject({ subscription_plan: "premium-annual" });
  });

  test("that was saved during a refresh is newer than what that read", async () => {
    const it = open();
    await it.signIn();
    const gate = heldRead(it);
    const refreshing = it.refresh();
    await it.result.current.save({ full_name: "Ada L" });
    gate.resolve();
    await refreshing;
    await it.answered();
    expect(it.shown()).toMatchObject({ full_name: "Ada L" });
  });

  test("is followed on any page, from one person to the next", async () => {
    const { services, data, emit, row } = fakeServices();
    const names: (string | null)[] = [];
    followProfile(services, ({ full_name }: Profile) => names.push(full_name));
    emit("SIGNED_IN", someone);
    await settled(data);
    emit("TOKEN_REFRESHED", { ...someone, access_token: "new" });
    await settled(data);
    Object.assign(row, { full_name: "Grace" });
    await refreshProfile(data.queries, ada);
    emit("SIGNED_OUT", null);
    await refreshProfile(data.queries, ada);
    expect(names).toEqual(["Ada", "Grace"]);
  });
});

describe("saving", () => {
  test("a preference keeps the others, including those just written elsewhere", async () => {
    const it = open(profileOf({ notification_preferences: { custom: "kept" } }));
    await it.signIn();
    it.row.notification_preferences = { ...it.row.notification_preferences, session_summaries: false };
    expect(await it.result.current.save({}, { mood_reminders: false })).toBe("saved");
    expect(it.row.notification_preferences).toEqual({
      email_reminders: true,
      mood_reminders: false,
      session_summaries: false,
      weekly_notice: true,
      custom: "kept",
    });
    await it.answered();
    expect(it.shown()?.notification_preferences.mood_reminders).toBe(false);
  });

  test("two preferences at once saves both", async () => {
    const it = open();
    await it.signIn();
    const { save } = it.result.current;
    await Promise.all([save({}, { mood_reminders: false }), save({}, { email_reminders: false })]);
    expect(it.row.notification_preferences).toMatchObject({ mood_reminders: false, email_reminders: false });
    await it.answered();
  });

  test("changes nothing if it fails, says why, and works the next time", async () => {
    const it = open();
    await it.signIn();
    const before = it.shown();
    it.data.state.offline = true;
    expect(await it.result.current.save({ full_name: "Grace" })).toBe("unreachable");
    expect(await it.result.current.save({}, { mood_reminders: false })).toBe("unreachable");
    await it.answered();
    expect(it.shown()).toBe(before);
    it.data.state.offline = false;
    expect(await it.result.current.save({ full_name: "Grace" })).toBe("saved");
    await it.answered();
    expect(it.shown()).toMatchObject({ full_name: "Grace" });
  });

  test("leaves nothing behind of somebody who has signed out meanwhile", async () => {
    const it = open();
    await it.signIn();
    const saving = it.result.current.save({ full_name: "Grace" });
    it.emit("SIGNED_OUT", null);
    it.data.queries.clear();
    expect(await saving).toBe("saved");
    await it.answered();
    expect(it.data.queries.getQueryCache().findAll({ queryKey: ["profile", ada] })).toEqual([]);
  });

  test("is refused for anybody but who is signed in", async () => {
    const it = open(profileOf(), "ben");
    expect(await it.result.current.save({ full_name: "Grace" })).toBe("refused");
    expect(it.row.full_name).toBe("Ada");
    await it.answered();
  });

  test("age and terms are confirmed by the server, and shown as confirmed", async () => {
    const it = open(profileOf({ age_confirmed_at: null, terms_accepted_at: null }));
    await it.signIn();
    await it.result.current.confirm.mutateAsync();
    await it.answered();
    expect(it.shown()?.age_confirmed_at).not.toBeNull();
  });
});
