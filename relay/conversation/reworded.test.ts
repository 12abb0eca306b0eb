import { expect, test } from "vitest";
import { checkOutgoingFor } from "../safety/check-outgoing.ts";
import {
  delta,
  ended,
  listening,
  played,
  settings,
  sounding,
  spoken,
  started,
  transcribed,
  written,
} from "../testing/talk.ts";

/** A reply of two segments, written in full; the first is being heard. */
function speakingTwo(overrides = {}) {
  const talk = listening(overrides).do(started(1), ended(1));
  talk.do(transcribed(talk.generation, "I had a bad day"));
  const { generation } = talk;
  talk.do(delta(generation, "That sounds really hard for you. What was the worst of it today? "));
  talk.do(written(generation), sounding(generation));
  return { talk, generation };
}

const reworded = (generation: number, segment: number, said: string) =>
  ({ ...spoken(generation, segment), said }) as const;

test("[T27] what was said is shown, stored and remembered in place of what was written", () => {
  const { talk, generation } = speakingTwo();
  talk.do(reworded(generation, 0, "That sounds so hard."));
  const text = "That sounds so hard. What was the worst of it today?";
  expect(talk.of("amend").map(({ message }) => message.text)).toEqual([text]);
  expect(talk.sent("message").map(({ message }) => message.text)).toEqual([text]);
  expect(talk.history.at(-1)).toBe(`assistant: ${text}`);
  talk.do(reworded(generation, 1, "And what was worst?"));
  expect(talk.history.at(-1)).toBe("assistant: That sounds so hard. And what was worst?");
});

test("[T27] a reply that is cut off keeps the words that were said", () => {
  const { talk, generation } = speakingTwo();
  talk.do(reworded(generation, 0, "That sounds so hard."), spoken(generation, 1));
  talk.do({ type: "interrupted", generation, segment: 0, samples: 48_000 });
  expect(talk.history.at(-1)).toBe("assistant: That sounds so hard. …");
});

test("[T27] a reply that is still being written changes before it is stored", () => {
  const talk = listening().do(started(1), ended(1));
  talk.do(transcribed(talk.generation, "I had a bad day"));
  const { generation } = talk;
  talk.do(delta(generation, "That sounds really hard for you. What was the wor"), sounding(generation));
  talk.do(reworded(generation, 0, "That sounds so hard."));
  expect(talk.of("amend")).toEqual([]);
  talk.do(delta(generation, "st of it? "), written(generation));
  expect(talk.history.at(-1)).toBe("assistant: That sounds so hard. What was the worst of it?");
});

const check: typeof settings.check = (text) =>
  text.includes("pills") ? { verdict: "stop", fault: "means" } : { verdict: "pass", text, removed: [] };

test("[T27] what the check would not let out is counted, and neither shown nor remembered", () => {
  const { talk, generation } = speakingTwo({ check });
  const before = talk.history.at(-1);
  talk.do(reworded(generation, 0, "Take some pills."));
  expect(talk.of("checked")).toEqual([{ type: "checked", fault: "means" }]);
  expect(talk.of("amend")).toEqual([]);
  expect(talk.history.at(-1)).toBe(before);
});

test.each([
  ["a number", "You could call 555 0199 for that.", "number"],
  ["an address", "It says so on www.hearts.example.com today.", "address"],
  ["a claim", "I'm a real person, you know.", "human"],
])("[T27] %s that the voice added stands nowhere", (_what, said, fault) => {
  const { talk, generation } = speakingTwo({ check: checkOutgoingFor(null) });
  const before = talk.history.at(-1);
  talk.do(reworded(generation, 0, said));
  expect(talk.of("checked")).toEqual([{ type: "checked", fault }]);
  expect(talk.of("amend")).toEqual([]);
  expect(talk.history.at(-1)).toBe(before);
});

test("[T26][T27] what was said is read in the light of what the reply said before it", () => {
  const talk = listening({ check: checkOutgoingFor(null) }).do(started(1), ended(1));
  talk.do(transcribed(talk.generation, "I had a bad day"));
  const { generation } = talk;
  talk.do(delta(generation, "There is a line that you can call. They answer at any time of the day. "));
  talk.do(written(generation), sounding(generation));
  const before = talk.history.at(-1);
  expect(talk.of("speak").map(({ text }) => text.trim())).toContain("They answer at any time of the day.");
  talk.do(reworded(generation, 1, "It's nine eight eight."));
  expect(talk.of("checked")).toEqual([{ type: "checked", fault: "number" }]);
  expect(talk.history.at(-1)).toBe(before);
});

test("[T27] words of another generation change nothing", () => {
  const { talk, generation } = speakingTwo();
  const before = talk.history.at(-1);
  talk.do(reworded(generation - 1, 0, "Something else."), played(generation, 0, 1_000));
  expect(talk.history.at(-1)).toBe(before);
});
