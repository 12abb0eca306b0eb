import { describe, expect, test } from "vitest";
import { languageCodes } from "#shared/catalogues/languages.ts";
import { turnTaking } from "#shared/voice/turn-taking.ts";
import { voiceRules } from "#shared/voice/voice-rules.ts";
import { SimulatedCaller } from "./turn-caller.ts";
import { figuresOf, turnTakingFigures } from "./turn-figures.ts";
import { readTurnLines, type TurnLine } from "./turn-lines.ts";
import { outcomeOf } from "./turn-outcomes.ts";
import { providerMs } from "./turn-relay.ts";
import { turnsTextOf } from "./turn-text.ts";

type Pause = Extract<TurnLine, { kind: "pause" }>;
type Over = Extract<TurnLine, { kind: "backchannel" | "interruption" }>;

const pause = (text: string, gapMs: number): Pause => ({
  kind: "pause",
  split: "seen",
  text,
  next: "he never called me back",
  gapMs,
  spokenMs: 1_800,
  wholeSentence: false,
});
const over = (kind: Over["kind"], text: string, voicedMs: number, afterQuestion = false): Over => ({
  kind,
  split: "seen",
  text,
  voicedMs,
  afterQuestion,
});

/** Somebody who says a sentence of 1.8 s, and perhaps another one after a pause, ms; a prepared reply takes as long as told. */
function caller(gapMs: number | null, prepared = providerMs.prepared): SimulatedCaller {
  const parts = [{ from: 1_200, to: 3_000, text: "I was waiting for him." }];
  if (gapMs !== null) parts.push({ from: 3_000 + gapMs, to: 5_000 + gapMs, text: "he never called" });
  const providers = { ...providerMs, prepared };
  return new SimulatedCaller({ language: "en", parts, reply: "I hear you.", waits: true, providers });
}

describe("a pause", () => {
  test("in an unfinished sentence isn't cut into, but is by silence alone", () => {
    const outcome = outcomeOf(pause("I was waiting because", 2_400), "en");
    expect(outcome).toMatchObject({ cutIn: false, cutInAlone: true });
    expect(outcomeOf(pause("I was waiting because", 600), "en")).toMatchObject({ cutInAlone: false });
    const outwaited = outcomeOf(pause("I was waiting because", 3_400), "en");
    expect(outwaited).toMatchObject({ cutIn: true });
  });

  test("that ends before anything of the reply was heard is no cut-in: both halves are one turn", () => {
    const talk = caller(1_400, 600).run(3_000 + 1_400);
    expect(talk.heardAt).toBeNull();
    expect(talk.run(12_000).turns).toEqual(["I was waiting for him he never called"]);
    const heard = caller(1_400).run(3_000 + 1_400);
    expect(heard.heardAt).toBeLessThan(3_000 + 1_400);
    expect(heard.run(12_000).turns).toHaveLength(2);
  });
});

describe("who is done", () => {
  test("hears a prepared reply right after the silence of the rule", () => {
    const talk = caller(null);
    talk.run(12_000, () => talk.heardAt !== null);
    const after = (talk.heardAt ?? 0) - 3_000;
    expect(after).toBeGreaterThanOrEqual(turnTaking.silenceMs + providerMs.prepared);
    expect(after).toBeLessThan(turnTaking.silenceMs + providerMs.prepared + 2 * voiceRules.pollMs);
  });

  test("waits longer only for words that sound unfinished", () => {
    const said = { kind: "complete", split: "seen", spokenMs: 1_800 } as const;
    expect(outcomeOf({ ...said, text: "I stayed at home." }, "en")).toMatchObject({ addedMs: 0 });
    const found = outcomeOf({ ...said, text: "I was waiting because" }, "en");
    expect(found.kind === "complete" && found.addedMs).toBeGreaterThan(1_900);
  });
});

describe("over a reply", () => {
  test.each([
    ["a hum leaves it", over("backchannel", "Mm-hm.", 380), false],
    ["what is no backchannel in the tables stops it", over("backchannel", "Peaches.", 380), true],
    ["an answer to a question stops it", over("interruption", "Yes.", 330, true), true],
    ["words stop it", over("interruption", "Hang on.", 700), true],
    ["what lasts stops it, whatever it is", over("interruption", "Mm-hm.", 1_500), true],
  ])("%s", (_name, line, stopsReply) => {
    expect(outcomeOf(line, "en")).toMatchObject({ stopsReply });
  });
});

test("figures keep what is held out apart, and no line is printed", () => {
  const outcomes = [
    outcomeOf(pause("I was waiting because", 2_400), "en"),
    outcomeOf({ ...pause("I was waiting.", 2_400), split: "heldOut", wholeSentence: true }, "en"),
  ];
  const splits = ["seen", "heldOut"] as const;
  const figures = splits.map((split) => figuresOf("all", split, outcomes));
  expect(figures.map(({ cutIns }) => cutIns)).toEqual([
    { withWords: { count: 0, of: 1 }, alone: { count: 1, of: 1 } },
    { withWords: { count: 1, of: 1 }, alone: { count: 1, of: 1 } },
  ]);
  expect(figures[1]?.wholeSentences.withWords).toEqual({ count: 1, of: 1 });
  const text = turnsTextOf(figures);
  expect(text).toMatch(/in an unfinished sentence +0 +– +≤ 10 +% +MISSED/);
  expect(text).not.toContain("waiting");
});

test("who pauses in a sentence is rarely cut into, and who is done seldom waits", () => {
  const all = turnTakingFigures().find(({ language, split }) => language === "all" && split === "heldOut");
  const { cutIns, wholeSentences, addedMs } = all ?? expect.fail("no figures");
  const unfinished = cutIns.withWords.count - wholeSentences.withWords.count;
  expect(unfinished / (cutIns.withWords.of - wholeSentences.withWords.of)).toBeLessThan(0.1);
  expect(addedMs).toMatchObject({ p50: 0 });
  expect(addedMs?.p95).toBeLessThanOrEqual(turnTaking.doubtfulMs);
});

test("every language has lines of every kind, most of them held out", () => {
  for (const language of languageCodes) {
    const lines = readTurnLines(language);
    expect(lines.length).toBeGreaterThan(170);
    expect(new Set(lines.map(({ kind }) => kind)).size).toBe(4);
    const heldOut = lines.filter(({ split }) => split === "heldOut");
    expect(heldOut.length).toBeGreaterThan(lines.length - heldOut.length);
  }
});
