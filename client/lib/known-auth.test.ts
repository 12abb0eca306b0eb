import { expect, test } from "vitest";
import { fakeServices, someone } from "#client/test-services.tsx";
import { knownAuth, createAuthStore, type AuthPort } from "./auth-store.ts";

test("waits until it is known who is signed in", async () => {
  const { services, emit } = fakeServices();
  const known = knownAuth(services.auth);
  emit("INITIAL_SESSION", someone);
  expect((await known).status).toBe("signed-in");
});

test("resolves at once if it is already known", async () => {
  const { services, emit } = fakeServices();
  emit("INITIAL_SESSION", null);
  expect(await knownAuth(services.auth)).toEqual({ status: "signed-out", chosen: false });
});

test("doesn't wait for a stored session that can't be renewed now", async () => {
  const port: AuthPort = {
    onAuthStateChange(listener) {
      listener("INITIAL_SESSION", null);
      return { data: { subscription: { unsubscribe: () => undefined } } };
    },
    signOut: () => Promise.resolve({ error: null }),
  };
  const store = createAuthStore(port, () => true);
  store.follow();
  expect(await knownAuth(store)).toEqual({ status: "loading", stalled: true });
});
