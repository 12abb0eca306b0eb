import { describe, expect, test } from "vitest";
import {
  delta,
  ended,
  listening,
  played,
  sounding,
  spoken,
  started,
  Talk,
  transcribed,
  typed,
  written,
} from "../testing/talk.ts";

const leaving = "Thank you, I have to go now. Goodbye.";
const answer = "Goodbye, and take care.";
/** Longer than anybody waits, in milliseconds. */
const aWhile = 10 * 60_000;

/** What makes the companion be heard or seen. */
const utterances = (talk: Talk) => [...talk.of("speak"), ...talk.of("generate"), ...talk.sent("message")];

describe("who leaves is let go: nothing is added to the companion's goodbye", () => {
  test("in writing", () => {
    const talk = new Talk("chat").do({ type: "opened", restored: false }, typed(leaving));
    talk.do(delta(talk.generation, answer), written(talk.generation));
    expect(talk.sent("message").map((it) => it.message.text)).toEqual([answer]);
    expect(talk.history.slice(-2)).toEqual([`user: ${leaving}`, `assistant: ${answer}`]);
    for (let minute = 0; minute < 10; minute += 1)
      expect(utterances(talk.after(60_000).do({ type: "tick" }))).toEqual([]);
  });

  test("in a call, also in the silence after it and when it ends", () => {
    const talk = listening().do(started(1), ended(1));
    talk.do(transcribed(talk.generation, leaving));
    const reply = talk.generation;
    talk.do(delta(reply, answer), written(reply));
    expect(talk.of("speak").map((it) => it.text)).toEqual([answer]);
    talk.do(sounding(reply), spoken(reply, 0), played(reply, 0, 48_000, true));
    expect(talk.of("speak")).toEqual([]);
    expect(utterances(talk.after(aWhile).do({ type: "tick" }))).toEqual([]);
    talk.do({ type: "endRequested", moodAfter: null });
    expect(utterances(talk)).toEqual([]);
    expect(talk.history.at(-1)).toBe(`assistant: ${answer}`);
  });
});
