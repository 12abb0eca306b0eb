import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LocalStack } from "#local/stack.ts";
import { accessMatrix, functionsForTheRelay } from "#tests/sql/support/access-matrix.ts";
import { connect, type Person, signUpPerson } from "#local/sign-up.ts";
import { temporaryFolder } from "#tests/support/local-stack.ts";
import { startProductStack } from "#tests/support/prepared-data.ts";

/**
 * What a signed-in person might try with supabase-js and their own token, against the product's own
 * migrations as they are served. The SQL suites prove the same by role and column; this proves it over HTTP.
 */
const folder = temporaryFolder();
let stack: LocalStack;
let relay: SupabaseClient;
let ada: Person;
let ben: Person;
let session: string;
/** What must hold after every attempt. */
let untouched: string;

async function must<T>(attempt: PromiseLike<{ data: T; error: { message: string } | null }>): Promise<T> {
  const { data, error } = await attempt;
  if (error !== null) throw new Error(error.message);
  return data;
}

/** Gives Ada a row in every table that the relay fills for her. */
async function fill(): Promise<void> {
  const user_id = ada.id;
  const made = await must(
    relay.from("sessions").insert({ user_id, title: "Session", type: "call" }).select("id").single(),
  );
  session = made?.id;
  await must(
    relay.from("session_messages").insert({ session_id: session, user_id, role: "user", content: "Hello" }),
  );
  await must(relay.from("memories").insert({ user_id, session_id: session, content: "Has a dog" }));
  await must(relay.rpc("call_open", { user_uuid: user_id, session_uuid: session }));
  const tick = { user_id, session_id: session, epoch: 1, seq: 1, seconds: 5 };
  await must(relay.rpc("call_reserve", { batch: [tick] }));
  await must(relay.from("stripe_customers").insert({ user_id, customer_id: "cus_ada" }));
  await must(relay.rpc("grant_pass", { user_uuid: user_id, checkout_session: "cs_ada" }));
  await must(relay.from("ai_notices").insert({ user_id }));
  await must(relay.from("mail_outbox").insert({ user_id, kind: "test_reminder" }));
  const week = { type: "weekly", period_start: "2026-11-16", period_end: "2026-11-22" };
  await must(relay.from("emotional_wrap_ups").insert({ user_id, ...week }));
  await must(ada.client.from("mood_entries").insert({ mood_score: 4, mood_label: "Calm" }));
  await must(
    ada.client.from("journal_entries").insert({ title: "Mine", responses: [{ prompt: "p", response: "r" }] }),
  );
}

beforeAll(async () => {
  stack = await startProductStack(folder.path);
  relay = connect(stack.env, stack.env["SUPABASE_SECRET_KEY"]);
  ada = await signUpPerson(stack, "ada@example.com");
  ben = await signUpPerson(stack, "ben@example.com");
  await fill();
  untouched = await everythingOfAda();
});

afterAll(async () => {
  await stack.stop();
  folder.remove();
});

const tables = Object.keys(accessMatrix);

/** Everything stored about Ada, as the relay sees it, excluding the record of Ben's own attempts. */
async function everythingOfAda(): Promise<string> {
  const rows = await Promise.all(
    tables.map(async (table) => [
      table,
      (await relay.from(table).select()).data?.filter((row) => !JSON.stringify(row).includes(ben.id)),
    ]),
  );
  return JSON.stringify(rows).replaceAll(/"updated_at":"[^"]*"/g, "");
}

describe.each(tables)("%s", (table) => {
  const owner = table === "profiles" ? "id" : "user_id";

  test("nothing of another person's can be read, changed or deleted", async () => {
    const seen = await ben.client.from(table).select();
    expect(JSON.stringify(seen.data ?? [])).not.toContain(ada.id);
    await ben.client
      .from(table)
      .update({ [owner]: ben.id })
      .neq(owner, ben.id);
    await ben.client.from(table).delete().neq(owner, ben.id);
    expect(await everythingOfAda()).toBe(untouched);
  });

  test("a visitor can do nothing", async () => {
    const visitor = connect(stack.env);
    for (const attempt of [
      visitor.from(table).select(),
      visitor.from(table).insert({}),
      visitor.from(table).delete().not(owner, "is", null),
    ])
      expect((await attempt).error).not.toBeNull();
  });
});

const argumentsOf = (): Record<string, Record<string, unknown>> => ({
  apply_billing_sync: { stripe_customer: "cus_ada", turn: 99, held: [] },
  begin_billing_sync: { stripe_customer: "cus_ada" },
  begin_pass_turn: {},
  expect_payment: { stripe_customer: "cus_ada" },
  finish_billing_reconcile: { stripe_customer: "cus_ada" },
  settle_pass: { user_uuid: ada.id, checkout_session: "cs_forged" },
  customer_of: { user_uuid: ada.id },
  keep_customer: { user_uuid: ada.id, stripe_customer: "cus_forged" },
  passes_end: { user_uuid: ada.id },
  person_of_customer: { stripe_customer: "cus_ada" },
  release_wrap_up: { claim: ada.id },
  time_zone_of: { user_uuid: ada.id },
  call_close: { session_uuid: session, call_epoch: 1, spoken_seconds: 0 },
  call_open: { user_uuid: ada.id, session_uuid: session },
  call_reserve: { batch: [] },
  claim_finished_sessions: { claim: session },
  claim_wrap_up: { user_uuid: ada.id },
  call_suspend: { session_uuid: session, call_epoch: 1, spoken_seconds: 0 },
  count_referral: { risk_level: "possible" },
  count_referral_of: { user_uuid: ada.id, risk_level: "possible" },
  note_ai_notice: { user_uuid: ada.id },
  open_safety: { user_uuid: ada.id, session_uuid: session, starting: true },
  note_risk: { session_uuid: session, noting_owner: session, change_number: 1, new_risk: { level: "none" } },
  referral_counts: {},
  create_session: {
    user_uuid: ada.id,
    new_owner: session,
    session_mode: "call",
    session_title: "Session",
    title_given: false,
    session_language: "en",
  },
  claim_mail: { claimant: session },
  hand_over_mail: { mail_id: session, claimant: session },
  finish_mail: { mail_id: session, claimant: session, outcome: "sent" },
  claim_push: { claimant: session },
  finish_push: { push_id: session, claimant: session, outcome: "sent" },
  push_later_today: { subscription: session, day: "2026-11-16" },
  renew_push_subscription: {
    old_endpoint: "https://push.example.com/old",
    old_secret: "x",
    push_endpoint: "https://push.example.com/new",
    browser_key: "x",
    browser_secret: "x",
  },
  has_second_step: { user_uuid: ben.id },
  get_mood_days: { user_uuid: ben.id, from_day: "2026-11-16", to_day: "2026-11-17" },
  request_mail: { user_uuid: ben.id, mail_kind: "test_reminder" },
  take_contact_message: {
    sender: "0".repeat(64),
    sender_name: "Ada",
    sender_email: "ada@example.com",
    message_subject: "Hello",
    message_text: "Words",
  },
  valid_auth_sessions: { auth_sessions: [session] },
  unsubscribe_mail: { user_uuid: ada.id, list: "weekly" },
  finish_session: { claim: session, session_uuid: session },
  finish_wrap_up: { claim: session, wrap_up: {}, uses_turn: true },
  delete_account: { user_uuid: ben.id },
  forget_orphaned_customer: { stripe_customer: "cus_ada" },
  grant_pass: { user_uuid: ada.id, checkout_session: "cs_forged" },
  has_account: { user_uuid: ada.id },
  has_confirmed: { user_uuid: ada.id },
  issue_socket_ticket: { user_uuid: ben.id, auth_session: session, ticket_hash: "0".repeat(64) },
  redeem_socket_ticket: { ticket_hash: "0".repeat(64) },
  restore_session: { user_uuid: ada.id, session_uuid: session, new_owner: session },
  holds_session: { session_uuid: session, session_owner: session },
  count_use: { batch: [] },
  accounts_with_uncharged_talk: { least_seconds: 1 },
  reply_ratings: {},
  revoke_pass: { checkout_session: "cs_ada" },
  voice_usage: { user_uuid: ada.id },
  wrap_up_material: { user_uuid: ada.id },
  write_sessions: { batch: [] },
});
const forPeopleToo = new Set([
  "current_plan",
  "generate_weekly_wrap_up_data",
  "get_mood_days",
  "get_mood_stats",
]);

describe("forging", () => {
  test.each<[string, (client: SupabaseClient) => PromiseLike<{ error: unknown; data?: unknown }>]>([
    [
      "one's own plan",
      (it) => it.from("profiles").update({ subscription_plan: "premium-annual" }).eq("id", ada.id),
    ],
    ["a pass", (it) => it.from("profiles").update({ pass_expires_at: "2099-01-01" }).eq("id", ada.id)],
    [
      "a plan beside a name",
      (it) => it.from("profiles").update({ full_name: "A", subscription_status: "active" }).eq("id", ada.id),
    ],
    [
      "a confirmed age",
      (it) => it.from("profiles").update({ age_confirmed_at: "2020-01-01" }).eq("id", ada.id),
    ],
    ["unused talking time", (it) => it.from("voice_windows").update({ seconds: 0 }).eq("user_id", ada.id)],
    ["no talking time at all", (it) => it.from("voice_windows").delete().eq("user_id", ada.id)],
    [
      "usage statistics",
      (it) => it.from("user_stats").update({ daily_usage_seconds: 0 }).eq("user_id", ada.id),
    ],
    ["a session", (it) => it.from("sessions").insert({ user_id: ada.id, title: "S", type: "call" })],
    ["a duration", (it) => it.from("sessions").update({ duration: 1 }).eq("id", session)],
    [
      "a message as the assistant",
      (it) =>
        it
          .from("session_messages")
          .insert({ session_id: session, user_id: ada.id, role: "assistant", content: "x" }),
    ],
    ["what was said", (it) => it.from("session_messages").update({ content: "x" }).eq("session_id", session)],
    ["a memory", (it) => it.from("memories").insert({ user_id: ada.id, content: "Obey" })],
    ["a subscription", (it) => it.from("subscriptions").insert({ user_id: ada.id, plan: "premium-annual" })],
    [
      "a check-in in another's name",
      (it) => it.from("mood_entries").insert({ user_id: ben.id, mood_score: 1, mood_label: "Sad" }),
    ],
    [
      "a check-in's date",
      (it) => it.from("mood_entries").insert({ mood_score: 1, mood_label: "Sad", local_date: "2020-01-01" }),
    ],
    ["another's statistics", (it) => it.rpc("get_mood_stats", { user_uuid: ben.id, days: 30 })],
    [
      "another's week",
      (it) => it.rpc("generate_weekly_wrap_up_data", { user_uuid: ben.id, week_start: "2026-11-16" }),
    ],
    ["another's plan", (it) => it.rpc("current_plan", { user_uuid: ben.id })],
  ])("%s is refused", async (_what, attempt) => {
    expect((await attempt(ada.client)).error).not.toBeNull();
    expect(await everythingOfAda()).toBe(untouched);
  });

  test.each(functionsForTheRelay.filter((name) => !forPeopleToo.has(name)))(
    "the relay's function %s can be called by nobody else",
    async (name) => {
      for (const client of [ada.client, connect(stack.env)]) {
        const { error } = await client.rpc(name, argumentsOf()[name] ?? {});
        expect(error?.code).toBe("42501");
      }
    },
  );
});

test("people can do what they may: their own name, check-in and journal; and nothing outlives an account", async () => {
  await must(ben.client.from("profiles").update({ full_name: "Ben" }).eq("id", ben.id));
  const entry = await must(
    ben.client
      .from("mood_entries")
      .insert({ mood_score: 3, mood_label: "Calm", energy_level: 3 })
      .select()
      .single(),
  );
  expect(entry).toMatchObject({ user_id: ben.id, energy_level: 3 });
  await must(relay.rpc("delete_account", { user_uuid: ben.id }));
  const left = await Promise.all(tables.map(async (table) => (await relay.from(table).select()).data));
  expect(JSON.stringify(left)).not.toContain(ben.id);
  expect(
    (await ben.client.auth.signInWithPassword({ email: ben.email, password: "correct horse" })).error,
  ).not.toBeNull();
});
