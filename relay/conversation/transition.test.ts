import { describe, expect, test } from "vitest";
import type { Event } from "./events.ts";
import {
  Talk,
  continued,
  delta,
  ended,
  listening,
  paused,
  played,
  sounding,
  speaking,
  spoken,
  started,
  transcribed,
  typed,
  written,
} from "../testing/talk.ts";

describe("[T2] a call, turn by turn", () => {
  test("greets, listens, writes down, thinks, speaks, listens again", () => {
    const talk = new Talk().do({ type: "opened", restored: false });
    expect(talk.of("speak").map((it) => it.text)).toEqual(["Hello, I am here to listen."]);
    expect(talk.sent("message")[0]?.message.role).toBe("assistant");
    talk.do(sounding(1));
    expect(talk.sent("phase").map((it) => it.phase)).toEqual(["speaking"]);
    talk.do(spoken(1, 0), played(1, 0, 48_000, true));
    expect(talk.sent("phase").map((it) => it.phase)).toEqual(["listening"]);

    talk.do(started(1));
    expect(talk.sent("phase").map((it) => it.phase)).toEqual(["userSpeaking"]);
    talk.do(ended(1));
    expect(talk.of("transcribe")).toEqual([{ type: "transcribe", generation: 2, utterance: 1 }]);
    talk.do(transcribed(2, " I cannot sleep "));
    expect(talk.of("save")[0]).toMatchObject({
      utterance: 1,
      message: { position: 2, text: "I cannot sleep" },
    });
    expect(talk.of("generate")[0]?.lines.map((it) => it.text)).toEqual([
      "Hello, I am here to listen.",
      "I cannot sleep",
    ]);
    expect(talk.sent("phase").map((it) => it.phase)).toEqual(["thinking"]);
    talk.do(delta(3, "That sounds tiring. What keeps "), delta(3, "you awake?"), written(3));
    expect(talk.of("speak").map((it) => it.text)).toEqual(["That sounds tiring.", " What keeps you awake?"]);
    talk.do(sounding(3), spoken(3, 0), spoken(3, 1));
    expect(talk.of("finishSpeech")).toEqual([{ type: "finishSpeech", generation: 3, segments: 2 }]);
    talk.do(played(3, 1, 48_000, true));
    expect(talk.phase).toBe("listening");
  });

  test("[T9] the model sees the last six messages", () => {
    const talk = new Talk("chat").do({ type: "opened", restored: false });
    for (let index = 0; index < 8; index += 1) {
      talk.do(typed(`message ${index}`));
      talk.do(written(talk.generation));
    }
    talk.do(typed("the last"));
    expect(talk.of("generate")[0]?.lines).toHaveLength(6);
  });
});

describe("[T4] working ahead", () => {
  test("a reply made in the pause is held, and goes out at once when the utterance ends", () => {
    const talk = listening().do(started(1), paused(1));
    const g = talk.generation;
    talk.do(transcribed(g, "I had a bad day"), delta(g, "That sounds hard. Really."), written(g));
    expect(talk.of("speak")[0]).toMatchObject({ held: true, text: "That sounds hard." });
    talk.do(sounding(g), spoken(g, 0), spoken(g, 1));
    expect(talk.of("send")).toEqual([]);
    talk.do(ended(1));
    expect(talk.of("count")).toEqual([{ type: "count", metric: "speculationUsed" }]);
    expect(talk.of("release")).toEqual([{ type: "release", generation: g }]);
    expect(talk.sent("message").map((it) => it.message.text)).toEqual([
      "I had a bad day",
      "That sounds hard. Really.",
    ]);
    expect(talk.sent("phase").map((it) => it.phase)).toEqual(["speaking"]);
  });

  test("speech that goes on throws it away, at most six times", () => {
    const talk = listening().do(started(1));
    for (let count = 0; count < 6; count += 1) {
      talk.do(paused(1));
      expect(talk.of("transcribe")).toHaveLength(1);
      const g = talk.generation;
      talk.do(transcribed(g, "I had a bad day"), continued(1));
      expect(talk.of("abort")).toEqual([{ type: "abort", generation: g }]);
      talk.do(delta(g, "Stale. "), written(g));
      expect(talk.effects).toEqual([]);
    }
    talk.do(paused(1));
    expect(talk.of("transcribe")).toHaveLength(0);
    talk.do(ended(1));
    expect(talk.of("transcribe")).toHaveLength(1);
  });

  test("not on more than twenty seconds of speech, and not where it is switched off", () => {
    const long = listening().do(started(1)).after(20_001).do(paused(1));
    const off = listening({ speculation: false }).do(started(1), paused(1));
    expect([...long.of("transcribe"), ...off.of("transcribe")]).toEqual([]);
  });

  test("an unfinished transcript at the end of the utterance is simply waited for", () => {
    const talk = listening().do(started(1), paused(1));
    const g = talk.generation;
    talk.do(ended(1));
    expect(talk.effects.filter((it) => it.type === "transcribe")).toEqual([]);
    talk.do(transcribed(g, "I had a bad day"));
    expect(talk.state.turn.phase).toBe("replying");
  });

  test("a failed guess costs nothing but the guess", () => {
    const talk = listening().do(started(1), paused(1));
    talk.do({ type: "transcriptionFailed", generation: talk.generation });
    expect(talk.sent("error")).toEqual([]);
    talk.do(ended(1));
    expect(talk.of("transcribe")).toHaveLength(1);
  });
});

const guessed = (generation: number, text: string): Event => ({
  type: "transcribed",
  generation,
  text,
  unsure: true,
});

test("[T8] an utterance that its client doesn't end is ended after 35 s", () => {
  const talk = listening().do(started(1)).after(34_999).do({ type: "tick" });
  expect(talk.phase).toBe("userSpeaking");
  expect(talk.after(1).do({ type: "tick" }).phase).toBe("transcribing");
});

describe("[T7][T8] nothing was said", () => {
  test.each(["", "um", "...", "help"])("%j is discarded and listening goes on", (text) => {
    const talk = listening().do(started(1), ended(1));
    talk.do(transcribed(talk.generation, text));
    expect(talk.sent("discarded")).toHaveLength(1);
    expect(talk.phase).toBe("listening");
    expect(talk.state.position).toBe(1);
  });

  test("[T32] a guess is asked back, isn't stored, and is answered only once the person has confirmed it", () => {
    const talk = listening().do(started(1), paused(1));
    talk.do(guessed(talk.generation, "I feel lonely since Monday"));
    expect(talk.of("generate")).toEqual([]);
    talk.do(ended(1));
    expect(talk.sent("discarded")).toEqual([
      { type: "discarded", utterance: 1, reason: "nothingHeard", guess: "I feel lonely since Monday" },
    ]);
    expect(talk.of("save")).toEqual([]);
    expect(talk.of("generate")).toEqual([]);
    expect(talk.phase).toBe("listening");
    talk.do({ type: "typed", clientId: "c", text: "I feel lonely since Monday" });
    expect(talk.of("generate")).toHaveLength(1);
  });

  test("[T32] what may be nothing isn't asked back", () => {
    const talk = listening().do(started(1), ended(1));
    talk.do(guessed(talk.generation, "um"));
    expect(talk.sent("discarded")).toEqual([{ type: "discarded", utterance: 1, reason: "nothingHeard" }]);
  });

  test("[T32] danger in a guess counts", () => {
    const talk = listening().do(started(1), ended(1));
    talk.do(guessed(talk.generation, "I want to kill myself"));
    expect(talk.sent("discarded")).toMatchObject([{ guess: "I want to kill myself" }]);
    expect(talk.sent("notice")).toMatchObject([{ notice: "helpCard", level: "active" }]);
  });

  test("five seconds without a transcript", () => {
    const talk = listening().do(started(1), ended(1)).after(4_999).do({ type: "tick" });
    expect(talk.effects).toEqual([]);
    talk.after(1).do({ type: "tick" });
    expect(talk.sent("discarded")).toHaveLength(1);
    expect(talk.of("abort")).toHaveLength(1);
    talk.do(transcribed(talk.generation, "too late now"));
    expect(talk.effects).toEqual([]);
  });
});

describe("[T10][T11] failures never end the call", () => {
  test("an empty reply becomes the spec's sentence", () => {
    const talk = listening().do(started(1), ended(1));
    talk.do(transcribed(talk.generation, "I had a bad day"));
    talk.do(delta(talk.generation, "  "), written(talk.generation));
    expect(talk.history.at(-1)).toBe("assistant: I understand. Please tell me more.");
    expect(talk.of("speak")[0]?.text.trim()).toBe("I understand.");
  });

  test("the model fails: the person is told, and may speak again", () => {
    const talk = listening().do(started(1), ended(1));
    talk.do(transcribed(talk.generation, "I had a bad day"));
    talk.do({ type: "replyFailed", generation: talk.generation });
    expect(talk.sent("error")[0]).toMatchObject({ code: "replyFailed", retryable: true });
    expect(talk.phase).toBe("listening");
  });

  test("[T17] asked again after the model failed, it answers; otherwise it does not", () => {
    const talk = new Talk("chat").do({ type: "opened", restored: false });
    talk.do({ type: "askedAgain" });
    expect(talk.of("generate")).toEqual([]);
    talk.do(typed("are you there?"), { type: "askedAgain" });
    expect(talk.of("generate")).toHaveLength(1);
    talk.do({ type: "replyFailed", generation: talk.generation }).do({ type: "askedAgain" });
    expect(talk.of("generate")).toHaveLength(1);
    expect(talk.history.filter((it) => it.startsWith("user"))).toEqual(["user: are you there?"]);
  });

  test("the model fails half-way: what is there counts", () => {
    const talk = listening().do(started(1), ended(1));
    talk.do(transcribed(talk.generation, "I had a bad day"));
    talk.do(delta(talk.generation, "That sounds hard"), { type: "replyFailed", generation: talk.generation });
    expect(talk.history.at(-1)).toBe("assistant: That sounds hard");
  });

  test("speech fails altogether: the text is there and listening resumes", () => {
    const talk = listening().do(started(1), ended(1));
    talk.do(transcribed(talk.generation, "I had a bad day"));
    const g = talk.generation;
    talk.do(delta(g, "That sounds hard."), written(g));
    talk.do({ type: "speechFinished", generation: g, segment: 0, samples: 0, failed: true });
    expect(talk.sent("error")[0]?.code).toBe("speechFailed");
    expect(talk.phase).toBe("listening");
    expect(talk.history.at(-1)).toBe("assistant: That sounds hard.");
  });

  test("playback without progress for 30 s is given up", () => {
    const talk = speaking().after(29_999).do({ type: "tick" });
    expect(talk.effects).toEqual([]);
    talk.after(1).do({ type: "tick" });
    expect(talk.phase).toBe("listening");
  });
});

describe("[T13] speech runs three segments ahead and no further", () => {
  test("a long reply", () => {
    const talk = listening().do(started(1), ended(1));
    talk.do(transcribed(talk.generation, "I had a bad day"));
    const g = talk.generation;
    const sentence = "This is one sentence of a rather long reply. ";
    talk.do(delta(g, sentence.repeat(6)), written(g));
    expect(talk.of("speak")).toHaveLength(3);
    talk.do(spoken(g, 0));
    expect(talk.of("speak").map((it) => it.segment)).toEqual([3]);
  });
});
