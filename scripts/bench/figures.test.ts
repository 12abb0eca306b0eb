import { expect, test } from "vitest";
import { pcmOf, samplesOf } from "#relay/ai/audio/pcm-samples.ts";
import { delta, ended, listening, started, transcribed } from "#relay/testing/talk.ts";
import { Resampler } from "#shared/audio/resampler.ts";
import { readReplies, tokensToFirstChunk } from "./first-chunk.ts";
import { overheadOf } from "./load-figures.ts";
import { percentile, spreadOf } from "./percentiles.ts";
import { parseBenchOptions } from "./options.ts";
import { cutPiece, replyPieces, tagIn, transcriptOf } from "./reply-script.ts";
import { ServiceTimes } from "./service-times.ts";
import { levelOf, tagInSound } from "./sound-tag.ts";
import { tableOf } from "./table.ts";
import { truncationFigures } from "./truncation.ts";

test("percentiles are values that occurred, by nearest rank", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  expect([0.5, 0.95, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([50, 95, 99, 100]);
  expect(spreadOf([3, 1, 2])).toEqual({ count: 3, p50: 2, p95: 3, p99: 3, max: 3 });
  expect(spreadOf([])).toBeNull();
});

test("overhead is what a turn took beyond the providers' own log, for fully logged turns", () => {
  const times = new ServiceTimes();
  for (const [stage, ms] of [
    ["transcription", 150],
    ["writing", 280],
    ["speech", 151],
  ] as const)
    times.note(1_001, stage, ms);
  times.note(1_001, "speech", 9_999);
  times.note(1_002, "transcription", 150);
  const turns = [1_001, 1_002].map((tag) => ({ tag, ahead: false, firstAudioMs: 600 }));
  expect(overheadOf(turns, times.take())).toEqual([19]);
  expect(times.take()).toEqual([]);
});

test("a turn's number is passed from its audio through every request", () => {
  expect(tagIn(transcriptOf(17_003))).toBe(17_003);
  expect(tagIn(replyPieces(17_003).slice(0, 5).join(""))).toBe(17_003);
  expect(tagIn("You have carried this for 3 weeks")).toBeNull();
});

test("a conversation asks for speech at the very piece up to which its model's time is counted", () => {
  const talk = listening().do(started(1), ended(1));
  talk.do(transcribed(talk.generation, transcriptOf(17_003)));
  const { generation } = talk;
  const asked = replyPieces(17_003).findIndex(
    (piece) => talk.do(delta(generation, piece)).of("speak").length > 0,
  );
  expect(asked).toBe(cutPiece);
});

test.each([1_001, 301_999, 4_190_000])("turn %i is told from its sound, resampled or not", (tag) => {
  const frames = [0, 1, 2].map((frame) => new Int16Array(1_600).fill(levelOf(tag, frame)));
  const sound = Buffer.concat(frames.map((frame) => Buffer.from(frame.buffer)));
  expect(tagInSound(sound, 16_000)).toBe(tag);
  expect(tagInSound(pcmOf(new Resampler(16_000, 24_000).process(samplesOf(sound))), 24_000)).toBe(tag);
  expect(tagInSound(Buffer.alloc(9_600), 16_000)).toBe(0);
  expect(tagInSound(Buffer.alloc(10), 16_000)).toBe(0);
});

test("tokens until the first segment are counted with the one that completes it", () => {
  expect(tokensToFirstChunk(["That", " is", " hard", ".", " And"], "en")).toBe(5);
  expect(tokensToFirstChunk(["听起来", "你", "很累", "。你"], "zh")).toBe(4);
});

test("there are ten replies in each of ten languages, and truncation is the same every time", () => {
  const replies = readReplies();
  expect(Object.values(replies).map(({ length }) => length)).toEqual(Array(10).fill(10));
  expect(replies.fr[0]?.slice(-6)).toEqual([" à", " souff", "ler", " ce", " soir", " ?"]);
  expect(truncationFigures()).toEqual(truncationFigures());
});

test("columns line up, names on the left and figures on the right", () => {
  expect(
    tableOf([
      ["calls", "1", "100"],
      ["x", "12.5", "3"],
    ]),
  ).toBe("calls     1  100\nx      12.5    3");
});

test.each([
  [
    ["--calls", "1,100"],
    [1, 100],
  ],
  [[], [1, 100, 300, 1_000]],
  [["--calls", "many"], null],
  [["--calls", "0"], null],
  [["--call", "1"], null],
])("%j is understood as %j", (args, calls) => {
  const parsed = parseBenchOptions(args);
  expect(parsed.ok ? parsed.options.calls : null).toEqual(calls);
});
