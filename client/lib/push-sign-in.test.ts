import { expect, test } from "vitest";
import { settled } from "#client/test-backend.ts";
import { fakeServices, someone } from "#client/test-services.tsx";
import { keepPushOverSignIns } from "./push-sign-in.ts";

const inSession = (id: string, nth = 1) => ({
  ...someone,
  access_token: `header.${btoa(JSON.stringify({ session_id: id, nth }))}.signature`,
});

function opened(endpoint: string | null) {
  const { services, emit, data } = fakeServices();
  data.on("POST rpc/keep_push_subscription", () => true);
  keepPushOverSignIns(services.auth, services.backend.db, async () =>
    endpoint === null ? null : { endpoint, p256dh: "key", auth: "secret" },
  );
  const kept = async () => {
    await settled(data);
    return data.requests.map(({ name, body }) => [name, body]);
  };
  return { emit, kept };
}

const request = ["POST rpc/keep_push_subscription", { push_endpoint: "https://push.example.com/a" }];

test("reminders on this device go along to each new sign-in, and only once", async () => {
  const { emit, kept } = opened("https://push.example.com/a");
  emit("INITIAL_SESSION", inSession("first"));
  expect(await kept()).toEqual([request]);
  emit("TOKEN_REFRESHED", inSession("first", 2));
  expect(await kept()).toEqual([request]);
  emit("SIGNED_IN", inSession("second"));
  expect(await kept()).toEqual([request, request]);
  emit("SIGNED_OUT", null);
  expect(await kept()).toEqual([request, request]);
});

test("a device without reminders asks for nothing", async () => {
  const { emit, kept } = opened(null);
  emit("SIGNED_IN", inSession("first"));
  expect(await kept()).toEqual([]);
});
