import { expect, test } from "vitest";
import { noRisk } from "#shared/safety/risk.ts";
import type { Event } from "./events.ts";
import { chatting, delta, turnRead, typed } from "../testing/talk.ts";

test.each<[string, (generation: number) => Event, string[], string]>([
  ["at its limit", (generation) => ({ type: "replyFinished", generation, cut: true }), [], "That is hard."],
  ["by a failure", (generation) => ({ type: "replyFailed", generation }), [], "That is hard."],
  [
    "where only its last space is missing",
    (generation) => ({ type: "replyFailed", generation }),
    ["en."],
    "That is hard. I list en.",
  ],
  [
    "by itself",
    (generation) => ({ type: "replyFinished", generation, cut: false }),
    [],
    "That is hard. I list",
  ],
])("[T11] a broken sentence after whole ones is dropped where a reply ends %s", (_, end, more, expected) => {
  const talk = chatting().do(typed("I had a bad day"));
  const { generation } = talk;
  for (const text of ["That is hard. ", "I list", ...more.map((it) => ` ${it}`)])
    talk.do(delta(generation, text));
  talk.do(end(generation));
  expect(talk.history.at(-1)).toBe(`assistant: ${expected}`);
});

test("[T11] a reply that is nothing but a broken sentence keeps it", () => {
  const talk = chatting().do(typed("I had a bad day"));
  talk.do(delta(talk.generation, "I list"), { type: "replyFailed", generation: talk.generation });
  expect(talk.history.at(-1)).toBe("assistant: I list");
});

test.each([
  ["in danger", "I want to die", true, "assistant: Please look at the help on your screen."],
  ["in no danger", "I had a bad day", true, "user: I had a bad day"],
  ["where the model merely failed", "I want to die", false, "user: I want to die"],
])("[T11] a model that declines leaves nobody with an error alone: %s", (_, text, declined, last) => {
  const finding = { level: "active", concerns: ["suicide"] } as const;
  const talk = chatting().do(typed(text), turnRead(1, text === "I want to die" ? finding : noRisk));
  talk.do({ type: "replyFailed", generation: talk.generation, declined });
  expect(talk.history.at(-1)).toBe(last);
});
