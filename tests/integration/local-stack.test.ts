import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { type Server, createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { type ForkedChild, forkChild } from "#local/fork-child.ts";
import { listenOnLoopback } from "#local/listen.ts";
import type { LocalStack } from "#local/stack.ts";
import { connect, signUpPerson } from "#local/sign-up.ts";
import { appUrl, localMigrations, startStack, temporaryFolder } from "#tests/support/local-stack.ts";

const folder = temporaryFolder();
/** Shared by the tests: creating a database takes seconds, and none of them harms it. */
const dataDir = join(folder.path, "data");

/** Someone who signed up before everything else. */
let owner: string;

beforeAll(async () => {
  await withStack(startStack(dataDir), async (stack) => {
    owner = (await signUpPerson(stack, "writer@example.com")).id;
  });
});

afterAll(() => folder.remove());

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

/** Runs `work` on a started stack and always stops it. */
async function withStack<T>(
  starting: Promise<LocalStack>,
  work: (stack: LocalStack) => Promise<T>,
): Promise<T> {
  const stack = await starting;
  try {
    return await work(stack);
  } finally {
    await stack.stop();
  }
}

describe("starting", () => {
  test("a second instance on the same data is refused in one line, and the first continues", async () => {
    await withStack(startStack(dataDir), async (first) => {
      const second = startStack(dataDir);
      await expect(second).rejects.toThrow(
        /^Another Hearken is already using the data in \S+\. Stop it first, or set DATA_DIR to another folder\.$/,
      );
      // The process that opens the database asks for itself.
      await expect(supabaseChild().start(supabaseOptions())).rejects.toThrow(/\/supabase\. Stop it first/);
      expect(await answers(first.env["SUPABASE_URL"] ?? "")).toBe(true);
    });
  });

  test("a data directory that can't be created is named", async () => {
    const file = join(folder.path, "a-file");
    writeFileSync(file, "");
    await expect(startStack(join(file, "data"))).rejects.toThrow(
      /^Can't write to the data directory \S+\. Make it writable, or set DATA_DIR to another folder\.$/,
    );
  });

  test("each stand-in uses its own port, or a free one if that is taken, and stopping ends both", async () => {
    const blocker = createServer();
    const taken = await freeNeighbours(blocker);
    const stack = startStack(dataDir, { basePort: taken - 1 });
    const urls = await withStack(stack, async ({ env, notes }) => {
      expect(Number(new URL(env["SUPABASE_URL"] ?? "").port)).not.toBe(taken);
      expect(new URL(env["SMTP_URL"] ?? "").port).toBe(String(taken + 1));
      expect(notes).toEqual([{ label: "Mail inbox", url: `http://127.0.0.1:${taken + 2}` }]);
      const both = [env["SUPABASE_URL"] ?? "", notes[0]?.url ?? ""];
      expect(await Promise.all(both.map(answers))).toEqual([true, true]);
      return both;
    });
    expect(await Promise.all(urls.map(answers))).toEqual([false, false]);
    blocker.close();
  });

  test("only missing services are started", async () => {
    await withStack(startStack(dataDir, { missing: ["mail", "carrier-pigeon"] }), async ({ env }) => {
      expect(Object.keys(env)).toEqual(["SMTP_URL", "MAIL_FROM"]);
    });
  });

  test("account emails need a mail server", async () => {
    const alone = startStack(dataDir, { missing: ["supabase"] });
    await expect(alone).rejects.toThrow(/^SMTP_URL sets where account emails are sent/);
  });
});

/** Occupies a port whose two neighbors above are free. */
async function freeNeighbours(blocker: Server): Promise<number> {
  const port = await listenOnLoopback(blocker, 0);
  const neighbours = await Promise.all([port + 1, port + 2].map(isFree));
  if (neighbours.every(Boolean)) return port;
  await new Promise((resolve) => blocker.close(resolve));
  return freeNeighbours(blocker);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const got = await listenOnLoopback(probe, port);
  await new Promise((resolve) => probe.close(resolve));
  return got === port;
}

describe("migrations", () => {
  test("one that was changed after it was applied is named, and nothing starts", async () => {
    const migrationsDir = copyOfMigrations("changed");
    const file = join(migrationsDir, "20260101000001_functions.sql");
    writeFileSync(file, `${readFileSync(file, "utf8")}-- changed`);
    await expect(startStack(dataDir, { migrationsDir })).rejects.toThrow(
      /^The migrations don't match the data: in supabase\/migrations, 20260101000001_functions\.sql was changed after/,
    );
  });

  test("one that fails is named and leaves nothing behind; once fixed, it is applied once", async () => {
    const copy = join(folder.path, "copy");
    cpSync(dataDir, copy, { recursive: true });
    const migrationsDir = copyOfMigrations("failing");
    const file = join(migrationsDir, "20260101000002_broken.sql");
    writeFileSync(file, "create table public.half (id int); select 1 / 0;");
    await expect(startStack(copy, { migrationsDir })).rejects.toThrow(
      /^Migration 20260101000002_broken\.sql failed: division by zero/,
    );
    writeFileSync(file, "create table public.half (id int);");
    for (let start = 0; start < 2; start += 1) {
      await withStack(startStack(copy, { migrationsDir }), async ({ env }) => {
        const { data } = await connect(env, env["SUPABASE_SECRET_KEY"]).from("half").select();
        expect(data).toEqual([]);
      });
    }
  });

  test("data in another format isn't touched", async () => {
    const file = join(dataDir, "supabase", "format");
    const format = readFileSync(file);
    writeFileSync(file, "0 (PostgreSQL 12)");
    await expect(startStack(dataDir)).rejects.toThrow(
      /has format "0 \(PostgreSQL 12\)", but this version reads "1 /,
    );
    writeFileSync(file, format);
    expect(existsSync(join(dataDir, "supabase", "postgres", "PG_VERSION"))).toBe(true);
  });
});

function copyOfMigrations(name: string): string {
  const path = join(folder.path, name);
  mkdirSync(path);
  cpSync(localMigrations, path, { recursive: true });
  return path;
}

describe("ending", () => {
  test("no process outlives a killed parent", async () => {
    const parent = fork(fileURLToPath(new URL("../support/run-local-stack.ts", import.meta.url)), [dataDir]);
    const { env, notes } = await startedBy(parent);
    const urls = [env["SUPABASE_URL"] ?? "", notes[0]?.url ?? ""];
    expect(await Promise.all(urls.map(answers))).toEqual([true, true]);
    parent.kill("SIGKILL");
    for (const url of urls) await expect.poll(() => answers(url)).toBe(false);
    await expect.poll(() => canStart(), { interval: 500 }).toBe(true);
  });

  test("one that crashes is reported, once", async () => {
    const exits: (number | null)[] = [];
    const child = supabaseChild((code) => exits.push(code));
    await child.start(supabaseOptions());
    process.kill(child.pid ?? 0, "SIGKILL");
    await expect.poll(() => exits).toEqual([null]);
    await child.stop();
    expect(exits).toEqual([null]);
  });
});

async function startedBy(parent: ChildProcess): Promise<Pick<LocalStack, "env" | "notes">> {
  const [message] = await once(parent, "message");
  return z
    .object({
      env: z.record(z.string(), z.string()),
      notes: z.array(z.object({ label: z.string(), url: z.string() })),
    })
    .parse(message);
}

async function canStart(): Promise<boolean> {
  return withStack(startStack(dataDir), async () => true).catch(() => false);
}

function supabaseChild(onExit: (code: number | null) => void = () => undefined): ForkedChild {
  return forkChild({ name: "supabase", readyTimeoutMs: 60_000, onExit });
}

function supabaseOptions(folderOfData = dataDir) {
  return {
    dataDir: join(folderOfData, "supabase"),
    port: 0,
    publicUrl: appUrl,
    smtpUrl: "smtp://127.0.0.1:1",
    mailFrom: "Hearken <hello@example.com>",
    migrationsDir: localMigrations,
  };
}

const readySchema = z.object({ url: z.string(), publishableKey: z.string(), secretKey: z.string() });

async function startSupabase(folderOfData = dataDir) {
  const child = supabaseChild();
  const ready = readySchema.parse(await child.start(supabaseOptions(folderOfData)));
  const env = { SUPABASE_URL: ready.url, SUPABASE_SECRET_KEY: ready.secretKey };
  return { child, service: connect(env, ready.secretKey), ready };
}

describe("kill -9", () => {
  test("loses no acknowledged row, three times over", async () => {
    const acknowledged: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { child, service } = await startSupabase();
      const enough = acknowledged.length + 40;
      const writer = async (): Promise<void> => {
        for (;;) {
          const { data } = await service.from("notes").insert({ owner, body: "kept" }).select("id");
          if (data === null) return;
          acknowledged.push(Number(data[0]?.id));
          // In the middle of the other writers' statements.
          if (acknowledged.length === enough) process.kill(child.pid ?? 0, "SIGKILL");
        }
      };
      await Promise.all([writer(), writer(), writer(), writer()]);
      await child.stop();
      expect(acknowledged.length).toBeGreaterThanOrEqual(enough);
    }
    const { child, service } = await startSupabase();
    const { data } = await service.from("notes").select("id").eq("owner", owner);
    const found = new Set(data?.map(({ id }) => Number(id)));
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
    await child.stop();
  });

  test("in the middle of the very first start doesn't prevent the next one", async () => {
    const untouched = join(folder.path, "first-start");
    const child = supabaseChild();
    const starting = child.start(supabaseOptions(untouched));
    const mark = join(untouched, "supabase", "unfinished");
    await expect.poll(() => existsSync(mark)).toBe(true);
    process.kill(child.pid ?? 0, "SIGKILL");
    await expect(starting).rejects.toThrow(/before it was ready/);
    const { child: next, service } = await startSupabase(untouched);
    expect((await service.from("notes").select()).data).toEqual([]);
    await next.stop();
  });
});

test("nothing leaves this machine: no connection, no DNS lookup, no telemetry", async () => {
  const record = join(folder.path, "watched");
  writeFileSync(record, "");
  const preload = new URL("../support/watch-process.ts", import.meta.url).href;
  const watched = withEnvironment({ NODE_OPTIONS: `--import=${preload}`, WATCH_FILE: record }, () =>
    startStack(dataDir),
  );
  await withStack(watched, async ({ env }) => {
    const client = connect(env);
    expect(
      (await client.auth.signUp({ email: "quiet@example.com", password: "correct horse" })).error,
    ).toBeNull();
    await client.auth.signInWithPassword({ email: "quiet@example.com", password: "wrong horse" });
    await client.from("notes").select();
    await client.rpc("fail_with", { state: "23514" });
  });
  const seen = readFileSync(record, "utf8").trim().split("\n");
  const entries = seen.map((line) => z.record(z.string(), z.string()).parse(JSON.parse(line)));
  const addresses = new Set(entries.flatMap(({ connect: host, lookup }) => host ?? lookup ?? []));
  const modules = entries.flatMap(({ module }) => module ?? []);
  expect([...addresses]).toEqual(["127.0.0.1"]);
  expect(modules.some((url) => url.endsWith("@supabase/lite/dist/index.js"))).toBe(true);
  expect(modules.filter((url) => /@sentry|@vercel|opentelemetry|lite\/dist\/cli/.test(url))).toEqual([]);
});

/** Children inherit the environment at the moment they are forked. */
async function withEnvironment<T>(variables: Record<string, string>, run: () => Promise<T>): Promise<T> {
  const before = Object.fromEntries(Object.keys(variables).map((name) => [name, process.env[name]]));
  Object.assign(process.env, variables);
  try {
    return await run();
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  }
}
