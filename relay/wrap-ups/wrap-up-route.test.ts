import { setTimeout as wait } from "node:timers/promises";
import type { Request, Response } from "express";
import { expect, test, vi } from "vitest";
import { generateWrapUp } from "./wrap-up-route.ts";

test("a wrap-up that fails on its way is not kept alive", async () => {
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
    verify: async () => ({ ok: true, userId: "ana", email: null }),
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
