import { expect, test } from "vitest";
import { z } from "zod";
import { randomId } from "./new-row.ts";

test("ids are UUIDs that the wire takes, and differ", () => {
  const ids = Array.from({ length: 100 }, randomId);
  expect(ids.every((id) => z.uuidv4().safeParse(id).success)).toBe(true);
  expect(new Set(ids).size).toBe(100);
});
