import { expect, test } from "vitest";
import { hearWith } from "../safety/hear.ts";
import type { ScreenInput } from "../safety/screen-input.ts";
import { type Reading, heardNothing } from "../safety/verdict.ts";
import { HeardAhead, TurnReader } from "./turn-screening.ts";
import type { Event } from "../conversation/events.ts";
import { StageClock, settle } from "../testing/stage-doubles.ts";

const heard = { ...heardNothing, screen: { level: "possible", concerns: [] } } as const;
const tired = "I am tired of it all";

function counting() {
  const read: string[] = [];
  const hear = ({ text }: ScreenInput) => {
    read.push(text);
    return text === tired ? heard : heardNothing;
  };
  const ahead = new HeardAhead({
    atOnce: 10,
    hear,
    *inSlices(input) {
      yield;
      return hear(input);
    },
  });
  return { read, ahead };
}

test("a text is heard once after the same turns, and anew after others or as another text", () => {
  const { read, ahead } = counting();
  const [before, after] = [[], []];
  for (const _ of [1, 2]) expect(ahead.hear({ text: tired, context: before })).toEqual(heard);
  expect(read).toEqual([tired]);
  expect(ahead.hear({ text: "Fine", context: before })).toEqual(heardNothing);
  expect(ahead.hear({ text: tired, context: before })).toEqual(heard);
  expect(ahead.hear({ text: tired, context: after })).toEqual(heard);
  expect(read).toEqual([tired, "Fine", tired, tired]);
});

test("what was heard in slices is not heard again", () => {
  const { read, ahead } = counting();
  const context: ScreenInput["context"] = [];
  expect(ahead.inSlices({ text: "Fine", context })).toBeNull();
  expect([...(ahead.inSlices({ text: tired, context }) ?? [])]).toHaveLength(1);
  expect(ahead.hear({ text: tired, context })).toEqual(heard);
  expect(read).toEqual([tired]);
});

function* screen(folded: string) {
  yield;
  return {
    level: folded.includes("tired") ? ("possible" as const) : ("none" as const),
    concerns: [],
    hint: 0,
  };
}

test("in slices the same is heard as at once", () => {
  const { hear, inSlices } = hearWith(screen);
  const input = { text: tired, context: [] };
  const slices = inSlices(input);
  let last = slices.next();
  while (last.done !== true) last = slices.next();
  expect(last.value).toEqual(hear(input));
});

const found: Reading = { level: "active", concerns: ["suicide"], misunderstood: false };

function setUp() {
  const clock = new StageClock();
  const asked: { text: string; answer: (reading: Reading | null) => void; fail: () => void }[] = [];
  const events: Event[] = [];
  const reader = new TurnReader(
    {
      after: clock.after,
      measure: () => {},
      readTurn: ({ text }) =>
        new Promise((answer, reject) => {
          asked.push({ text, answer, fail: () => reject(new Error("broken")) });
        }),
    },
    (event) => events.push(event),
  );
  const read = (turn: number, text: string, waitMs: number | null = null): void => {
    void reader.read({ type: "read", turn, text, context: [], waitMs });
  };
  return { clock, asked, events, read };
}

test("turns that come while one is read are read as one, and what is found counts for each of them", async () => {
  const { asked, events, read } = setUp();
  for (let turn = 1; turn <= 50; turn += 1) read(turn, `message ${turn}`);
  expect(asked.map((it) => it.text)).toEqual(["message 1"]);
  asked[0]?.answer(null);
  await settle();
  expect(asked).toHaveLength(2);
  expect(asked[1]?.text).toMatch(/^message 2\nmessage 3\n[\s\S]*message 50$/);
  asked[1]?.answer(found);
  await settle();
  expect(events.slice(1)).toEqual(
    Array.from({ length: 49 }, (_, index) => ({ type: "turnRead", turn: index + 2, reading: found })),
  );
});

test("a reply that waits is told in time, also where its turn waits to be read", async () => {
  const { clock, asked, events, read } = setUp();
  read(1, "one");
  read(2, "two", 800);
  clock.advance(800);
  expect(events).toEqual([{ type: "readerLate", turn: 2 }]);
  asked[0]?.answer(null);
  await settle();
  asked[1]?.answer(found);
  await settle();
  expect(events.at(-1)).toEqual({ type: "turnRead", turn: 2, reading: found });
});

test("of much that came at once the reader is given the end", async () => {
  const { asked, read } = setUp();
  read(1, "one");
  for (let turn = 2; turn <= 40; turn += 1) read(turn, "x".repeat(4_000));
  read(41, "I can't go on");
  asked[0]?.answer(null);
  await settle();
  expect(asked[1]?.text).toHaveLength(4_000);
  expect(asked[1]?.text).toMatch(/I can't go on$/);
});

test("a turn that the reader wasn't given whole is read by itself, and no other turn's reading counts for it", async () => {
  const { asked, events, read } = setUp();
  read(1, "one");
  read(2, "I don't want to be here anymore");
  read(3, "x".repeat(4_000));
  asked[0]?.answer(null);
  await settle();
  expect(asked[1]?.text).toBe("x".repeat(4_000));
  asked[1]?.answer({ level: "none", concerns: [], misunderstood: false });
  await settle();
  expect(events.map((it) => it.type === "turnRead" && it.turn)).toEqual([1, 3]);
  expect(asked[2]?.text).toBe("I don't want to be here anymore");
  asked[2]?.answer(found);
  await settle();
  expect(events.at(-1)).toEqual({ type: "turnRead", turn: 2, reading: found });
});
