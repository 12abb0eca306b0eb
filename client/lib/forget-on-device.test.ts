import type { AuthChangeEvent, Session } from "@supabase/auth-js";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakeStorage } from "#client/test-storage.ts";
import { guardedStorage } from "./browser-storage.ts";
import { endPushOnSignOut, forgetDraftsOnSignOut, forgetOnDevice } from "./forget-on-device.ts";
import { createAuthStore } from "./auth-store.ts";

const session = {
  access_token: "token",
  user: { id: "ada", updated_at: "2026-11-20T00:00:00Z" },
} as Session;

let tab: Storage;
let emit: (event: AuthChangeEvent, session: Session | null) => void;

function open() {
  return createAuthStore(
    {
      onAuthStateChange(listener) {
        emit = listener;
        return { data: { subscription: { unsubscribe: () => undefined } } };
      },
      signOut: async () => {
        emit("SIGNED_OUT", null);
        return { error: null };
      },
    },
    () => false,
  );
}

function signIn() {
  const store = open();
  forgetDraftsOnSignOut(
    store,
    guardedStorage(() => tab),
  );
  store.follow();
  emit("SIGNED_IN", session);
  return store;
}

beforeEach(() => {
  tab = fakeStorage({ "hearken.journal.ada": "tired", "hearken.journal.ben": "calm" });
});

test("signing out removes a person's drafts from the tab and those from before they signed in, and nobody else's", async () => {
  tab.setItem("hearken.contact.visitor", "a question");
  await signIn().signOut("local");
  expect(tab.getItem("hearken.contact.visitor")).toBeNull();
  expect([tab.getItem("hearken.journal.ada"), tab.getItem("hearken.journal.ben")]).toEqual([null, "calm"]);
});

test("an expired session costs nobody their drafts", () => {
  signIn();
  emit("SIGNED_OUT", null);
  expect(tab.getItem("hearken.journal.ada")).toBe("tired");
});

test("the device forgets what it stored for a person, and nothing else", () => {
  const storage = fakeStorage({
    "hearken.journal.ada": "draft",
    "hearken.message.ada": "draft",
    "hearken.reminder-shown": "ada 2026-11-20",
    "hearken.theme": "dark",
    "hearken.journal.ben": "draft",
  });
  forgetOnDevice("ada", [guardedStorage(() => storage)]);
  expect(storage).toHaveLength(2);
  expect(storage.getItem("hearken.theme")).toBe("dark");
  expect(storage.getItem("hearken.journal.ben")).toBe("draft");
});

function withReminders() {
  const store = open();
  const giveUp = vi.fn<() => Promise<void>>(async () => undefined);
  endPushOnSignOut(store, giveUp);
  store.follow();
  return giveUp;
}

describe("reminders on this device", () => {
  test("end with a sign-in that was ended elsewhere while the app was closed", () => {
    const giveUp = withReminders();
    // The account service refuses to renew what the device has kept.
    emit("SIGNED_OUT", null);
    emit("INITIAL_SESSION", null);
    expect(giveUp).toHaveBeenCalledOnce();
  });

  test("end with every sign-out, and when somebody else takes the place of who was signed in", () => {
    const giveUp = withReminders();
    emit("INITIAL_SESSION", session);
    emit("SIGNED_OUT", null);
    emit("SIGNED_IN", session);
    expect(giveUp).toHaveBeenCalledTimes(1);
    emit("SIGNED_IN", { ...session, access_token: "another", user: { ...session.user, id: "ben" } });
    expect(giveUp).toHaveBeenCalledTimes(2);
  });

  test("go on for who stays signed in, or signs in anew", () => {
    const giveUp = withReminders();
    emit("INITIAL_SESSION", session);
    emit("TOKEN_REFRESHED", { ...session, access_token: "renewed" });
    emit("SIGNED_IN", { ...session, access_token: "of another sign-in" });
    expect(giveUp).not.toHaveBeenCalled();
  });
});
