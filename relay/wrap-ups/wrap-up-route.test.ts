import { setTimeout as wait } from "node:timers/promises";
import type { Request, Response } from "express";
import { expect, test, vi } from "vitest";
import { generateWrapUp, type WrapUpRouteDeps } from "./wrap-up-route.ts";

test("a wrap-up that fails stops its keep-alive", async () => {
  const write = vi.fn<(text: string) => void>();
  const res = {
    destroyed: false,
    headersSent: false,
    set: () => {
      res.headersSent = true;
    },
    once: () => {},
    end: () => {},
    write,
  };
  const route = generateWrapUp({
    verify: async () => ({ ok: true, userId: "ana", authSessionId: "phone", email: null }),
    confirmed: async () => true,
    generate: async ({ onStep }) => {
      onStep("reading");
      throw new Error("broken");
    },
    limit: () => 0,
    breathMs: 1,
  });
  const req = { get: () => "Bearer a.b.c", body: {} };
  await expect(route(req as unknown as Request, res as unknown as Response, () => {})).rejects.toThrow(
    "broken",
  );
  await wait(20);
  expect(write).toHaveBeenCalledTimes(1);
});

test.each([
  [false, 403, "confirmation_required"],
  [null, 503, "unavailable"],
])("an account whose confirmation is %s gets no wrap-up: %i %s", async (confirmed, status, code) => {
  const generate = vi.fn<WrapUpRouteDeps["generate"]>();
  const answer = { status: 0, body: {} };
  const res = {
    status: (given: number) => {
      answer.status = given;
      return res;
    },
    json: (body: object) => {
      answer.body = body;
    },
  };
  const route = generateWrapUp({
    verify: async () => ({ ok: true, userId: "ana", authSessionId: "phone", email: null }),
    confirmed: async () => confirmed,
    generate,
    limit: () => 0,
    breathMs: 1,
  });
  const req = { get: () => "Bearer a.b.c", body: {} };
  await route(req as unknown as Request, res as unknown as Response, () => {});
  expect(answer).toMatchObject({ status, body: { error: { code } } });
  expect(generate).not.toHaveBeenCalled();
});
