import { describe, expect, test } from "vitest";
import { secondsOnly, type WriteBody } from "./session-writes.ts";

const words: readonly WriteBody[] = [
  {
    op: "save",
    id: "1",
    position: 1,
    role: "user",
    text: "a secret",
    at: "2026-11-20T12:00:00.000Z",
    interrupted: false,
    client_id: null,
    utterance: null,
  },
  { op: "amend", id: "1", text: "a secret", interrupted: true },
  { op: "remove", id: "1" },
  { op: "describe", title: "a secret", mood_before: "sad" },
  { op: "summary", text: "a secret", through: 1 },
];

describe("[P17] of a private session", () => {
  test.each(words)("$op isn't written", (write) => {
    expect(secondsOnly(write)).toBeNull();
  });

  test("its length is, and how it ended, without the mood", () => {
    const progress = { op: "progress", duration: 12, mode: "call" } as const;
    expect(secondsOnly(progress)).toEqual(progress);
    const end = { op: "end", reason: "person", mood_after: "worse", duration: 12 } as const;
    expect(secondsOnly(end)).toEqual({ ...end, mood_after: null });
    expect(secondsOnly({ op: "discard" })).toEqual({ op: "discard" });
  });
});
