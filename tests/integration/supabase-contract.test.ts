import process from "node:process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect, type Person, signUpPerson } from "#local/sign-up.ts";
import { validAuthSessionsOver } from "#relay/store/auth-sessions.ts";
import { createServiceClient } from "#relay/store/service-client.ts";
import { temporaryFolder } from "#tests/support/local-stack.ts";
import { startProductStack } from "#tests/support/prepared-data.ts";

/**
 * What the app relies on from a Supabase with its migrations. Runs against the stand-in, or against the
 * Supabase that `CONTRACT_SUPABASE_…` names, such as one from `supabase start`.
 */
type Supabase = {
  readonly env: Record<string, string>;
  readonly makePerson: (email: string) => Promise<Person>;
  readonly stop: () => Promise<void>;
};

const password = "correct horse";

async function standIn(): Promise<Supabase> {
  const folder = temporaryFolder();
  const stack = await startProductStack(folder.path);
  return {
    env: stack.env,
    makePerson: (email) => signUpPerson(stack, email, password),
    stop: async () => {
      await stack.stop();
      folder.remove();
    },
  };
}

function hostedAt(url: string): Supabase {
  const names = ["SUPABASE_PUBLISHABLE_KEY", "SUPABASE_SECRET_KEY"];
  const keys = names.map((name) => [name, process.env[`CONTRACT_${name}`] ?? ""]);
  const env = { SUPABASE_URL: url, ...Object.fromEntries(keys) };
  return {
    env,
    async makePerson(email) {
      const asked = { email, password, email_confirm: true };
      const about = { age_confirmed: true, terms_accepted: true };
      const service = connect(env, env["SUPABASE_SECRET_KEY"]);
      const made = await service.auth.admin.createUser({ ...asked, user_metadata: about });
      if (made.error) throw made.error;
      const client = connect(env);
      const { error } = await client.auth.signInWithPassword({ email, password });
      if (error) throw error;
      return { client, id: made.data.user.id, email };
    },
    stop: async () => {},
  };
}

/** New addresses for each run, because a hosted database keeps those of the last one. */
const addressOf = (name: string): string => `${name}-${process.pid}-${Date.now()}@example.com`;

let supabase: Supabase;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  const url = process.env["CONTRACT_SUPABASE_URL"] ?? "";
  supabase = url === "" ? await standIn() : hostedAt(url);
  ada = await supabase.makePerson(addressOf("ada"));
  ben = await supabase.makePerson(addressOf("ben"));
});

afterAll(() => supabase.stop());

const anybody = () => connect(supabase.env);
const service = () => connect(supabase.env, supabase.env["SUPABASE_SECRET_KEY"]);

describe("accounts", () => {
  test("sign-up creates a profile with the given confirmations, on the free plan", async () => {
    const { data } = await ada.client.from("profiles").select().single();
    expect(data).toMatchObject({ id: ada.id, email: ada.email, subscription_plan: "free" });
    expect(data).toMatchObject({
      age_confirmed_at: expect.any(String),
      terms_accepted_at: expect.any(String),
    });
  });

  test("a wrong password is reported by its code", async () => {
    const { error } = await anybody().auth.signInWithPassword({ email: ada.email, password: "wrong horse" });
    expect(error).toMatchObject({ code: "invalid_credentials", status: 400 });
  });

  test("an ended sign-in isn't valid, though its token hasn't expired", async () => {
    const other = anybody();
    const { data } = await other.auth.signInWithPassword({ email: ben.email, password });
    const [, payload = ""] = data.session?.access_token.split(".") ?? [];
    const { session_id: id } = JSON.parse(Buffer.from(payload, "base64url").toString()) as {
      session_id: string;
    };
    const stillValid = validAuthSessionsOver(
      createServiceClient(supabase.env["SUPABASE_URL"] ?? "", supabase.env["SUPABASE_SECRET_KEY"] ?? ""),
    );
    expect((await stillValid([id]))?.has(id)).toBe(true);
    await other.auth.signOut({ scope: "local" });
    expect((await stillValid([id]))?.has(id)).toBe(false);
  });
});

describe("rows", () => {
  test("people see only their own, visitors none", async () => {
    expect((await ada.client.from("profiles").select("id")).data).toEqual([{ id: ada.id }]);
    expect(await anybody().from("profiles").select("id")).toMatchObject({
      status: 401,
      error: { code: "42501" },
    });
  });

  test("people can't give themselves a plan, or write to others' rows", async () => {
    const plan = await ada.client
      .from("profiles")
      .update({ subscription_plan: "premium-annual" })
      .eq("id", ada.id);
    expect(plan).toMatchObject({ status: 403, error: { code: "42501" } });
    const foreign = await ada.client.from("mood_entries").insert({ user_id: ben.id, mood_score: 4 });
    expect(foreign).toMatchObject({ status: 403, error: { code: "42501" } });
  });

  test("functions for the relay are refused to people and visitors", async () => {
    for (const client of [ada.client, anybody()])
      expect((await client.rpc("enqueue_due_reminders")).error).toMatchObject({ code: "42501" });
    expect((await service().rpc("enqueue_due_reminders")).error).toBeNull();
  });

  test("a second check-in on a day is a conflict", async () => {
    const checkIn = { user_id: ben.id, mood_score: 4, mood_label: "good" };
    expect((await ben.client.from("mood_entries").insert(checkIn)).error).toBeNull();
    expect(await ben.client.from("mood_entries").insert(checkIn)).toMatchObject({
      status: 409,
      error: { code: "23505" },
    });
  });

  test("a plan limit is reported as payment required", async () => {
    const { data: state } = await ada.client.rpc("check_in_state");
    const today = new Date(`${(state as { today: string }).today}T12:00:00Z`);
    const sinceMonday = (today.getUTCDay() + 6) % 7;
    const week = Array.from({ length: 7 }, (_, day) => day).filter((day) => day !== sinceMonday);
    const days = week.slice(0, 3).map((day) => {
      const date = new Date(today.getTime() + (day - sinceMonday) * 86_400_000);
      return { user_id: ada.id, local_date: date.toISOString().slice(0, 10) };
    });
    expect((await service().from("check_in_days").insert(days)).error).toBeNull();
    const fourth = await ada.client
      .from("mood_entries")
      .insert({ user_id: ada.id, mood_score: 4, mood_label: "good" });
    expect(fourth).toMatchObject({ status: 402, error: { code: "PT402" } });
  });
});
