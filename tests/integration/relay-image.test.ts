import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join, matchesGlob, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { makeClient } from "#tests/support/relay-app.ts";
import { relayEnvironment, relayNodeArgs } from "#scripts/relay-process.ts";
import { spawnRelay } from "#scripts/spawn-relay.ts";
import { hostedStripe } from "#relay/testing/billing-env.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";

const root = fileURLToPath(new URL("../..", import.meta.url));
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ dev: z.boolean(), optional: z.boolean(), devOptional: z.boolean() }).partial(),
  ),
});

/** The folders that `npm ci --omit=dev --omit=optional` would install. */
async function productionPackages(): Promise<string[]> {
  const lock = lockSchema.parse(JSON.parse(await readFile(join(root, "package-lock.json"), "utf8")));
  return Object.entries(lock.packages)
    .filter(([path, { dev, optional, devOptional }]) => path !== "" && !dev && !optional && !devOptional)
    .map(([path]) => path);
}

/** What the image itself is made of. */
async function lastStage(): Promise<string> {
  const dockerfile = await readFile(join(root, "Dockerfile"), "utf8");
  return dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));
}

/** What it copies from the source. */
async function copiedSources(): Promise<string[]> {
  return [...(await lastStage()).matchAll(/^COPY ([\w./-]+) \.\/\S*$/gm)].map(([, source = ""]) => source);
}

/** What `.dockerignore` excludes from the folders that it includes. */
async function keptOut(): Promise<string[]> {
  const lines = (await readFile(join(root, ".dockerignore"), "utf8")).split("\n");
  return lines.filter((line) => /^[^#!]/.test(line) && line !== "*");
}

/** The parts of a package that nobody runs. */
const isIdle = (path: string) => /\.d\.[cm]?ts$|\.(?:map|md)$/.test(path);
const nested = (path: string, parent: string) => path.includes(`${parent}/node_modules/`);

let image: string;
let client: Awaited<ReturnType<typeof makeClient>>;

beforeAll(async () => {
  image = await mkdtemp(join(tmpdir(), "hearken-image-"));
  client = await makeClient({ "index.html": "<!doctype html>" });
  const patterns = await keptOut();
  const isKeptOut = (path: string) => patterns.some((it) => matchesGlob(relative(root, path), it));
  for (const source of await copiedSources())
    await cp(join(root, source), join(image, source), { recursive: true, filter: (it) => !isKeptOut(it) });
  for (const source of await productionPackages()) {
    const from = join(root, source);
    const filter = (path: string) => !isIdle(path) && !nested(path, from);
    await cp(from, join(image, source), { recursive: true, filter });
  }
});

afterAll(async () => {
  await rm(image, { recursive: true, force: true });
  await client.remove();
});

test("the image's files and its production dependencies are all that the relay needs", async () => {
  expect(await copiedSources()).toEqual([
    "package.json",
    "shared",
    "safety-model/runtime",
    "safety-model/dist",
    "relay",
  ]);
  const relay = spawnRelay({
    cwd: image,
    env: {
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      CLIENT_DIR: client.folder,
      PUBLIC_URL: "https://hearken.app",
      SUPABASE_URL: "https://abcd.supabase.co",
      SUPABASE_PUBLISHABLE_KEY: "sb_publishable_test",
      SUPABASE_SECRET_KEY: "sb_secret_test",
      SMTP_URL: "smtps://mail.provider.com",
      MAIL_FROM: "Hearken <hello@hearken.app>",
      CONTACT_EMAIL: "help@hearken.app",
      OPENAI_API_KEY: "sk-test",
      ...hostedStripe,
    },
  });
  const { port } = await relay.event("relay.listening");
  expect((await fetch(`http://127.0.0.1:${String(port)}/healthz`)).status).toBe(200);
  relay.child.kill("SIGTERM");
  expect(await relay.exited).toBe(0);
});

test("it runs the relay as everything else does", async () => {
  const stage = await lastStage();
  const command = ["node", ...relayNodeArgs, "relay/main.ts"].map((each) => JSON.stringify(each));
  expect(stage).toContain(`CMD [${command.join(", ")}]`);
  for (const [name, value] of Object.entries(relayEnvironment)) expect(stage).toContain(`${name}=${value}`);
});

test("of the source it only contains code: no tests, training data or operations files", async () => {
  const files = await readdir(image, { recursive: true, withFileTypes: true });
  const ours = files
    .filter((file) => file.isFile() && !file.parentPath.includes("node_modules"))
    .map((file) => join(relative(image, file.parentPath), file.name));
  expect(ours).toContain(join("relay", "safety", "floor", "zh.ts"));
  const data = ours.filter((path) => extname(path) !== ".ts").toSorted();
  const learned = [
    join("relay", "conversation", "text", "open-ending.json"),
    join("safety-model", "dist", "screen.bin"),
  ];
  // The measured figures are for the client, which is built separately.
  expect(data).toEqual(["package.json", ...learned, join("shared", "safety", "measured.json")]);
  expect(ours.filter((path) => path.includes(".test."))).toEqual([]);
});
