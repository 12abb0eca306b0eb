import { hostedStripe, unusedStripe } from "./billing-env.ts";
import { parseEnv } from "../env/env.ts";

/** A developer's machine. */
export const local = {
  SUPABASE_URL: "http://127.0.0.1:54321",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_local",
  SUPABASE_SECRET_KEY: "sb_secret_local",
  SMTP_URL: "smtp://127.0.0.1:54325",
  ...unusedStripe,
};

/** Production, on hosted services. */
export const hosted = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://hearken.app",
  SUPABASE_URL: "https://abcd.supabase.co",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_abcd",
  SUPABASE_SECRET_KEY: "sb_secret_abcd",
  SMTP_URL: "smtps://user:pass%40word@mail.provider.com:465",
  MAIL_FROM: "Hearken <hello@hearken.app>",
  CONTACT_EMAIL: "help@hearken.app",
  OPENAI_API_KEY: "sk-hosted",
  ...hostedStripe,
};

/** The problems with an environment, one per line. */
export function problemsOf(source: Record<string, string | undefined>): readonly string[] {
  const parsed = parseEnv(source);
  return parsed.ok ? [] : parsed.problems;
}

/** An environment that must be valid. */
export function envOf(source: Record<string, string | undefined>) {
  const parsed = parseEnv(source);
  if (!parsed.ok) throw new Error(parsed.problems.join("\n"));
  return parsed.env;
}
