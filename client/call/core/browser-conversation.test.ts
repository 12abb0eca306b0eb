import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { createBrowserTransport, randomId } from "./browser-conversation.ts";

test("ids are UUIDs that the wire takes, and differ", () => {
  const ids = Array.from({ length: 100 }, randomId);
  expect(ids.every((id) => z.uuidv4().safeParse(id).success)).toBe(true);
  expect(new Set(ids).size).toBe(100);
});

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
