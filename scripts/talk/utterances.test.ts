import { expect, test } from "vitest";
import { oggOf } from "./save-reply.ts";
import { parseTalkOptions } from "./options.ts";
import { type Step, utterancesIn } from "./utterances.ts";
import { OggDemuxer } from "#relay/ai/audio/ogg-demuxer.ts";

const rate = 16_000;

/** Tones and silences of so many ms. */
function recording(...parts: [loud: boolean, ms: number][]): Float32Array {
  return Float32Array.from(
    parts.flatMap(([loud, ms]) =>
      Array.from({ length: (ms * rate) / 1_000 }, (_, index) => (loud ? 0.3 * Math.sin(index * 0.2) : 0)),
    ),
  );
}

function typesOf(steps: readonly Step[] | undefined): string[] {
  return (steps ?? []).filter(({ type }) => type !== "frame").map(({ type }) => type);
}

test("an utterance begins with its pre-roll and ends when the rule says so", () => {
  const [steps, ...more] = utterancesIn(recording([true, 1_500]));
  expect(more).toEqual([]);
  expect(typesOf(steps)).toEqual(["start", "pause", "end"]);
  const frames = (steps ?? []).filter((step) => step.type === "frame");
  const seconds = frames.reduce((sum, { pcm }) => sum + pcm.length / 2 / rate, 0);
  // 0.4 s of pre-roll, 1.5 s of voice, 1 s of the rule's silence, and the polls' grain.
  expect(seconds).toBeGreaterThan(2.8);
  expect(seconds).toBeLessThan(3.1);
  const times = (steps ?? []).map(({ atMs }) => atMs);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test("a pause that goes on is no end; two sentences apart are two utterances; a click is none", () => {
  expect(utterancesIn(recording([true, 800], [false, 500], [true, 800])).map(typesOf)).toEqual([
    ["start", "pause", "continue", "pause", "end"],
  ]);
  expect(utterancesIn(recording([true, 800], [false, 1_500], [true, 800]))).toHaveLength(2);
  expect(utterancesIn(recording([true, 60], [false, 500]))).toEqual([]);
});

test("what is saved is read back packet by packet", () => {
  const packets = Array.from({ length: 60 }, (_, index) => new Uint8Array(70).fill(index + 1));
  const ogg = oggOf([
    { packets: packets.slice(0, 10), samples: 9_600 },
    { packets: packets.slice(10), samples: 48_000 },
  ]);
  expect(new OggDemuxer().push(ogg)).toEqual(packets.map((packet) => expect.objectContaining(packet)));
});

test.each([
  [
    ["a.wav"],
    { url: "http://localhost:3000", token: null, password: "from the environment", language: "en" },
  ],
  [["a.wav", "--url", "http://x/", "--password", "p"], { url: "http://x", password: "p" }],
  [["a.wav", "--text", "--save", "b.ogg"], { textOnly: true, save: "b.ogg" }],
])("%j is understood", (args, expected) => {
  const parsed = parseTalkOptions(args, { HEARKEN_PASSWORD: "from the environment" });
  expect(parsed).toMatchObject({ ok: true, value: expected });
});

test.each([[[]], [["a.wav", "b.wav"]], [["a.wav", "--url", "here"]], [["a.wav", "--loud"]]])(
  "%j is refused",
  (args) => {
    expect(parseTalkOptions(args, {})).toMatchObject({ ok: false, kind: "usage" });
  },
);
