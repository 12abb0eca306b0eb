import { afterEach, expect, test, vi } from "vitest";
import { createBrowserTransport } from "./browser-conversation.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const refusal = (code: string) => ({ error: { code, message: "No.", retryable: false } });

test.each([
  [403, refusal("confirmation_required"), "unconfirmed"],
  [403, refusal("forbidden"), "refused"],
  [401, refusal("unauthorized"), "signedOut"],
  [429, refusal("rate_limited"), "busy"],
  [503, refusal("unavailable"), "failed"],
  [403, "a proxy's page", "refused"],
])("a ticket refused with %i %j is %s", async (status, body, kind) => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(body, { status })));
  const transport = createBrowserTransport(() => Promise.resolve("a.b.c"));
  expect(await transport.requestTicket(new AbortController().signal)).toEqual({ kind });
});
