import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createAi, type RunningAi, unwatched } from "#relay/ai/create-ai.ts";
import type { AiOutcome, Delivery, Spoken } from "#relay/ai/port.ts";
import type { AiSettings } from "#relay/ai/settings.ts";
import { StageClock } from "#relay/testing/stage-doubles.ts";
import { type RealtimeServer, startRealtimeServer } from "../support/realtime-server.ts";

let server: RealtimeServer;
let clock: StageClock;
let ai: RunningAi;
let reworded: string[];

beforeAll(async () => {
  server = await startRealtimeServer();
});
afterAll(() => server.stop());

/** Minutes pass only when the test says so; short waits are over immediately. */
function worldOf(stage: StageClock) {
  return {
    now: stage.now,
    random: () => 0.5,
    after: (ms: number, run: () => void) => {
      if (ms >= 5_000) return stage.after(ms, run);
      const timer = setImmediate(run);
      return () => clearImmediate(timer);
    },
  };
}

function settingsFor(model = "gpt-realtime-2.1-mini", apiKey = "sk-voice"): AiSettings {
  const endpoint = { baseUrl: server.url, apiKey };
  return {
    transcription: {
      ...endpoint,
      model,
      vocabulary: "open",
      liveModel: null,
      keywords: [],
      prompt: null,
      fallback: null,
    },
    chat: { ...endpoint, dialect: "openai", small: model, large: model, fallback: null },
    speech: {
      ...endpoint,
      protocol: "realtime",
      model,
      voice: null,
      voices: {},
      format: "pcm",
      fallback: null,
    },
  };
}

const start = (settings = settingsFor()): RunningAi =>
  createAi(settings, worldOf(clock), { ...unwatched, reworded: (kind) => reworded.push(kind) });

beforeEach(() => {
  server.reset();
  clock = new StageClock();
  reworded = [];
  ai = start();
});
afterEach(() => ai.stop());

const warm: Delivery = { style: "warm", language: "en", pace: "normal" };
/** 48 kHz samples of so many ms, in whole packets of 20 ms. */
const samplesOf = (ms: number): number => ms * 48;

type Options = { readonly exact?: boolean; readonly delivery?: Delivery; readonly signal?: AbortSignal };

/** Has a text read aloud; returns the outcome, and how much of its audio was passed on. */
async function say(text: string, { exact = false, delivery = warm, signal }: Options = {}) {
  let passed = 0;
  const outcome = await ai.speak(text, {
    delivery,
    exact,
    signal: signal ?? new AbortController().signal,
    onPackets: (_packets, samples) => {
      passed += samples;
    },
  });
  return { outcome, passed };
}

const spokenIn = (outcome: AiOutcome<Spoken>) => (outcome.ok ? outcome.value : outcome.failure);

describe("one reading", () => {
  test("the session is configured once, and each text is a response outside any conversation", async () => {
    const { outcome, passed } = await say("Hello there.");
    expect(spokenIn(outcome)).toEqual({ samples: passed, said: "Hello there.", reworded: false });
    expect(passed).toBeGreaterThanOrEqual(samplesOf(400));
    expect(passed).toBeLessThanOrEqual(samplesOf(420));
    await say("And again.");
    const [session, ...others] = server.sessions;
    expect(others).toEqual([]);
    expect(server.keys).toEqual(["Bearer sk-voice"]);
    expect(session?.target.get("model")).toBe("gpt-realtime-2.1-mini");
    expect(session?.received.map(({ type }) => type)).toEqual([
      "session.update",
      "response.create",
      "response.create",
    ]);
    expect(session?.of("session.update")[0]?.session).toEqual({
      type: "realtime",
      output_modalities: ["audio"],
      audio: {
        input: { turn_detection: null },
        output: { format: { type: "audio/pcm", rate: 24_000 }, voice: "marin", speed: 1 },
      },
      reasoning: { effort: "minimal" },
      tool_choice: "none",
    });
    for (const [index, text] of ["Hello there.", "And again."].entries())
      expect(session?.of("response.create")[index]?.response).toMatchObject({
        conversation: "none",
        input: [{ type: "message", role: "user", content: [{ type: "input_text", text }] }],
        metadata: { reading: expect.stringMatching(/^[\da-f-]{36}$/) },
      });
  });

  test("a style and a language have a connection, accent and manner of their own", async () => {
    await say("Hello there.");
    await say("こんにちは。", { delivery: { style: "gentle", language: "ja", pace: "normal" } });
    const outputs = server.sessions.map((it) => it.of("session.update")[0]?.session);
    expect(outputs).toMatchObject([
      { audio: { output: { voice: "marin", speed: 1 } } },
      { audio: { output: { voice: "sage", speed: 0.88 } } },
    ]);
    expect(server.sessions[1]?.of("response.create")[0]?.response?.instructions).toMatch(
      /word for word.*gentle.*Japanese/s,
    );
  });

  test("silence, and an answer without audio, are garbage", async () => {
    server.behavior.read = () => ({ transcript: "", ms: 0 });
    expect((await say("Hello there.")).outcome).toEqual({ ok: false, failure: "garbage" });
    server.behavior.read = () => ({ ms: 0 });
    expect((await say("Hello there.")).outcome).toEqual({ ok: false, failure: "garbage" });
  });
});

describe("parallel readings", () => {
  test("each gets its own audio and transcript, on the same connection", async () => {
    const texts = ["One.", "Two.", "Three.", "Four."];
    server.behavior.read = (text) => ({ ms: 200 + texts.indexOf(text) * 200 });
    await say("One.");
    const all = await Promise.all(texts.map((text) => say(text)));
    expect(server.sessions).toHaveLength(1);
    for (const [index, { outcome, passed }] of all.entries()) {
      expect(spokenIn(outcome)).toMatchObject({ said: texts[index], reworded: false });
      expect(Math.abs(passed - samplesOf(200 + index * 200))).toBeLessThanOrEqual(samplesOf(20));
    }
  });

  test("more than eight at once open another connection", async () => {
    const all = await Promise.all(Array.from({ length: 9 }, (_, index) => say(`Text ${index}.`)));
    expect(all.every(({ outcome }) => outcome.ok)).toBe(true);
    expect(server.sessions).toHaveLength(2);
  });

  test("one that is given up is canceled by its id, and the others continue", async () => {
    server.behavior.read = (text) => (text === "Endless." ? { end: "never" } : {});
    const stop = new AbortController();
    const endless = say("Endless.", { signal: stop.signal });
    await say("Before.");
    await vi.waitFor(() => expect(server.sessions[0]?.of("response.create")).toHaveLength(2));
    stop.abort();
    expect((await endless).outcome).toEqual({ ok: false, failure: "aborted" });
    expect(spokenIn((await say("After.")).outcome)).toMatchObject({ said: "After." });
    expect(server.sessions[0]?.of("response.cancel")).toMatchObject([{ response_id: "resp_1" }]);
    expect(server.sessions).toHaveLength(1);
  });
});

describe("a voice that rewords", () => {
  test("what it said is reported, and counted", async () => {
    server.behavior.read = () => ({ transcript: "That sounds so hard." });
    const { outcome } = await say("That sounds really hard.");
    expect(spokenIn(outcome)).toMatchObject({ said: "That sounds so hard.", reworded: true });
    expect(reworded).toEqual(["reply"]);
  });

  test("a speech of its own is stopped", async () => {
    const invented = "I am sorry to hear that. ".repeat(20);
    server.behavior.read = () => ({ transcript: invented, ms: 4_000 });
    const { outcome, passed } = await say("That sounds hard.");
    expect(spokenIn(outcome)).toMatchObject({ reworded: true });
    expect(outcome.ok && outcome.value.said.length).toBeLessThan(invented.length / 3);
    expect(passed).toBeLessThan(samplesOf(2_000));
    await vi.waitFor(() => expect(server.sessions[0]?.of("response.cancel")).toHaveLength(1));
  });

  test("one that is cut off by its limits hasn't read the text", async () => {
    server.behavior.read = () => ({ end: "max_output_tokens" });
    expect(spokenIn((await say("Hello there.")).outcome)).toMatchObject({ reworded: true });
  });

  const line = "Please call 988 now.";

  test("a verbatim text is read again, and nothing of the first attempt is passed on", async () => {
    server.behavior.read = (_text, nth) => (nth === 1 ? { transcript: "Please call 998 now.", ms: 900 } : {});
    const { outcome, passed } = await say(line, { exact: true });
    expect(spokenIn(outcome)).toEqual({ samples: passed, said: line, reworded: false });
    expect(passed).toBeLessThanOrEqual(samplesOf(420));
    expect(reworded).toEqual(["exact"]);
  });

  test("and is only shown if it is reworded again", async () => {
    server.behavior.read = () => ({ transcript: "Please call somebody now." });
    expect(await say(line, { exact: true })).toEqual({
      outcome: { ok: false, failure: "reworded" },
      passed: 0,
    });
    expect(reworded).toEqual(["exact", "exact"]);
    expect(server.sessions[0]?.of("response.create")).toHaveLength(2);
  });

  test("an unconfirmed reading isn't trusted without a transcript", async () => {
    server.behavior.read = () => ({ transcript: "" });
    expect(await say(line, { exact: true })).toMatchObject({ outcome: { failure: "reworded" }, passed: 0 });
    expect(spokenIn((await say(line)).outcome)).toMatchObject({ said: line, reworded: false });
  });
});

describe("failures", () => {
  test("half an answer isn't restarted, because it was heard", async () => {
    server.behavior.read = () => ({ ms: 2_000, end: "close" });
    const { outcome, passed } = await say("Hello there.");
    expect(outcome).toEqual({ ok: false, failure: "unavailable" });
    expect(passed).toBeGreaterThan(0);
    expect(server.sessions).toHaveLength(1);
  });

  test("half of a verbatim text was heard by nobody, so it is read again", async () => {
    server.behavior.read = (_text, nth) =>
      nth === 1 && server.sessions.length === 1 ? { ms: 2_000, end: "close" } : {};
    expect(spokenIn((await say("Call 988.", { exact: true })).outcome)).toMatchObject({ said: "Call 988." });
    expect(server.sessions).toHaveLength(2);
  });

  test.each([
    ["content_filter", "declined", 1],
    ["server_error", "unavailable", 1],
  ] as const)("a response that ends with %s is %s", async (end, failure, times) => {
    server.behavior.read = () => ({ end });
    expect((await say("Hello there.")).outcome).toEqual({ ok: false, failure });
    expect(server.sessions[0]?.of("response.create")).toHaveLength(times);
  });

  test("an error that names a reading fails only that one", async () => {
    server.behavior.read = (text) => (text === "Bad." ? { error: "invalid_value" } : {});
    const [bad, good] = await Promise.all([say("Bad."), say("Good.")]);
    expect([bad.outcome, good.outcome.ok]).toEqual([{ ok: false, failure: "refused" }, true]);
    expect(server.sessions).toHaveLength(1);
  });

  test("a wrong key is refused, and not retried", async () => {
    server.behavior.refuse = () => ({ status: 401 });
    expect((await say("Hello there.")).outcome).toEqual({ ok: false, failure: "refused" });
    expect(server.keys).toHaveLength(1);
  });

  test("too many requests wait as long as the server asks, unless nobody would wait that long", async () => {
    server.behavior.refuse = () => ({ status: 429, headers: { "retry-after": "30" } });
    expect((await say("Hello there.")).outcome).toEqual({
      ok: false,
      failure: "rateLimited",
      retryAfterMs: 30_000,
    });
    expect(server.keys).toHaveLength(1);
    let refusals = 1;
    server.behavior.refuse = () => {
      refusals -= 1;
      return refusals >= 0 ? { status: 429, headers: { "retry-after": "1" } } : null;
    };
    expect(spokenIn((await say("Hello there.")).outcome)).toMatchObject({ said: "Hello there." });
  });

  test("a retired model is refused", async () => {
    server.behavior.endedModels = ["gpt-realtime-mini"];
    ai.stop();
    ai = start(settingsFor("gpt-realtime-mini"));
    expect((await say("Hello there.")).outcome).toEqual({ ok: false, failure: "refused" });
  });

  test("an unknown voice is refused", async () => {
    ai.stop();
    const settings = settingsFor();
    ai = start({ ...settings, speech: { ...settings.speech, voice: "nova" } });
    expect((await say("Hello there.")).outcome).toEqual({ ok: false, failure: "refused" });
  });

  test("the fallback speaks if nobody heard anything yet", async () => {
    server.behavior.refuse = ({ headers }) =>
      headers.authorization === "Bearer sk-dead" ? { status: 503 } : null;
    ai.stop();
    const { speech } = settingsFor();
    ai = start({ ...settingsFor(), speech: { ...speech, apiKey: "sk-dead", fallback: speech } });
    expect(spokenIn((await say("Hello there.")).outcome)).toMatchObject({ said: "Hello there." });
    expect(server.keys).toEqual(["Bearer sk-dead", "Bearer sk-voice"]);
  });
});

/** Minutes pass, and the consequences reach the server. */
async function pass(minutes: number): Promise<void> {
  clock.advance(minutes * 60_000);
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
}

describe("the lifetime of a connection", () => {
  test("it is replaced before the server's 60 minutes, and the next reading finds an open one", async () => {
    for (let at = 0; at < 52; at += 4) {
      await say("Hello there.");
      await pass(4);
    }
    await pass(1);
    await vi.waitFor(() => expect(server.sessions).toHaveLength(2));
    await vi.waitFor(() => expect(server.sessions[0]?.socket.readyState).toBe(3));
    await vi.waitFor(() => expect(server.sessions[1]?.of("session.update")).toHaveLength(1));
    expect(spokenIn((await say("Still here.")).outcome)).toMatchObject({ said: "Still here." });
    expect(server.sessions).toHaveLength(2);
  });

  test("an unused one is closed, and reopened for the next reading", async () => {
    await say("Hello there.");
    await pass(11);
    await vi.waitFor(() => expect(server.sessions[0]?.socket.readyState).toBe(3));
    await say("Hello again.");
    expect(server.sessions).toHaveLength(2);
  });

  test("one that the server closes at 60 minutes is replaced within the same reading", async () => {
    await say("Hello there.");
    server.behavior.read = (_text, nth) => (nth === 2 ? { ms: 0, end: "never", transcript: "" } : {});
    const reading = say("Hello again.");
    await vi.waitFor(() => expect(server.sessions[0]?.of("response.create")).toHaveLength(2));
    server.sessions[0]?.expire();
    expect(spokenIn((await reading).outcome)).toMatchObject({ said: "Hello again." });
    expect(server.sessions).toHaveLength(2);
  });
});
