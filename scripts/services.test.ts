import { expect, test } from "vitest";
import { missingServices } from "./services.ts";

test.each([
  ["nothing set", {}, ["supabase", "mail", "stripe", "ai"]],
  ["empty and blank values", { SMTP_URL: "", SUPABASE_URL: " " }, ["supabase", "mail", "stripe", "ai"]],
  ["mail configured", { SMTP_URL: "smtp://mail.test:25" }, ["supabase", "stripe", "ai"]],
  ["a half-configured service", { SUPABASE_SECRET_KEY: "sb_secret_x" }, ["mail", "stripe", "ai"]],
  ["production", { NODE_ENV: "production" }, []],
])("%s", (_name, env, expected) => {
  expect(missingServices(env)).toEqual(expected);
});
