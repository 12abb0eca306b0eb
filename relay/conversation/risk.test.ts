import { expect, test } from "vitest";
import { ended, listening, paused, sounding, speaking, started, Talk, transcribed, typed } from "./talk.ts";

const helpCards = (talk: Talk) => talk.sent("notice").filter((it) => it.notice === "helpCard");

test("[T21] a spoken turn at risk raises the session, brings the card and is answered under its risk", () => {
  const talk = listening().do(started(1), ended(1));
  talk.do(transcribed(talk.generation, "I want to die"));
  const risk = { level: "active", concerns: ["suicide"] };
  expect(talk.of("risk")).toEqual([{ type: "risk", risk }]);
  expect(helpCards(talk)).toEqual([{ type: "notice", notice: "helpCard", ...risk }]);
  expect(talk.of("generate").map((it) => it.risk)).toEqual([risk]);
  expect(talk.of("classify").map((it) => it.text)).toEqual(["I want to die"]);
  // It is written down before anything answers it.
  const order = talk.effects.map((it) => it.type);
  expect(order.indexOf("risk")).toBeLessThan(order.indexOf("generate"));
});

test("[T21] one denial lowers nothing, and the card is not sent again for it", () => {
  const talk = new Talk("chat").do({ type: "opened", restored: false }, typed("I want to die"));
  talk.do(typed("no, forget it, I was joking"));
  expect(talk.state.risk.level).toBe("active");
  expect(helpCards(talk)).toEqual([]);
});

test("[T7][T21] what shows risk is never too short for a turn", () => {
  const talk = listening({
    screen: ({ text }) => ({ level: text === "死" ? "possible" : "none", concerns: [] }),
  });
  talk.do(started(1), ended(1));
  talk.do(transcribed(talk.generation, "死"));
  expect(talk.sent("discarded")).toEqual([]);
  expect(talk.history.at(-1)).toBe("user: 死");
});

test("[T21] what was said counts, also where the utterance is taken back", () => {
  const talk = listening().do(started(1), paused(1));
  talk.do(transcribed(talk.generation, "I want to die"));
  expect(talk.state.risk.level).toBe("none");
  expect(talk.of("generate").map((it) => it.risk.level)).toEqual(["active"]);
  talk.do({ type: "utteranceCancelled", utterance: 1 });
  expect(talk.state.risk.level).toBe("active");
  expect(helpCards(talk)).toHaveLength(1);
});

test("[T22] a classifier that sees more has a reply written anew of which nothing was heard yet", () => {
  const talk = listening().do(started(1), ended(1));
  talk.do(transcribed(talk.generation, "everything is arranged now"));
  const first = talk.generation;
  talk.do({ type: "classified", risk: { level: "imminent", concerns: ["suicide"] } });
  expect(talk.of("abort").map((it) => it.generation)).toEqual([first]);
  expect(talk.of("generate").map((it) => it.risk.level)).toEqual(["imminent"]);
});

test("[T22] a reply that is being heard is not taken back", () => {
  const talk = speaking();
  talk.do({ type: "classified", risk: { level: "active", concerns: [] } });
  expect(talk.of("abort")).toEqual([]);
  expect(talk.state.risk.level).toBe("active");
  expect(helpCards(talk)).toHaveLength(1);
});

test("[T23] time that is up while the person speaks waits for what they say, and risk lifts it", () => {
  const talk = listening().do(started(1), { type: "timeUp", reason: "limit" });
  expect(talk.of("end")).toEqual([]);
  talk.do(ended(1));
  talk.do(transcribed(talk.generation, "I want to die"));
  expect(talk.of("end")).toEqual([]);
  expect(talk.state.turn.phase).toBe("replying");
  talk.do({ type: "timeUp", reason: "cap" });
  expect(talk.of("end")).toEqual([]);
});

test("[T20][T23] without risk the session ends as soon as it was heard, with the apology last", () => {
  const talk = listening().do(started(1), { type: "timeUp", reason: "limit" }, ended(1));
  talk.do(transcribed(talk.generation, "I had a bad day"));
  expect(talk.of("end").map((it) => it.reason)).toEqual(["limit"]);
  expect(talk.of("speak").at(-1)?.text).toContain("our time for today is up");
  expect(talk.history.at(-1)).toBe("user: I had a bad day");
});

test("[T24] the AI notice is shown at once and spoken in the next pause of a call", () => {
  const talk = speaking().do({ type: "aiNoticeDue" });
  expect(talk.sent("notice").map((it) => it.notice)).toEqual(["aiNotice"]);
  expect(talk.of("speak")).toEqual([]);
  const generation = talk.generation;
  talk.do({ type: "played", generation, segment: 1, samples: 96_000, finished: true });
  expect(talk.of("speak").map((it) => it.text)).toEqual(["I am an AI, not a person."]);
  talk.do(sounding(talk.generation));
  expect(talk.state.noticeDue).toBe(false);
});

test("[T24] in chat the AI notice is only shown", () => {
  const talk = new Talk("chat").do({ type: "opened", restored: false }, { type: "aiNoticeDue" });
  expect(talk.sent("notice").map((it) => it.notice)).toEqual(["aiNotice"]);
  expect(talk.of("save").map((it) => it.message.text)).toEqual(["Hello, I am here to listen."]);
});
