import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { makeClient } from "#tests/support/relay-app.ts";
import { type SpawnedRelay, spawnRelay } from "#scripts/spawn-relay.ts";
import {
  databaseQuestion,
  type ScriptedAnswer,
  type ScriptedSupabase,
  startScriptedSupabase,
} from "#tests/support/scripted-supabase.ts";
import { hostedStripe, unusedStripe } from "#relay/testing/billing-env.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

let client: Awaited<ReturnType<typeof makeClient>>;
let supabase: ScriptedSupabase;
let database: () => ScriptedAnswer | Promise<ScriptedAnswer>;
const started: SpawnedRelay[] = [];

beforeAll(async () => {
  client = await makeClient({ "index.html": "<!doctype html>" });
  supabase = await startScriptedSupabase({ [databaseQuestion]: () => database() });
});
beforeEach(() => {
  database = () => ({ status: 200 });
});
afterEach(async () => {
  for (const relay of started.splice(0)) {
    relay.child.kill("SIGKILL");
    await relay.exited;
  }
});
afterAll(async () => {
  await supabase.stop();
  await client.remove();
});

const localEnv = () => ({
  PORT: "0",
  HOST: "127.0.0.1",
  LOG_LEVEL: "debug",
  CLIENT_DIR: client.folder,
  SUPABASE_URL: supabase.url,
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_test",
  SUPABASE_SECRET_KEY: "sb_secret_test",
  SMTP_URL: "smtp://127.0.0.1:25",
  ...unusedStripe,
});

const hostedEnv = () => ({
  NODE_ENV: "production",
  PORT: "0",
  CLIENT_DIR: client.folder,
  PUBLIC_URL: "https://hearken.app",
  SUPABASE_URL: "https://abcd.supabase.co",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_test",
  SUPABASE_SECRET_KEY: "sb_secret_test",
  SMTP_URL: "smtps://mail.provider.com",
  ...hostedStripe,
  MAIL_FROM: "Hearken <hello@hearken.app>",
  CONTACT_EMAIL: "help@hearken.app",
  OPENAI_API_KEY: "sk-test",
});

function start(env: Record<string, string>, args?: readonly string[]): SpawnedRelay {
  const relay = spawnRelay(args ? { env, args } : { env });
  started.push(relay);
  return relay;
}

async function urlOf(relay: SpawnedRelay): Promise<string> {
  const { port } = await relay.event("relay.listening");
  return `http://127.0.0.1:${String(port)}`;
}

/** A relay with a request that the database delays until `release`. */
async function startBusy() {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<ScriptedAnswer>();
  database = () => {
    asked.resolve();
    return answer.promise;
  };
  const relay = start(localEnv());
  const url = await urlOf(relay);
  const response = fetch(`${url}/readyz`);
  // Its failure is checked by the tests that expect one.
  response.catch(() => {});
  await asked.promise;
  return { relay, url, response, release: () => answer.resolve({ status: 200 }) };
}

describe("starting", () => {
  const importing = [
    "--input-type=module",
    "--eval",
    `await import(${JSON.stringify(new URL("../../relay/main.ts", import.meta.url).href)})`,
  ];
  test.each([
    ["by itself", undefined],
    ["imported by another program", importing],
  ])("%s, it serves, and SIGTERM ends it in order", async (_name, args) => {
    const relay = start(localEnv(), args);
    const url = await urlOf(relay);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect((await fetch(`${url}/dashboard`)).status).toBe(200);
    relay.child.kill("SIGTERM");
    expect(await relay.exited).toBe(0);
    expect(relay.output.stdout).toMatch(/"relay\.stopping","signal":"SIGTERM".*\n.*"relay\.stopped"\}\n$/);
    expect(relay.output.stderr).toBe("");
  });

  test("production starts on hosted services", async () => {
    const relay = start(hostedEnv());
    expect((await fetch(`${await urlOf(relay)}/healthz`)).status).toBe(200);
  });

  test("outside production it starts without a built client, which the development server provides", async () => {
    const relay = start({ ...localEnv(), CLIENT_DIR: "/nonexistent" });
    expect((await fetch(`${await urlOf(relay)}/api/config`)).status).toBe(200);
    expect(relay.output.stdout).toContain("client.missing");
  });
});

async function refusalOf(env: Record<string, string>): Promise<string[]> {
  const relay = start(env);
  expect(await relay.exited).toBe(1);
  expect(relay.output.stdout).toBe("");
  const [title, ...lines] = relay.output.stderr.trimEnd().split("\n  ");
  expect(title).toBe("Hearken can't start.");
  return lines;
}

describe("anything that prevents starting is reported in one line each, with exit code 1", () => {
  test("variables", async () => {
    const { SUPABASE_SECRET_KEY: _left, ...env } = localEnv();
    expect(await refusalOf({ ...env, PORT: "http" })).toEqual([
      expect.stringMatching(/^PORT isn't valid\. /),
      expect.stringMatching(/^SUPABASE_SECRET_KEY isn't set\. /),
    ]);
  });

  test("a stand-in in production", async () => {
    expect(await refusalOf({ ...hostedEnv(), SUPABASE_URL: supabase.url })).toEqual([
      expect.stringMatching(/^SUPABASE_URL points to this machine/),
    ]);
  });

  test("no built client in production", async () => {
    expect(await refusalOf({ ...hostedEnv(), CLIENT_DIR: "/nonexistent" })).toEqual([
      "CLIENT_DIR doesn't contain a built client. Run: npm run build",
    ]);
  });

  test("a port that is taken", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(0, "127.0.0.1", resolve);
    });
    const { port } = other.address() as AddressInfo;
    expect(await refusalOf({ ...localEnv(), PORT: String(port) })).toEqual([
      `PORT ${port} is already in use. Stop the program that's using it, or set PORT to another one.`,
    ]);
    other.close();
  });

  test("an address that is not this machine's", async () => {
    expect(await refusalOf({ ...localEnv(), HOST: "192.0.2.1" })).toEqual([
      "HOST isn't an address of this machine. Set it to one that is, or leave it unset.",
    ]);
  });
});

describe("stopping", () => {
  test("lets the current request finish, and accepts no other", async () => {
    const { relay, url, response, release } = await startBusy();
    relay.child.kill("SIGTERM");
    await relay.event("relay.stopping");
    // Refused, or reset if it was just waiting to be accepted.
    await expect(fetch(`${url}/healthz`)).rejects.toThrow("fetch failed");
    release();
    const answered = await response;
    expect([answered.status, await answered.json()]).toEqual([503, { status: "draining" }]);
    expect(await relay.exited).toBe(0);
  });

  test("is immediate after the second signal", async () => {
    const { relay, response } = await startBusy();
    relay.child.kill("SIGINT");
    await relay.event("relay.stopping");
    relay.child.kill("SIGINT");
    expect(await relay.exited).toBe(1);
    await expect(response).rejects.toThrow("fetch failed");
  });
});

describe("unhandled failures", () => {
  const text = "ana@hearken.app";

  /** A relay whose process executes `statement` on SIGUSR2. */
  async function startFaulty(statement: string) {
    const main = new URL("../../relay/main.ts", import.meta.url).href;
    const program = `const fail = () => { throw new Error(${JSON.stringify(text)}); };
      process.on("SIGUSR2", () => { ${statement} });
      await import(${JSON.stringify(main)});`;
    const relay = start({ ...localEnv(), METRICS_TOKEN: "token-of-the-tests-0123456789abcdef" }, [
      "--input-type=module",
      "--eval",
      program,
    ]);
    return { relay, url: await urlOf(relay) };
  }

  test("a rejection is logged by its code and counted, and the relay continues", async () => {
    const { relay, url } = await startFaulty("void (async () => fail())();");
    relay.child.kill("SIGUSR2");
    expect(await relay.event("background.failed")).toMatchObject({
      level: "error",
      task: "process",
      code: "Error",
    });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const metrics = await fetch(`${url}/metrics`, {
      headers: { authorization: "Bearer token-of-the-tests-0123456789abcdef" },
    });
    expect(await metrics.text()).toContain('hearken_background_failures_total{task="process"} 1');
    relay.child.kill("SIGTERM");
    expect(await relay.exited).toBe(0);
    expect(relay.output.stdout + relay.output.stderr).not.toContain(text);
  });

  test("an exception lets current requests finish, and then exits with 1", async () => {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<ScriptedAnswer>();
    database = () => {
      asked.resolve();
      return answer.promise;
    };
    const { relay, url } = await startFaulty("fail();");
    const response = fetch(`${url}/readyz`);
    await asked.promise;
    relay.child.kill("SIGUSR2");
    expect(await relay.event("process.failed")).toMatchObject({ level: "fatal", code: "Error" });
    answer.resolve({ status: 200 });
    expect((await response).status).toBe(503);
    expect(await relay.exited).toBe(1);
    expect(relay.output.stdout + relay.output.stderr).not.toContain(text);
  });
});
