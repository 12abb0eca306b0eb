import { randomUUID } from "node:crypto";
import process from "node:process";
import type { Page } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "#shared/database.types.ts";
import { createServiceClient, type ServiceClient } from "#relay/store/service-client.ts";
import { linkIn, newestMail } from "./mail.ts";
import type { Person } from "./person.ts";

const password = "correct horse";
const defaultName = "Robin Example";
const sessionKey = "hearken.session";

export type Member = Person & { readonly id: string };

type MemberOptions = {
  readonly name?: string;
  readonly language?: string;
  readonly zone?: string;
  readonly country?: string;
  /** Holds a 24-hour pass. */
  readonly pass?: boolean;
};

function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: the product under test has no database.`);
  return value;
}

/**
 * The database of the product under test, bypassing row-level security: for what people have done before a
 * test begins.
 */
export function service(): ServiceClient {
  return createServiceClient(variable("E2E_SUPABASE_URL"), variable("E2E_SUPABASE_SECRET_KEY"));
}

function visitor() {
  return createClient<Database>(variable("E2E_SUPABASE_URL"), variable("E2E_SUPABASE_PUBLISHABLE_KEY"), {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

/**
 * A confirmed person who has completed onboarding, signed in on the page. For tests that aren't about signing
 * up: it takes a tenth of the time of doing it through the interface.
 */
export async function member(page: Page, options: MemberOptions = {}): Promise<Member> {
  const person = await createMember(options);
  await signInPage(page, person);
  return person;
}

/** Only the person, not signed in anywhere. */
export async function createMember(options: MemberOptions = {}): Promise<Member> {
  const email = `${randomUUID()}@example.org`;
  const { data, error } = await visitor().auth.signUp({ email, password });
  if (error !== null) throw error;
  const id = data.user?.id ?? "";
  await fetch(linkIn(await newestMail(email)), { redirect: "manual" });
  const admin = service();
  await admin.from("profiles").update(answersOf(options)).eq("id", id).throwOnError();
  if (options.pass === true)
    await admin
      .rpc("grant_pass", { checkout_session: `cs_test_${randomUUID()}`, user_uuid: id })
      .throwOnError();
  return { id, email, password, name: options.name ?? defaultName };
}

function answersOf({
  name = defaultName,
  language = "en",
  zone = "Europe/London",
  country = "GB",
}: MemberOptions) {
  return {
    full_name: name,
    country,
    timezone: zone,
    age_confirmed_at: new Date().toISOString(),
    terms_accepted_at: new Date().toISOString(),
    notification_preferences: {
      email_reminders: true,
      mood_reminders: true,
      session_summaries: true,
      preferred_language: language,
      voice_preference: "warm",
    },
  };
}

/** Stores the person's session where the app keeps it, once, so that signing out in the test lasts. */
async function signInPage(page: Page, { email }: Pick<Member, "email">): Promise<void> {
  const { data, error } = await visitor().auth.signInWithPassword({ email, password });
  if (error !== null) throw error;
  await page.goto("/icon.svg");
  await page.evaluate(({ key, session }) => localStorage.setItem(key, session), {
    key: sessionKey,
    session: JSON.stringify(data.session),
  });
}
