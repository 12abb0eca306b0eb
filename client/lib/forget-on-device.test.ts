import type { AuthChangeEvent, Session } from "@supabase/auth-js";
import { beforeEach, expect, test } from "vitest";
import { fakeStorage } from "#client/test-storage.ts";
import { guardedStorage } from "./browser-storage.ts";
import { forgetDraftsOnSignOut, forgetOnDevice } from "./forget-on-device.ts";
import { createAuthStore } from "./auth-store.ts";

const session = {
  access_token: "token",
  user: { id: "ada", updated_at: "2026-11-20T00:00:00Z" },
} as Session;

let tab: Storage;
let emit: (event: AuthChangeEvent, session: Session | null) => void;

function signIn() {
  const store = createAuthStore(
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
