import { beforeEach, describe, expect, test, vi } from "vitest";
import type { AiOutcome, SpeakOptions, Spoken } from "../port.ts";
import type { SpeechProvider } from "../settings.ts";
import { speakOverRealtime } from "./speech.ts";
import type { SpokenReading } from "./voice-line.ts";

const provider: SpeechProvider = {
  baseUrl: "http://voice.test/v1",
  apiKey: "none",
  protocol: "realtime",
  model: "voice",
  voice: null,
  voices: {},
  format: "pcm",
};
/** 100 ms. */
const sound = new Uint8Array(4_800);
const samplesOfSound = 4_800;

/** A voice whose events come in the order of the test. */
let readings: (SpokenReading & { stopped: boolean })[];
let reworded: string[];
let passed: number;

beforeEach(() => {
  readings = [];
  reworded = [];
  passed = 0;
});

/** What has been promised so far is done. */
const settle = () => new Promise((resolve) => void setImmediate(resolve));

const speak = speakOverRealtime({
  provider,
  trying: { after: () => () => {}, now: () => 0, random: () => 0.5, tries: 3, onRetry: () => {} },
  onReworded: (kind) => reworded.push(kind),
  pool: {
    read: (_voice, reading) => {
      const index = readings.push({ ...reading, stopped: false }) - 1;
      return () => {
        const read = readings[index];
        if (read !== undefined) read.stopped = true;
      };
    },
  },
});

const text = "That sounds really hard for you.";

/** The voice says this, and has made no sound of it yet. */
const says = (nth: number, soFar: string): void => readings[nth]?.onWords(soFar);
async function sounds(nth: number): Promise<void> {
  readings[nth]?.onSound(sound);
  await settle();
}
const ends = (nth: number, transcript: string): void =>
  readings[nth]?.onDone({ ok: true, value: { transcript, complete: true } });

/** Begins to speak the text; returns a look at what became of it, null so far. */
async function begun(options: Partial<SpeakOptions> = {}) {
  let outcome: AiOutcome<Spoken> | null = null;
  const spoken = speak(text, {
    delivery: { style: "warm", language: "en", pace: "normal" },
    exact: false,
    signal: new AbortController().signal,
    onPackets: (_packets, samples) => {
      passed += samples;
    },
    ...options,
  });
  void (async () => {
    outcome = await spoken;
  })();
  await vi.waitFor(() => expect(readings).toHaveLength(1));
  return () => outcome;
}

describe("words that come before their sound", () => {
  test("hold nothing back while they are the text's", async () => {
    const outcome = await begun();
    says(0, "That sounds");
    await sounds(0);
    expect(passed).toBe(samplesOfSound);
    says(0, "That sounds really hard for");
    await sounds(0);
    expect(passed).toBe(2 * samplesOfSound);
    ends(0, text);
    await settle();
    expect(outcome()).toMatchObject({ ok: true, value: { said: text, reworded: false } });
    expect(reworded).toEqual([]);
  });

  test("stop a voice that strays before anybody heard it, and it reads once more", async () => {
    const outcome = await begun();
    says(0, "I am sorry, I can't do ");
    await settle();
    expect(readings.map(({ stopped }) => stopped)).toEqual([true, false]);
    says(1, text);
    await sounds(1);
    ends(1, text);
    await settle();
    expect(outcome()).toEqual({ ok: true, value: { samples: passed, said: text, reworded: false } });
    expect(passed).toBe(samplesOfSound);
    expect(reworded).toEqual(["cut"]);
  });

  test("leave the text to the screen where it strays again", async () => {
    const outcome = await begun();
    for (const nth of [0, 1]) {
      says(nth, "I am sorry, I can't do ");
      await settle();
    }
    expect(outcome()).toEqual({ ok: false, failure: "reworded" });
    expect([passed, readings.length, reworded]).toEqual([0, 2, ["cut", "cut"]]);
  });
});

describe("words that come after their sound", () => {
  test("cut it at once where they stray, and no more of it is passed on", async () => {
    const outcome = await begun();
    await sounds(0);
    says(0, "That sounds like you");
    await sounds(0);
    expect(passed).toBe(2 * samplesOfSound);
    says(0, "That sounds like you should leave him today");
    expect(readings[0]?.stopped).toBe(true);
    await sounds(0);
    expect(outcome()).toEqual({
      ok: true,
      value: {
        samples: 2 * samplesOfSound,
        said: "That sounds like you should leave him today",
        reworded: true,
      },
    });
    expect([passed, readings.length, reworded]).toEqual([2 * samplesOfSound, 1, ["cut"]]);
  });

  test("cut what waits for a slow connection", async () => {
    const { promise: taken, resolve: take } = Promise.withResolvers<void>();
    const outcome = await begun({
      onPackets: async (_packets, samples) => {
        passed += samples;
        await taken;
      },
    });
    await sounds(0);
    await sounds(0);
    says(0, "I am sorry, I can't do ");
    take();
    await settle();
    expect(outcome()).toMatchObject({ ok: true, value: { reworded: true } });
    expect(passed).toBe(samplesOfSound);
  });

  test("are taken as they are where a few differ", async () => {
    const outcome = await begun();
    await sounds(0);
    says(0, "That sounds so hard");
    await sounds(0);
    ends(0, "That sounds so hard for you.");
    await settle();
    expect(outcome()).toMatchObject({ ok: true, value: { said: "That sounds so hard for you." } });
    expect([readings[0]?.stopped, reworded]).toEqual([false, ["reply"]]);
  });
});

test("one word is enough where it may not be said", async () => {
  const asked: string[] = [];
  const mayBeSaid = (said: string): boolean => {
    asked.push(said);
    return !said.includes("kind");
  };
  const outcome = await begun({ mayBeSaid });
  says(0, "That sounds really hard");
  await sounds(0);
  expect(asked).toEqual([]);
  says(0, "That sounds kind of");
  await settle();
  expect(outcome()).toMatchObject({ ok: true, value: { said: "That sounds kind of", reworded: true } });
  expect([asked, reworded]).toEqual([["That sounds kind of"], ["cut"]]);
});

test("words that never come leave the text as it was written", async () => {
  const outcome = await begun();
  await sounds(0);
  ends(0, "");
  await settle();
  expect(outcome()).toMatchObject({ ok: true, value: { said: text, reworded: false } });
  expect(reworded).toEqual([]);
});

test("a text that must be verbatim is read again at its first wrong word, not at its end", async () => {
  const outcome = await begun({ exact: true });
  await sounds(0);
  says(0, "That sounds so hard");
  await settle();
  expect(readings.map(({ stopped }) => stopped)).toEqual([true, false]);
  await sounds(1);
  says(1, text);
  expect(passed).toBe(0);
  ends(1, text);
  await settle();
  expect(outcome()).toEqual({ ok: true, value: { samples: samplesOfSound, said: text, reworded: false } });
  expect([passed, reworded]).toEqual([samplesOfSound, ["exact"]]);
});
