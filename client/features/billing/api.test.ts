import { expect, test, vi } from "vitest";
import { relayFor } from "#client/lib/relay.ts";
import { actOnBilling } from "./api.ts";

function relay(answer: Response | null, token: string | null = "a.b.c") {
  const send = vi.fn<typeof fetch>(() =>
    answer ? Promise.resolve(answer) : Promise.reject(new Error("off")),
  );
  return { send, relay: relayFor(() => Promise.resolve(token), send) };
}

const refusal = (code: string, status: number) =>
  Response.json({ error: { code, message: "No.", retryable: false } }, { status });

test("an action is requested with the person's token, and its answer is parsed", async () => {
  const { send, relay: reached } = relay(Response.json({ url: "https://pay.test/portal", more: 1 }));
  expect(await actOnBilling(reached, "create-portal-session", {})).toEqual({
    kind: "ok",
    value: { url: "https://pay.test/portal" },
  });
  const [path, request] = send.mock.calls[0] ?? [];
  expect(path).toBe("/api/stripe?action=create-portal-session");
  expect(request).toMatchObject({ method: "POST", body: "{}" });
  expect(new Headers(request?.headers).get("Authorization")).toBe("Bearer a.b.c");
});

test.each([
  [refusal("payment_required", 402), "unpaid"],
  [refusal("payment_pending", 402), "pending"],
  [refusal("invalid_plan", 400), "invalid-plan"],
  [refusal("already_subscribed", 409), "subscribed"],
  [refusal("no_subscription", 404), "not-subscribed"],
  [refusal("unauthorized", 401), "signed-out"],
  [refusal("forbidden", 403), "refused"],
  [refusal("rate_limited", 429), "server-error"],
  [new Response("<html>", { status: 502 }), "server-error"],
  [Response.json({ url: "nowhere" }), "server-error"],
  [new Response("not json"), "server-error"],
  [null, "unreachable"],
] as const)("what went wrong is sorted by what can be done (%#)", async (answer, failure) => {
  const { relay: reached } = relay(answer);
  expect(await actOnBilling(reached, "create-portal-session", {})).toEqual({ kind: "failed", failure });
});

test("nothing is requested if nobody is signed in", async () => {
  const { send, relay: reached } = relay(null, null);
  expect(await actOnBilling(reached, "get-customer-id", {})).toEqual({
    kind: "failed",
    failure: "signed-out",
  });
  expect(send).not.toHaveBeenCalled();
});
