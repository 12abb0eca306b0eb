import { expect, test } from "vitest";
import { fakeServices, someone } from "#client/test-services.tsx";
import { knownSession, createSessionStore, type SessionPort } from "./session-store.ts";

test("waits until it is known who is here", async () => {
  const { services, emit } = fakeServices();
  const known = knownSession(services.session);
  emit("INITIAL_SESSION", someone);
  expect((await known).status).toBe("signed-in");
});

test("answers at once when it is known already", async () => {
  const { services, emit } = fakeServices();
  emit("INITIAL_SESSION", null);
  expect(await knownSession(services.session)).toEqual({ status: "signed-out", chosen: false });
});

test("does not wait for a stored session that cannot be renewed now", async () => {
  const port: SessionPort = {
    onAuthStateChange(listener) {
      listener("INITIAL_SESSION", null);
      return { data: { subscription: { unsubscribe: () => undefined } } };
    },
    signOut: () => Promise.resolve({ error: null }),
  };
  const store = createSessionStore(port, () => true);
  store.follow();
  expect(await knownSession(store)).toEqual({ status: "loading", stalled: true });
});
