import { expect, test } from "vitest";
import { nothingToOffer } from "../conversation/offering.ts";
import { noConversationRisk } from "../conversation/conversation-risk.ts";
import { briefingFrom, carriedSummary } from "./briefing.ts";

const moment = {
  spoken: false,
  pace: "normal",
  secondsLeft: null,
  afterSilence: false,
  risk: noConversationRisk,
  rewrite: null,
  offering: nothingToOffer,
} as const;

test("a conversation that continues another starts with its summary and last messages", () => {
  const messages = [
    { role: "user", text: "I'll call her." },
    { role: "assistant", text: "When?" },
  ];
  expect(carriedSummary({ summary: "They fell out with a sister.", messages })).toBe(
    "From the conversation that this one continues:\nThey fell out with a sister.\nPerson: I'll call her.\nCompanion: When?",
  );
});

test("a conversation that continues none, or one in which nothing was said, starts without", () => {
  expect(carriedSummary(null)).toBe("");
  expect(carriedSummary({ summary: "", messages: [] })).toBe("");
});

test("a long carried summary keeps its end", () => {
  const text = carriedSummary({ summary: "a".repeat(5_000), messages: [{ role: "user", text: "the end" }] });
  expect(text.length).toBeLessThan(4_100);
  expect(text).toMatch(/a\nPerson: the end$/);
});

test("a reply's instructions name the language and hold the memories and the summary as it is by then", () => {
  const summary = { text: "They can't sleep." };
  const briefing = briefingFrom({ language: "pt", style: "gentle", memories: ["Has a dog."], summary });
  const first = briefing.instructions(moment);
  for (const part of ["Portuguese", "Voice style: gentle", "Has a dog.", "They can't sleep."])
    expect(first).toContain(part);
  summary.text = "They slept.";
  expect(briefing.instructions(moment)).toContain("They slept.");
});
