import { describe, expect, test } from "vitest";
import {
  judgeOver,
  playbackStarted,
  pollDuringPlayback,
  speakOver,
  type BargeInAction,
  type BargeInState,
} from "./barge-in.ts";

/** Polls every 60 ms starting at `from`; returns the actions. */
function polls(start: BargeInState, from: number, over: readonly boolean[]): BargeInAction[] {
  let state = start;
  return over.map((it, index) => {
    const [next, action] = pollDuringPlayback(state, it, from + index * 60);
    state = next;
    return action;
  });
}

const voiced = (count: number): boolean[] => Array.from({ length: count }, () => true);

describe("barge-in: duck first, decide second", () => {
  test("two polls within half a second begin an utterance over the reply", () => {
    expect(polls(playbackStarted(0, false), 0, [false, true, false, true])).toEqual([
      "none",
      "duck",
      "none",
      "begin",
    ]);
  });

  test("a single noise lowers it and lets it recover", () => {
    const quiet = Array.from({ length: 9 }, () => false);
    const actions = polls(playbackStarted(0, false), 0, [true, ...quiet]);
    expect(actions[0]).toBe("duck");
    expect(actions.filter((it) => it !== "none")).toEqual(["duck", "restore"]);
  });

  test("the first playback of a call is left alone while the echo canceller settles", () => {
    expect(polls(playbackStarted(0, true), 0, [true, true, true])).toEqual(["none", "none", "none"]);
    expect(polls(playbackStarted(0, true), 450, [true, true])).toEqual(["duck", "begin"]);
  });

  test("voice of more than 1.2 s cuts the reply, however it is spread", () => {
    expect(polls(speakOver(0), 60, voiced(18))).not.toContain("interrupt");
    expect(polls(speakOver(0), 60, voiced(19)).at(-1)).toBe("interrupt");
    const pause = Array.from({ length: 20 }, () => false);
    const spread = polls(speakOver(0), 60, [...voiced(10), ...pause, ...voiced(9)]);
    expect(spread.filter((it) => it !== "none")).toEqual(["restore", "duck", "interrupt"]);
  });

  test("a sound that is over brings the reply back within 900 ms, and again after the next one", () => {
    const quiet = Array.from({ length: 15 }, () => false);
    const actions = polls(speakOver(0), 60, [...quiet, true, ...quiet]);
    expect(actions.indexOf("restore")).toBe(14);
    expect(actions.filter((it) => it !== "none")).toEqual(["restore", "duck", "restore"]);
  });

  test("the 900 ms count from the moment at which the reply was lowered", () => {
    const quiet = Array.from({ length: 14 }, () => false);
    const actions = polls(playbackStarted(0, false), 0, [true, ...quiet.slice(0, 4), true, ...quiet]);
    expect(actions.filter((it) => it !== "none")).toEqual(["duck", "begin", "restore"]);
    expect((actions.indexOf("restore") - actions.indexOf("duck")) * 60).toBe(900);
  });

  test("what the relay knows of the words decides at once", () => {
    expect(judgeOver(speakOver(0), "speech")[1]).toBe("interrupt");
    const [state, action] = judgeOver(speakOver(0), "sound");
    expect([action, judgeOver(state, "sound")[1]]).toEqual(["restore", "none"]);
    expect(judgeOver({ kind: "playing" }, "speech")[1]).toBe("none");
  });

  test("nothing happens while nothing plays", () => {
    expect(polls({ kind: "idle" }, 0, [true, true])).toEqual(["none", "none"]);
  });
});
