import { statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LocalStack } from "#local/stack.ts";
import { type Person, connect, signUpPerson } from "#local/sign-up.ts";
import { appUrl, startStack, temporaryFolder } from "#tests/support/local-stack.ts";

const folder = temporaryFolder();
let stack: LocalStack;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  stack = await startStack(folder.path);
  ada = await signUpPerson(stack, "ada@example.com");
  ben = await signUpPerson(stack, "ben@example.com");
});

afterAll(async () => {
  await stack.stop();
  folder.remove();
});

const serviceKey = (): string => stack.env["SUPABASE_SECRET_KEY"] ?? "";

/** Everything the migrations forbid, tried through supabase-js. */
async function forbiddenThings(person: Person): Promise<Record<string, unknown>> {
  const anon = connect(stack.env);
  const { client } = person;
  const attempts = {
    "a person sets a column that is not theirs": client.from("notes").insert({ body: "a", stars: 5 }),
    "a person changes a column that is not theirs": client.from("notes").update({ stars: 5 }).gt("id", 0),
    "a person names another owner": client.from("notes").insert({ body: "a", owner: ben.id }),
    "a person writes a read-only table": client.from("people").insert({ id: person.id, full_name: "x" }),
    "a person calls a revoked function": client.rpc("for_the_service"),
    "a visitor reads": anon.from("notes").select(),
    "a visitor writes": anon.from("notes").insert({ body: "a" }),
    "a visitor calls a revoked function": anon.rpc("for_the_service"),
  };
  const codes = Object.entries(attempts).map(async ([what, attempt]) => {
    const { error, status } = await attempt;
    return [what, `${status} ${error?.code}`] as const;
  });
  return Object.fromEntries(await Promise.all(codes));
}

const allRefused = {
  "a person sets a column that is not theirs": "403 42501",
  "a person changes a column that is not theirs": "403 42501",
  "a person names another owner": "403 42501",
  "a person writes a read-only table": "403 42501",
  "a person calls a revoked function": "403 42501",
  "a visitor reads": "401 42501",
  "a visitor writes": "401 42501",
  "a visitor calls a revoked function": "401 42501",
} as const;

describe("what the migrations forbid stays forbidden", () => {
  test("from the first request on", async () => {
    expect(await forbiddenThings(ada)).toEqual(allRefused);
  });

  test("after many requests of every kind", async () => {
    for (let round = 0; round < 5; round += 1) {
      await ada.client.from("notes").insert({ body: `note ${round}` });
      await ada.client.from("notes").select();
      await connect(stack.env, serviceKey()).from("notes").update({ stars: round }).gt("id", 0);
      await connect(stack.env, serviceKey()).rpc("for_the_service");
    }
    expect(await forbiddenThings(ada)).toEqual(allRefused);
  });

  test("and after a restart, which signs nobody out", async () => {
    await stack.stop();
    const before = stack.env;
    stack = await startStack(folder.path);
    expect(stack.env["SUPABASE_SECRET_KEY"]).toBe(before["SUPABASE_SECRET_KEY"]);
    expect(stack.env["SUPABASE_PUBLISHABLE_KEY"]).toBe(before["SUPABASE_PUBLISHABLE_KEY"]);

    ada = await carriedOver(ada);
    ben = await carriedOver(ben);
    expect(await forbiddenThings(ada)).toEqual(allRefused);
    expect((await ada.client.from("notes").select("body")).data).toHaveLength(5);
  });
});

/** The same session at the stand-in's new URL, with a refreshed token. */
async function carriedOver({ client, ...person }: Person): Promise<Person> {
  const { data } = await client.auth.getSession();
  const moved = connect(stack.env);
  const { error } = await moved.auth.refreshSession({ refresh_token: data.session?.refresh_token ?? "" });
  expect(error).toBeNull();
  return { ...person, client: moved };
}

test("people see and delete only their own rows; the service sees all", async () => {
  const { data: note } = await ben.client.from("notes").insert({ body: "ben's" }).select().single();
  expect(note).toMatchObject({ owner: ben.id, stars: 0 });
  expect((await ada.client.from("notes").select().eq("id", note.id)).data).toEqual([]);
  expect((await ada.client.from("notes").delete().eq("id", note.id).select()).data).toEqual([]);
  const service = connect(stack.env, serviceKey());
  expect((await service.from("notes").select("owner").eq("id", note.id)).data).toEqual([{ owner: ben.id }]);
  expect((await ben.client.from("notes").delete().eq("id", note.id).select()).data).toHaveLength(1);
});

test("concurrent requests keep their own identity", async () => {
  const callers = [
    { client: ada.client, role: "authenticated", uid: ada.id },
    { client: ben.client, role: "authenticated", uid: ben.id },
    { client: connect(stack.env), role: "anon", uid: null },
    { client: connect(stack.env, serviceKey()), role: "service_role", uid: null },
  ];
  const many = Array.from({ length: 10 }, () => callers).flat();
  const calls = many.map(async ({ client, role, uid }) => {
    const { data } = await client.rpc("who_am_i").single();
    expect(data).toEqual({ role, uid });
  });
  await Promise.all(calls);
});

describe("failed statements get a hosted project's answers", () => {
  test("a check violation is a 400 that names the constraint", async () => {
    const { error, status } = await ada.client.from("notes").insert({ body: "x".repeat(101) });
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: "23514", message: expect.stringContaining("notes_body_short") });
  });

  test.each([
    ["P0001", 400],
    ["HK001", 400],
    ["23514", 400],
    ["23505", 409],
    ["PT402", 402],
    ["42501", 403],
    ["40001", 500],
  ])("a raised %s is a %i with its code, message, details and hint", async (state, expected) => {
    const { error, status } = await ada.client.rpc("fail_with", { state });
    expect(status).toBe(expected);
    expect(error).toMatchObject({ code: state, message: "refused", details: "because" });
  });

  test("an unknown table and an unknown function are a 404", async () => {
    expect((await ada.client.from("nothing").select()).error?.code).toBe("PGRST205");
    expect((await ada.client.rpc("nothing")).error?.code).toBe("PGRST202");
  });
});

async function statusOf(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<number> {
  return (await fetch(`${stack.env["SUPABASE_URL"]}${path}`, { method, headers })).status;
}
const publishableKey = (): string => stack.env["SUPABASE_PUBLISHABLE_KEY"] ?? "";

describe("who may send requests at all", () => {
  test.each(["/rest/v1/notes", "/rest/v1/rpc/for_the_service", "/auth/v1/settings", "/auth/v1/user"])(
    "%s needs a key of this project",
    async (path) => {
      expect(await statusOf(path)).toBe(401);
      expect(await statusOf(path, { apikey: "sb_publishable_someoneelses" })).toBe(401);
      expect(await statusOf(path, { authorization: `Bearer ${serviceKey()}` })).toBe(401);
      const { data } = await ada.client.auth.getSession();
      expect(await statusOf(path, { authorization: `Bearer ${data.session?.access_token}` })).toBe(401);
    },
  );

  test("a keyless request from this machine doesn't make anyone administrator", async () => {
    const headers = { origin: stack.env["SUPABASE_URL"] ?? "", host: "localhost" };
    expect(await statusOf("/rest/v1/notes", headers)).toBe(401);
  });

  test("the secret key is refused in a browser", async () => {
    expect(
      await statusOf("/rest/v1/notes", { apikey: serviceKey(), "user-agent": "Mozilla/5.0 (X11)" }),
    ).toBe(401);
  });

  test.each([
    "/",
    "/_system/config",
    "/_system/introspect",
    "/studio",
    "/storage/v1/bucket",
    "/auth/v1/magiclink",
  ])("%s is not offered", async (path) => {
    expect(await statusOf(path, { apikey: publishableKey() })).toBe(404);
    expect(await statusOf(path, { apikey: serviceKey() }, "POST")).toBe(404);
  });

  test("pages of the app may call it", async () => {
    const preflight = await fetch(`${stack.env["SUPABASE_URL"]}/auth/v1/token`, {
      method: "OPTIONS",
      headers: {
        origin: appUrl,
        "access-control-request-method": "POST",
        "access-control-request-headers": "apikey",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toBe("apikey");
    const answer = await fetch(`${stack.env["SUPABASE_URL"]}/auth/v1/user`, { headers: { origin: appUrl } });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  });

  test("only this machine can reach it", () => {
    expect(new URL(stack.env["SUPABASE_URL"] ?? "").hostname).toBe("127.0.0.1");
  });

  test("the keys are readable only by their owner", () => {
    expect(statSync(join(folder.path, "supabase", "keys.json")).mode & 0o777).toBe(0o600);
    expect(publishableKey()).toMatch(/^sb_publishable_/);
    expect(serviceKey()).toMatch(/^sb_secret_/);
  });
});
