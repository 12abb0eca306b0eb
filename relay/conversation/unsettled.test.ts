import { expect, test } from "vitest";
import {
  continued,
  delta,
  ended,
  listening,
  paused,
  speaking,
  started,
  type Talk,
  transcribed,
  turnRead,
  written,
} from "../testing/talk.ts";

const switched = (mode: "call" | "chat") => ({ type: "modeSwitched", mode }) as const;
const cancelled = (utterance: number) => ({ type: "utteranceCancelled", utterance }) as const;
const timeUp = { type: "timeUp", reason: "limit" } as const;
const tick = { type: "tick" } as const;
const disconnected = { type: "disconnected" } as const;
const endRequested = { type: "endRequested", moodAfter: null } as const;

/** Ends an utterance, and answers the generation of its transcription. */
function say(talk: Talk, utterance: number): number {
  return talk.do(started(utterance), ended(utterance)).of("transcribe").at(-1)?.generation ?? -1;
}

/** Lets time pass as a relay does. */
function pass(talk: Talk, ms: number): Talk {
  const effects = [];
  for (let left = ms; left > 0; left -= 500) effects.push(...talk.after(500).do(tick).effects);
  talk.effects = effects;
  return talk;
}

const spokenBy = (talk: Talk): string[] => talk.history.filter((it) => it.startsWith("user"));

test("[T23] time that is up ends a call whose transcript never came, whatever the modes in between", () => {
  const talk = listening();
  say(talk, 1);
  talk.do(started(2), switched("chat"), switched("call"), timeUp);
  pass(talk, 20_000);
  expect(talk.of("end")).toMatchObject([{ reason: "limit" }]);
});

test("[T23] time that is up waits 20 s at most, however long somebody goes on speaking", () => {
  const talk = listening().do(started(1), timeUp);
  expect(talk.of("end")).toEqual([]);
  pass(talk, 9_500);
  expect(talk.phase).toBe("userSpeaking");
  pass(talk, 10_500);
  expect(talk.state.turn.phase).toBe("ended");
});

test("[T23] once time is up nobody begins to speak anew", () => {
  const talk = listening();
  const first = say(talk, 1);
  talk.do(timeUp, started(2), ended(2));
  expect(talk.sent("discarded")).toMatchObject([{ utterance: 2 }]);
  talk.do(transcribed(first, "goodbye then"));
  expect(talk.of("end")).toHaveLength(1);
});

test.each([
  ["a cough", (talk: Talk) => talk.do(started(2), cancelled(2))],
  ["noise", (talk: Talk) => talk.do(transcribed(say(talk, 2), "..."))],
])("[T3] %s after the end of an utterance doesn't swallow its answer", (_name, interfere) => {
  const talk = listening();
  const first = say(talk, 1);
  interfere(talk);
  talk.do(transcribed(first, "I had a bad day"));
  expect(talk.of("generate")).toMatchObject([{ lines: [{}, { text: "I had a bad day" }] }]);
  expect(talk.phase).toBe("thinking");
});

test("[T3] utterances are stored in the order in which they were spoken", () => {
  const talk = listening();
  const first = say(talk, 1);
  talk.after(1_000);
  const second = say(talk, 2);
  talk.do(transcribed(second, "and then it rained"));
  expect(spokenBy(talk)).toEqual([]);
  talk.do(transcribed(first, "I walked home"));
  expect(spokenBy(talk)).toEqual(["user: I walked home", "user: and then it rained"]);
  expect(talk.of("generate")).toHaveLength(1);
  expect(talk.sent("message")).toMatchObject([{ utterance: 1 }, { utterance: 2 }]);
});

test("[T19] what had ended before the connection was lost is written down and answered", () => {
  const talk = listening();
  const first = say(talk, 1);
  talk.do(started(2), disconnected);
  talk.do(transcribed(first, "I had a bad day"));
  expect(spokenBy(talk)).toEqual(["user: I had a bad day"]);
  expect(talk.of("generate")).toHaveLength(1);
  // The one that was under way is the client's to send again.
  expect(talk.state.utterance).toBe(1);
});

test.each([
  ["a disconnect", disconnected],
  ["the end", endRequested],
  ["a cancel", cancelled(1)],
])(
  "[T21] danger heard ahead of the end of an utterance survives %s, also when speech went on",
  (_name, event) => {
    const talk = listening().do(started(1), paused(1));
    talk.do(transcribed(talk.generation, "I want to die"), continued(1), event);
    pass(talk, 5_000);
    expect(talk.state.risk.level).toBe("active");
  },
);

test("[T25] who takes something back can't have meant what they typed after it", () => {
  const talk = listening();
  const first = say(talk, 1);
  talk.do({ type: "typed", clientId: "1", text: "I want to die" });
  talk.do(transcribed(first, "you misunderstood me"), { type: "readerLate", turn: 1 });
  expect(talk.state.risk).toMatchObject({ level: "active", dismissed: false });
});

test("[T25] who takes something back can't have meant what they typed while they spoke", () => {
  const talk = listening().do(started(1), paused(1));
  talk.do(transcribed(talk.generation, "you misunderstood me"));
  talk.do({ type: "typed", clientId: "1", text: "I want to die" }, ended(1), { type: "readerLate", turn: 1 });
  expect(talk.state.risk).toMatchObject({ level: "active", dismissed: false });
});

test("[T4] what the whole utterance says counts, and not what its beginning said", () => {
  const talk = listening().do(started(1), paused(1));
  talk.do(transcribed(talk.generation, "I want to die"), continued(1), ended(1));
  talk.do(transcribed(talk.generation, "I was laughing so hard at that film"));
  expect(talk.state.risk.level).toBe("none");
});

test("[T20] what was said before the end is written down and heard after it", () => {
  const talk = listening();
  const first = say(talk, 1);
  talk.do(endRequested);
  expect(talk.of("end")).toHaveLength(1);
  expect(talk.of("seal")).toEqual([]);
  talk.do(transcribed(first, "I want to kill myself"));
  expect(talk.of("save")).toMatchObject([{ message: { text: "I want to kill myself" }, utterance: 1 }]);
  expect(talk.of("risk")).toMatchObject([{ risk: { level: "active", confirmed: true } }]);
  expect(talk.of("send")).toEqual([]);
  talk.do(turnRead(1, null));
  expect(talk.effects.slice(-2)).toEqual([{ type: "seal" }, { type: "done" }]);
});

test("[T20] the end waits no longer for a transcript than anybody does", () => {
  const talk = listening();
  say(talk, 1);
  talk.do(endRequested);
  pass(talk, 5_000);
  expect(talk.effects.filter((it) => it.type === "seal" || it.type === "done")).toHaveLength(2);
});

test("[T18] what somebody is saying while the mode changes is answered in writing", () => {
  const talk = listening().do(started(1), switched("chat"));
  talk.do(transcribed(talk.generation, "I had a bad day"));
  expect(talk.of("generate")).toMatchObject([{ spoken: false }]);
});

test("[T18] towards a call somebody may speak over a reply in writing", () => {
  const talk = listening().do(switched("chat"), { type: "typed", clientId: "1", text: "hello there" });
  talk.do(delta(talk.generation, "That sounds hard. Was it"), switched("call"));
  const first = say(talk, 1);
  talk.do(transcribed(first, "I wasn't done yet"));
  expect(talk.history).toContain("assistant: That sounds hard. …");
  expect(talk.of("generate")).toMatchObject([{ spoken: true }]);
});

test("[T3] speech that nobody was listening to is discarded with notice", () => {
  const talk = listening().do(switched("chat"), started(1), ended(1));
  expect(talk.sent("discarded")).toMatchObject([{ utterance: 1 }]);
  expect(talk.do(ended(1)).sent("discarded")).toEqual([]);
});

test("[T5] a prepared reply that doesn't know what was typed meanwhile is not used", () => {
  const talk = listening().do(started(1), paused(1));
  const guess = talk.generation;
  talk.do(transcribed(guess, "I had a bad day"), delta(guess, "Oh no. What happened? "), written(guess));
  talk.do({ type: "typed", clientId: "1", text: "it was the boss again" }, ended(1));
  expect(talk.of("release")).toEqual([]);
  expect(talk.of("generate").at(-1)?.lines).toMatchObject([
    {},
    { text: "it was the boss again" },
    { text: "I had a bad day" },
  ]);
});

test("[T4] a guess at a reply that fails doesn't take the transcript with it", () => {
  const talk = listening().do(started(1), paused(1));
  const guess = talk.generation;
  talk.do(transcribed(guess, "I had a bad day"), { type: "replyFailed", generation: guess });
  talk.do(ended(1));
  expect(spokenBy(talk)).toEqual(["user: I had a bad day"]);
  expect(talk.of("generate")).toHaveLength(1);
});

test("[T11] a prepared reply all of whose speech failed doesn't hold the call up", () => {
  const talk = listening().do(started(1), paused(1));
  const guess = talk.generation;
  talk.do(transcribed(guess, "I had a bad day"), delta(guess, "Oh no."), written(guess));
  talk.do({ type: "speechFinished", generation: guess, segment: 0, samples: 0, failed: true }, ended(1));
  expect(talk.history.at(-1)).toBe("assistant: Oh no.");
  expect(talk.phase).toBe("listening");
});

test("[T3] two utterances are transcribed at once, six wait, and the seventh is discarded", () => {
  const talk = listening();
  for (let utterance = 1; utterance <= 7; utterance += 1) talk.do(started(utterance), ended(utterance));
  expect(talk.sent("discarded")).toMatchObject([{ utterance: 7 }]);
  const asked = listening();
  let transcriptions = 0;
  for (let utterance = 1; utterance <= 3; utterance += 1)
    transcriptions += asked.do(started(utterance), ended(utterance)).of("transcribe").length;
  expect(transcriptions).toBe(2);
});

test("[T11] a transcription that fails is reported with its number, in its turn", () => {
  const talk = listening();
  const first = say(talk, 1);
  const second = say(talk, 2);
  talk.do({ type: "transcriptionFailed", generation: second });
  expect(talk.sent("error")).toEqual([]);
  talk.do(transcribed(first, "I had a bad day"));
  expect(talk.sent("error")).toMatchObject([{ code: "transcriptionFailed", utterance: 2 }]);
  expect(talk.of("generate")).toHaveLength(1);
});

test("[T16] a cough leaves a reply to go on also where an earlier one is still being looked at", () => {
  const talk = speaking();
  const r = talk.generation;
  talk.do({ type: "interrupted", generation: r, segment: 1, samples: 40_000 });
  const second = say(talk, 2);
  talk.do(started(3), transcribed(second, "..."));
  expect(talk.phase).toBe("userSpeaking");
  talk.do(cancelled(3));
  expect(talk.of("speak")).toMatchObject([{ segment: 1 }]);
});
