import { expect, test } from "vitest";
import { missingAiStages, missingServices } from "./services.ts";

test.each([
  ["nothing set", {}, ["supabase", "mail", "stripe", "ai"]],
  ["empty and blank values", { SMTP_URL: "", SUPABASE_URL: " " }, ["supabase", "mail", "stripe", "ai"]],
  ["mail configured", { SMTP_URL: "smtp://mail.test:25" }, ["supabase", "stripe", "ai"]],
  ["a half-configured service", { SUPABASE_SECRET_KEY: "sb_secret_x" }, ["mail", "stripe", "ai"]],
  ["production", { NODE_ENV: "production" }, []],
])("%s", (_name, env, expected) => {
  expect(missingServices(env)).toEqual(expected);
});

test.each([
  ["nothing set", {}, ["transcription", "chat", "speech"]],
  ["the common key", { OPENAI_API_KEY: "sk-x" }, []],
  ["chat alone", { CHAT_BASE_URL: "http://127.0.0.1:11434/v1" }, ["transcription", "speech"]],
  ["a key for speech alone", { SPEECH_API_KEY: "sk-x" }, ["transcription", "chat"]],
])("each stage of a call is stood in for by itself: %s", (_name, env, expected) => {
  expect(missingAiStages(env)).toEqual(expected);
  expect(missingServices(env).includes("ai")).toBe(expected.length > 0);
});
