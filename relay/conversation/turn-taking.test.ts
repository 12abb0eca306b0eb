import { describe, expect, test } from "vitest";
import type { Event } from "./events.ts";
import { endingOf } from "./text/open-ending.ts";
import {
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
  type Talk,
  transcribed,
  typed,
  written,
} from "../testing/talk.ts";

const over = (utterance: number): Event => ({ type: "utteranceStarted", utterance, overReply: true });
const cancelled = (utterance: number): Event => ({ type: "utteranceCancelled", utterance });
const confirmed = (utterance: number): Event => ({ type: "utteranceConfirmed", utterance });
const interrupted = (generation: number): Event => ({
  type: "interrupted",
  generation,
  segment: 0,
  samples: 24_000,
});

/** Says something and pauses; the transcript so far is there. */
function pausing(talk: Talk, text: string, spokenMs = 1_000): Talk {
  talk.do(started(1)).after(spokenMs).do(paused(1));
  return talk.do(transcribed(talk.generation, text));
}

const waits = (talk: Talk) => talk.sent("utterance.wait").map(({ silenceMs }) => silenceMs);

/** Words after which the model is in doubt. It is retrained from time to time, so several are tried. */
function mayGoOn(): string {
  const texts = ["there was a man", "so I left", "I was walking", "my brother came over", "she is nice"];
  const text = texts.find((it) => endingOf(it, "en") === "doubtful");
  if (text === undefined) throw new Error("The model has no doubts about any of these");
  return text;
}

describe("[T28] who sounds unfinished", () => {
  test.each(["I stayed because", "and then I", "I went to the...", "I think that,"])(
    "is waited for: %s",
    (text) => {
      expect(waits(pausing(listening(), text))).toEqual([3_000]);
    },
  );

  test.each(["I stayed at home.", "Can you help me?", "No, thank you"])("isn't, who is done: %s", (text) => {
    expect(waits(pausing(listening(), text))).toEqual([]);
  });

  test("is waited for at their own pace", () => {
    const quick = listening().do({ type: "paceChosen", pace: "quick" });
    quick.do(started(1)).after(1_300).do(paused(1));
    expect(waits(quick)).toEqual([800]);
    quick.do(transcribed(quick.generation, "I stayed because"));
    expect(waits(quick)).toEqual([2_400]);
    const unhurried = listening().do({ type: "paceChosen", pace: "unhurried" });
    unhurried.do(started(1)).after(6_600).do(paused(1));
    expect(waits(unhurried)).toEqual([3_200]);
    unhurried.do(transcribed(unhurried.generation, "I was at home all day"));
    expect(waits(unhurried)).toEqual([4_000]);
  });

  test("is waited for a moment longer than the rule does, where it is doubtful", () => {
    const text = mayGoOn();
    expect(waits(pausing(listening(), text))).toEqual([1_300]);
    // The silence of a long utterance is longer, and what counts is when its voice paused, not when it was written down.
    const long = listening().do(started(1)).after(3_400).do(paused(1)).after(900);
    expect(waits(long.do(transcribed(long.generation, text)))).toEqual([2_300]);
    const short = listening().do(started(1)).after(3_200).do(paused(1)).after(900);
    expect(waits(short.do(transcribed(short.generation, text)))).toEqual([1_300]);
    const quick = pausing(listening().do({ type: "paceChosen", pace: "quick" }), text);
    expect(waits(quick)).toEqual([1_100]);
  });

  test("and goes on is judged anew at the next pause", () => {
    const talk = pausing(listening(), "I stayed because");
    talk.do(continued(1), paused(1));
    talk.do(transcribed(talk.generation, "I stayed because it rained."));
    expect(waits(talk)).toEqual([]);
  });
});

describe("[T28] a turn is taken back", () => {
  test("by speech that follows its end at once: one message, one answer", () => {
    const talk = pausing(listening(), "I wanted to call her.").do(ended(1)).after(500).do(started(2));
    expect(talk.history).toEqual(["assistant: Hello, I am here to listen.", "user: I wanted to call her."]);
    talk.do(ended(2));
    talk.do(transcribed(talk.generation, "But I was afraid."));
    expect(talk.history.slice(1)).toEqual(["user: I wanted to call her But I was afraid."]);
    expect(talk.of("save")).toEqual([]);
    expect(talk.of("amend")).toMatchObject([{ utterance: 2 }]);
    expect(talk.sent("message")).toMatchObject([{ utterance: 2 }]);
    expect(talk.of("count").map(({ metric }) => metric)).toContain("turnTakenBack");
    expect(talk.of("generate")).toHaveLength(1);
  });

  test("not later, and not once the answer was heard", () => {
    const late = pausing(listening(), "I wanted to call her.")
      .do(ended(1))
      .after(701)
      .do(started(2), ended(2));
    late.do(transcribed(late.generation, "But I was afraid."));
    expect(late.of("save")).toHaveLength(1);
    const heard = pausing(listening(), "I wanted to call her.").do(ended(1));
    const g = heard.generation;
    heard
      .do(delta(g, "That sounds hard. "), sounding(g), played(g, 0, 4_800))
      .after(300)
      .do(started(2), ended(2));
    heard.do(transcribed(heard.generation, "But I was afraid."));
    expect(heard.of("save")).toHaveLength(1);
  });

  test("and not where the answer was heard and then interrupted", () => {
    const talk = pausing(listening(), "I wanted to call her.").do(ended(1));
    const g = talk.generation;
    talk.do(delta(g, "That sounds hard. "), sounding(g), written(g)).after(300);
    talk.do(interrupted(g)).do(started(2)).after(1_000).do(paused(2));
    talk.do(transcribed(talk.generation, "But I was afraid."));
    // A new turn is worked ahead of; one that goes on is not.
    expect(talk.of("generate")).toHaveLength(1);
    talk.do(ended(2));
    expect(talk.history.at(-1)).toBe("user: But I was afraid.");
  });
});

/** Something is said over a reply that plays, and written down at its first pause. */
function sayOver(text: string, talk = speaking()): { talk: Talk; reply: number } {
  const reply = talk.state.turn.phase === "replying" ? talk.state.turn.reply.generation : 0;
  talk.after(1_000).do(over(2)).after(600).do(paused(2));
  talk.do(transcribed(talk.generation, text));
  return { talk, reply };
}

const verdicts = (talk: Talk) => talk.sent("utterance.over").map(({ verdict }) => verdict);
const counted = (talk: Talk) => talk.of("count").map(({ metric }) => metric);

describe("[T29] over a reply", () => {
  test("a backchannel leaves it alone, and leaves no turn", () => {
    const { talk, reply } = sayOver("Mm-hm.");
    expect(verdicts(talk)).toEqual(["sound"]);
    talk.do(ended(2));
    expect(talk.sent("discarded")).toEqual([{ type: "discarded", utterance: 2, reason: "backchannel" }]);
    expect(counted(talk)).toContain("backchannel");
    expect(talk.sent("clear")).toEqual([]);
    expect(talk.state.turn).toMatchObject({ phase: "replying", reply: { generation: reply } });
  });

  test("a cough leaves it alone, also while it is being written", () => {
    const talk = listening().do(started(1), ended(1));
    talk.do(transcribed(talk.generation, "I had a bad day"));
    const g = talk.generation;
    talk.after(1_000).do(delta(g, "That sounds hard. "), over(2), cancelled(2));
    expect([...talk.of("abort"), ...talk.sent("clear")]).toEqual([]);
    expect(counted(talk)).toContain("falseInterruption");
    talk.do(written(g));
    expect(talk.of("save")).toHaveLength(1);
  });

  test("words cut it: the client is told, and the person has the floor", () => {
    const { talk, reply } = sayOver("No, wait, that isn't it");
    expect(verdicts(talk)).toEqual(["speech"]);
    talk.do(interrupted(reply));
    expect(talk.sent("clear")).toEqual([{ type: "clear", generation: reply }]);
    expect(talk.phase).toBe("userSpeaking");
    // What was written down at the pause is answered ahead, under a generation that isn't stale.
    expect(talk.of("generate")[0]?.generation).toBeGreaterThan(reply);
    talk.do(ended(2));
    expect(talk.history.at(-1)).toBe("user: No, wait, that isn't it");
  });

  test("a word that is too short for the client's rule still counts", () => {
    const { talk } = sayOver("Stop");
    talk.do(cancelled(2));
    expect(talk.history.at(-1)).toBe("user: Stop");
    expect(talk.sent("clear")).toHaveLength(1);
  });

  test("words whose transcript comes after their end cut it too", () => {
    const talk = speaking().after(1_000).do(over(2), ended(2));
    talk.do(transcribed(talk.generation, "Please stop for a moment"));
    expect(talk.sent("clear")).toHaveLength(1);
    expect(talk.history.at(-1)).toBe("user: Please stop for a moment");
    expect(talk.of("generate")).toHaveLength(1);
  });

  test("after a question a short answer is an answer", () => {
    const talk = speaking();
    const g = talk.generation;
    talk.do(played(g, 1, 48_000));
    const { talk: asked } = sayOver("yes", talk);
    expect(verdicts(asked)).toEqual(["speech"]);
    asked.do(ended(2));
    expect(asked.history.at(-1)).toBe("user: yes");
  });

  test("danger is never a sound", () => {
    const { talk } = sayOver("死にたい");
    expect(verdicts(talk)).toEqual(["speech"]);
  });

  test("speech that lasts cuts a reply of which nothing was heard", () => {
    const talk = listening().do(started(1), ended(1));
    talk.do(transcribed(talk.generation, "I had a bad day"));
    const g = talk.generation;
    talk.after(1_000).do(over(2), confirmed(2));
    expect(talk.of("abort").map((it) => it.generation)).toContain(g);
    expect(talk.phase).toBe("userSpeaking");
  });

  test("who is still speaking when the reply is over, or something is typed, goes on speaking", () => {
    const talk = speaking();
    const g = talk.generation;
    talk.do(over(2), played(g, 1, 96_000, true));
    expect(talk.phase).toBe("userSpeaking");
    const other = speaking().do(over(2), typed("I'll write instead"));
    expect(other.phase).toBe("userSpeaking");
  });
});

const lines = (talk: Talk): string[] => talk.sent("message").map(({ message }) => message.text);

describe("[T30] silence", () => {
  const tick: Event = { type: "tick" };
  test("is broken once, softly, after 25 s, and then it's quiet", () => {
    const talk = listening().after(24_999).do(tick);
    expect(lines(talk)).toEqual([]);
    talk.after(1).do(tick).do(tick);
    expect(lines(talk)).toEqual(["I'm here. Take your time."]);
    const g = talk.generation;
    talk
      .do(sounding(g), played(g, 0, 48_000, true))
      .after(120_000)
      .do(tick)
      .do(tick);
    expect(lines(talk)).toEqual([]);
  });

  test("that somebody asked for isn't broken, but the model knows of it", () => {
    const talk = listening().do(started(1), ended(1));
    talk.do(transcribed(talk.generation, "Give me a moment, please"));
    const g = talk.generation;
    talk.do(delta(g, "Of course."), written(g), sounding(g), spoken(g, 0), played(g, 0, 48_000, true));
    talk.after(60_000).do(tick).do(tick);
    expect(lines(talk)).toEqual([]);
    talk.do(started(2), ended(2));
    talk.do(transcribed(talk.generation, "All right, I can go on"));
    expect(talk.of("generate")).toMatchObject([{ afterSilence: true }]);
  });

  test("isn't there in chat, nor while somebody is away", () => {
    const away = listening().do({ type: "disconnected" }).after(40_000).do(tick);
    expect(lines(away)).toEqual([]);
    const chat = listening().do({ type: "modeSwitched", mode: "chat" }).after(40_000).do(tick);
    expect(lines(chat)).toEqual([]);
  });
});

function replying(...pieces: readonly string[]): Talk {
  const talk = listening().do(started(1), ended(1));
  talk.do(transcribed(talk.generation, "I had a bad day"));
  const g = talk.generation;
  for (const piece of pieces) talk.do(delta(g, piece));
  return talk;
}

describe("[T31] a reply for the ear", () => {
  test("ends with its first question", () => {
    const talk = replying("That sounds hard. What was it? ", "And how did you sleep? ");
    expect(talk.history.at(-1)).toBe("assistant: That sounds hard. What was it?");
    const asked = replying("That sounds hard. What was it? And how did you sleep? ");
    expect(asked.history.at(-1)).toBe("assistant: That sounds hard. What was it?");
    // An offer may follow its last word, so it is written on until it is over.
    const g = asked.generation;
    expect(asked.of("abortText")).toEqual([]);
    asked.do(sounding(g), spoken(g, 0), spoken(g, 1), played(g, 1, 48_000, true));
    expect(asked.of("abortText")).toEqual([{ type: "abortText", generation: g }]);
  });

  test("stops the model at its question where nothing may be offered", () => {
    const talk = listening();
    const offer = { resource: "journal", asked: true, reason: "" } as const;
    for (const utterance of [1, 2, 3, 4]) {
      talk.do(started(utterance), ended(utterance));
      talk.do(transcribed(talk.generation, "I had a bad day"));
      const g = talk.generation;
      talk.do({ type: "offerMade", generation: g, offer }, delta(g, "What was it? And how"));
      expect(talk.of("abortText")).toHaveLength(utterance === 4 ? 1 : 0);
      talk.do(sounding(g), spoken(g, 0), played(g, 0, 48_000, true));
    }
  });

  test("has no list", () => {
    const talk = replying("Try this:\n- Breathe in. \n- Breathe out. \n");
    talk.do(written(talk.generation));
    expect(talk.history.at(-1)).not.toMatch(/- Breathe/);
  });
});
