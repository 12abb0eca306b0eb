import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "#scripts/root.ts";
import { temporaryFolder } from "#tests/support/local-stack.ts";
import { type Caller, RealtimeWorld, type RunningRelay } from "#tests/support/realtime-world.ts";

const folder = temporaryFolder();
const speech = join(root, "tests/fixtures/speech/hello.wav");
let world: RealtimeWorld;
let relay: RunningRelay;
let person: Caller;

beforeAll(async () => {
  world = await RealtimeWorld.start();
  relay = await world.relay();
  person = await world.person();
});

afterAll(async () => {
  await world.stop();
  folder.remove();
});

/** Runs the terminal client as an operator would; answers what it printed and its exit code. */
function talk(...args: string[]): Promise<{ code: number; printed: string }> {
  const env = { PATH: process.env["PATH"] ?? "", HEARKEN_TOKEN: person.token };
  return new Promise((resolve) => {
    execFile(process.execPath, ["scripts/talk.ts", ...args], { cwd: root, env }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), printed: stdout + stderr });
    });
  });
}

test("places a call with a sound file, tells every stage, and saves the reply", async () => {
  const saved = join(folder.path, "reply.ogg");
  const { code, printed } = await talk(speech, "--url", relay.url, "--save", saved);
  const stages = [
    "connected",
    "session started",
    "speech start",
    "rule end",
    "heard",
    "first audio",
    "session ended",
  ];
  for (const stage of stages) expect(printed).toMatch(new RegExp(`\\d+ ms  ${stage}`));
  expect(printed).toContain("I had a hard day at work");
  expect(code).toBe(0);
  expect(readFileSync(saved).toString("latin1", 0, 4)).toBe("OggS");
});

test.each([
  ["a file that is not there", ["missing.wav"], /cannot be read/],
  ["a file that is no sound", ["package.json"], /no WAV file/],
  ["a relay that is not there", [speech, "--url", "http://127.0.0.1:9"], /Nothing answers/],
])("%s: one clear line, and a code for scripts", async (_what, args, line) => {
  const { code, printed } = await talk(...args);
  expect(code).toBe(1);
  expect(printed).toMatch(line);
});
