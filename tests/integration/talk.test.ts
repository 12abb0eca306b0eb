import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "#scripts/root.ts";
import { type RealtimeServer, startRealtimeServer } from "#tests/support/realtime-server.ts";
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

/** Only these, so that providers configured on this machine aren't asked. */
const surroundings = {
  PATH: process.env["PATH"] ?? "",
  NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? "",
};

/** Runs the terminal client; returns its output and exit code. */
function run(args: string[], env: Record<string, string>): Promise<{ code: number; printed: string }> {
  const options = { cwd: root, env: { ...surroundings, ...env } };
  return new Promise((resolve) => {
    execFile(process.execPath, ["scripts/talk.ts", ...args], options, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), printed: stdout + stderr });
    });
  });
}

/** As an operator would, for a call. */
const talk = (...args: string[]) => run(args, { HEARKEN_TOKEN: person.token });

test("makes a call with a sound file, reports every stage, and saves the reply", async () => {
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
  ["a file that is not there", ["missing.wav"], /Couldn't read/],
  ["a file that is no sound", ["package.json"], /isn't a 16-bit PCM WAV file/],
  ["a relay that is not there", [speech, "--url", "http://127.0.0.1:9"], /Nothing is answering/],
])("%s: one clear line, and a code for scripts", async (_what, args, line) => {
  const { code, printed } = await talk(...args);
  expect(code).toBe(1);
  expect(printed).toMatch(line);
});

/** Checks the providers of an environment. */
const check = (env: Record<string, string>) => run(["--check"], env);

describe("providers over the Realtime API", () => {
  let voices: RealtimeServer;

  beforeAll(async () => {
    voices = await startRealtimeServer();
  });
  afterAll(() => voices.stop());

  test("--check tries every stage once, and says who answered with what", async () => {
    const { code, printed } = await check({
      OPENAI_BASE_URL: world.models.url,
      TRANSCRIPTION_FALLBACK_BASE_URL: world.models.url,
      SPEECH_BASE_URL: voices.url,
      SPEECH_MODEL: "gpt-realtime-2.1-mini",
      SPEECH_FALLBACK_BASE_URL: world.models.url,
    });
    expect(printed.split("\n").filter((line) => line.startsWith("ok"))).toHaveLength(6);
    for (const line of [
      /^ok +TRANSCRIPTION_MODEL +whisper-1 at 127.*first byte after \d+ ms: "I had a hard day at work"$/m,
      /^ok +CHAT_MODEL_SMALL +gpt-6-luna at .*"You said: Hello!. Tell me more about it."$/m,
      /^ok +CHAT_MODEL_LARGE +gpt-6-sol at /m,
      /^ok +SPEECH_MODEL +gpt-realtime-2\.1-mini at .*"It's good to hear from you\."$/m,
      /^ok +SPEECH_FALLBACK_MODEL +tts-1 at /m,
    ])
      expect(printed).toMatch(line);
    expect(code).toBe(0);
  });

  test("a whole call uses live transcription and a voice model, and stores what the voice said", async () => {
    voices.behavior.hear = () => "I had a hard day at work";
    voices.behavior.read = (text) =>
      text.startsWith("Tell me") ? { transcript: "Tell me all about it." } : {};
    const live = await world.relay({
      SPEECH_BASE_URL: voices.url,
      SPEECH_PROTOCOL: "realtime",
      TRANSCRIPTION_BASE_URL: voices.url,
      TRANSCRIPTION_LIVE_MODEL: "gpt-live-transcribe",
    });
    const { code, printed } = await talk(speech, "--url", live.url);
    expect([code, printed]).toEqual([0, expect.stringContaining("I had a hard day at work")]);
    const { data } = await world.service
      .from("sessions")
      .select("id")
      .eq("user_id", person.id)
      .order("created_at", { ascending: false })
      .limit(1)
      .throwOnError();
    const said = await world.messages(data[0]?.id ?? "");
    expect(said.at(-1)?.content).toBe("You said: I had a hard day at work. Tell me all about it.");
  });

  test("--check says what is wrong with one that fails, and tries the others", async () => {
    voices.behavior.refuse = () => ({ status: 401 });
    const { code, printed } = await check({
      OPENAI_BASE_URL: world.models.url,
      SPEECH_BASE_URL: voices.url,
      SPEECH_PROTOCOL: "realtime",
    });
    expect(printed).toMatch(/^FAIL +SPEECH_MODEL +tts-1 at \S+ refused the request\. Check the key/m);
    expect(printed.match(/^ok/gm)).toHaveLength(3);
    expect([code, printed.trim().endsWith("Not every provider answered.")]).toEqual([1, true]);
  });

  test("--check tries only the stages that are configured, and asks nobody without a key", async () => {
    const { code, printed } = await check({
      CHAT_BASE_URL: world.models.url,
      TRANSCRIPTION_FALLBACK_MODEL: "gpt-transcribe",
    });
    expect(printed).toContain("transcription: nothing is configured");
    expect(printed).toContain("speech: nothing is configured");
    expect(printed.match(/^ok +CHAT_MODEL/gm)).toHaveLength(2);
    expect(printed).not.toContain("openai.com");
    expect(code).toBe(0);
  });

  test("--check has nothing to try if nothing is configured", async () => {
    const { code, printed } = await check({});
    expect([code, printed]).toEqual([1, expect.stringContaining("No AI provider is configured")]);
  });
});
