import { expect, test } from "vitest";
import { missingServices } from "./services.ts";

test.each([
  ["nothing set", {}, ["supabase", "mail", "stripe"]],
  ["empty and blank values", { SMTP_URL: "", SUPABASE_URL: " " }, ["supabase", "mail", "stripe"]],
  ["mail configured", { SMTP_URL: "smtp://mail.test:25" }, ["supabase", "stripe"]],
  ["a half-configured service", { SUPABASE_SECRET_KEY: "sb_secret_x" }, ["mail", "stripe"]],
  ["production", { NODE_ENV: "production" }, []],
])("%s", (_name, env, expected) => {
  expect(missingServices(env)).toEqual(expected);
});
