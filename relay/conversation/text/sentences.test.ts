import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { takeSentences } from "./sentences.ts";

/** What comes of a text that arrives in these pieces, its unfinished end included. */
function arriving(pieces: readonly string[]): string[] {
  const all: string[] = [];
  let open = "";
  for (const piece of pieces) {
    const { sentences, rest } = takeSentences(open + piece);
    all.push(...sentences);
    open = rest;
  }
  return [...all, open];
}

const cases: readonly (readonly [string, readonly string[]])[] = [
  ["That sounds hard. Do you want to", ["That sounds hard. "]],
  ["Pi is 3.14 or so. Yes", ["Pi is 3.14 or so. "]],
  ["Look at example.org/help now", []],
  ["“Really?” she asked. And", ["“Really?” ", "she asked. "]],
  ["Warte… ja. Gut", ["Warte… ", "ja. "]],
  ["我明白。你还好吗？我在", ["我明白。", "你还好吗？"]],
  ["「もう無理。」そうですね。はい", ["「もう無理。」", "そうですね。"]],
  ["هل أنت بخير؟ أنا هنا. نعم", ["هل أنت بخير؟ ", "أنا هنا. "]],
  ["First line\nsecond line\n", ["First line\n"]],
];

describe("sentences of a text that is still being written", () => {
  test.each(cases)("%j", (text, sentences) => {
    expect(takeSentences(text).sentences).toEqual(sentences);
  });

  test("an end at the end of what has come is waited for, since it may go on", () => {
    for (const text of ["It costs 1.", "It is over. ", "好。"]) expect(takeSentences(text).rest).toBe(text);
  });

  test("a sentence that never ends is let go in pieces, cut between words and beside no digit", () => {
    const text = "call 0800 111 0 111 or wait ".repeat(80);
    const { sentences, rest } = takeSentences(text);
    expect(rest.length).toBeLessThanOrEqual(1_200);
    expect(sentences.length).toBeGreaterThan(1);
    for (const sentence of sentences) expect(sentence).toMatch(/[a-z] $/);
    expect(sentences.join("") + rest).toBe(text);
    expect(takeSentences("a".repeat(3_000)).sentences.map((it) => it.length)).toEqual([600, 600, 600]);
  });

  test("the sentences are the same however the text is cut, and nothing is lost", () => {
    const piece = fc.oneof(
      fc.string({
        unit: fc.constantFrom("a", "Z", "7", ".", "!", "…", " ", "\n", "。", "」", "”", "؟", "好"),
      }),
      fc.constantFrom("word ", "1.5 ", "www.example.org ", "Yes. ", "好。"),
      fc.nat({ max: 200 }).map((words) => "and ".repeat(words)),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }),
        fc.array(fc.nat(), { maxLength: 30 }),
        (parts, cuts) => {
          const text = parts.join("");
          const at = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].toSorted((a, b) => a - b);
          const pieces = [...at, text.length].map((to, index) => text.slice(at[index - 1] ?? 0, to));
          const whole = arriving([text]);
          expect(whole.join("")).toBe(text);
          expect(arriving(pieces)).toEqual(whole);
          expect(arriving(text.split(""))).toEqual(whole);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
