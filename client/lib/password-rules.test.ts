import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { passwordProblem } from "./password-rules.ts";

test("the forms accept exactly the passwords that a hosted project accepts", () => {
  const config = readFileSync(new URL("../../supabase/config.toml", import.meta.url), "utf8");
  expect(config).toMatch(/^password_requirements = ""$/m);
  const shortest = Number(/^minimum_password_length = (\d+)$/m.exec(config)?.[1]);
  expect(passwordProblem("a".repeat(shortest))).toBeNull();
  expect(passwordProblem("a".repeat(shortest - 1))).toBe("too-short");
  expect(passwordProblem("")).toBe("required");
});
