import { describe, expect, test } from "vitest";
import { playbackStarted, pollDuringPlayback, type BargeInAction, type BargeInState } from "./barge-in.ts";

/** Polls every 60 ms starting at `from`; returns the actions. */
function polls(start: BargeInState, from: number, over: readonly boolean[]): BargeInAction[] {
  let state = start;
  return over.map((it, index) => {
    const [next, action] = pollDuringPlayback(state, it, from + index * 60);
    state = next;
    return action;
  });
}

describe("barge-in: duck first, decide second", () => {
  test("two polls within half a second stop the reply", () => {
    expect(polls(playbackStarted(0, false), 0, [false, true, false, true])).toEqual([
      "none",
      "duck",
      "none",
      "interrupt",
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
    expect(polls(playbackStarted(0, true), 450, [true, true])).toEqual(["duck", "interrupt"]);
  });

  test("nothing happens while nothing plays", () => {
    expect(polls({ kind: "idle" }, 0, [true, true])).toEqual(["none", "none"]);
  });
});
