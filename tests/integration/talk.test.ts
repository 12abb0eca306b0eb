import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { OggDemuxer } from "#relay/ai/audio/ogg-demuxer.ts";
import { temporaryFolder } from "#tests/support/local-stack.ts";
import { type Caller, RealtimeWorld, type RunningRelay } from "#tests/support/realtime-world.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const speech = join(root, "tests/fixtures/speech/hello.wav");
const folder = temporaryFolder();
let world: RealtimeWorld;
let relay: RunningRelay;
let person: Caller;

beforeAll(async () => {
  world = await RealtimeWorld.start();
  [relay, person] = [await world.relay(), await world.person()];
});
beforeEach(() => {
  world.models.reset();
});
afterAll(async () => {
  await world.stop();
  folder.remove();
});

type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };

function talk(args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ["scripts/talk.ts", ...args],
      { cwd: root, env: { PATH: process.env["PATH"] ?? "", ...env } },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr });
      },
    );
    child.stdin?.end();
  });
}

test("a call with a sound file: what was heard, what was said, every stage, and the reply as a file", async () => {
  const reply = join(folder.path, "reply.ogg");
  const { code, stdout, stderr } = await talk([speech, "--url", relay.url, "--save", reply], {
    HEARKEN_TOKEN: person.token,
  });
  expect([code, stderr]).toEqual([0, ""]);
  const lines = stdout
    .trimEnd()
    .split("\n")
    .map((line) => line.replace(/^\s*[\d.]+ s\s+|^\s+/, ""));
  expect(lines).toEqual(
    expect.arrayContaining(["connected", "You: I had a hard day at work", "first sound"]),
  );
  const stages = ["speech starts", "speech is over, by the rule", "transcript", "first sound", "last sound"];
  expect(lines.filter((line) => stages.includes(line))).toEqual(["last sound", ...stages]);
  expect(lines.at(-1)).toBe("session ended (person)");
  const packets = new OggDemuxer().push(readFileSync(reply));
  expect(packets?.length).toBeGreaterThan(20);
});

test("with a sign-in, and only the words", async () => {
  const { code, stdout } = await talk([speech, "--url", relay.url, "--email", person.email, "--text"], {
    HEARKEN_PASSWORD: "correct horse",
  });
  expect(code).toBe(0);
  expect(stdout.split("\n").slice(1, 3)).toEqual([
    "You: I had a hard day at work",
    "Hearken: You said: I had a hard day at work. Tell me more about it.",
  ]);
});

const oneLine = (code: number, text: RegExp) => ({
  code,
  stderr: expect.stringMatching(new RegExp(`^${text.source}.*\n$`)) as string,
});

describe("what goes wrong is said in one line, with an exit code of its own", () => {
  test.each([
    ["no file", () => ["/nowhere.wav"], {}, oneLine(3, /\/nowhere\.wav cannot be read/)],
    ["no sound", () => [join(root, "package.json")], {}, oneLine(3, /.*is no WAV file/)],
    ["no password", () => [speech, "--email", "a@example.com"], {}, oneLine(4, /No password/)],
    ["a token that is none", () => [speech], { HEARKEN_TOKEN: "x" }, oneLine(4, /The access token/)],
    [
      "nobody there",
      () => [speech, "--url", "http://127.0.0.1:1"],
      { HEARKEN_TOKEN: "x" },
      oneLine(5, /Nothing answers/),
    ],
  ])("%s", async (_name, args, env, ended) => {
    expect(await talk(["--url", relay.url, ...args()], env)).toMatchObject(ended);
  });

  test("a wrong password, a silent file, words that nobody catches", async () => {
    const silence = join(folder.path, "silence.wav");
    writeFileSync(silence, Buffer.concat([readFileSync(speech).subarray(0, 44), Buffer.alloc(32_000)]));
    const env = { HEARKEN_TOKEN: person.token };
    const wrong = await talk([speech, "--url", relay.url, "--email", person.email, "--password", "x"]);
    expect(wrong).toMatchObject(oneLine(4, /The sign-in was refused/));
    expect(await talk([silence, "--url", relay.url], env)).toMatchObject(oneLine(3, /The voice rules find/));
    world.models.answers.heard = "…";
    expect(await talk([speech, "--url", relay.url], env)).toMatchObject(
      oneLine(7, /The relay did not catch/),
    );
  });
});
