import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Automaton, compileGrammar } from "./automaton.ts";
import { toFsg } from "./fsg.ts";
import { parseGrammar } from "./jsgf.ts";

function accepts({ edges, accepting }: Automaton, sentence: string): boolean {
  let state: number | undefined = 0;
  for (const word of sentence.split(" ")) state = state === undefined ? undefined : edges[state]?.get(word);
  return state !== undefined && accepting[state] === true;
}

const small = parseGrammar(`#JSGF V1.0;
// how someone is
grammar small;
public <u> = [<lead>] i am [very] <feeling> [and <feeling>] | (yes | no) ;
<lead> = well | so ;
<feeling> = sad | tired ;`);

describe("a compiled grammar", () => {
  const automaton = compileGrammar(small);

  test.each(["i am sad", "well i am very tired", "so i am sad and tired", "yes"])(
    "accepts %s",
    (sentence) => {
      expect(accepts(automaton, sentence)).toBe(true);
    },
  );

  test.each(["i am", "very sad", "yes no", "well", "i am sad and"])("refuses %s", (sentence) => {
    expect(accepts(automaton, sentence)).toBe(false);
  });

  test("shares beginnings and endings", () => {
    // start, after a lead, i, am, very, the end, after a feeling, after its "and"
    expect(automaton.edges).toHaveLength(8);
  });

  test("is written with one final state", () => {
    const fsg = toFsg({ edges: [new Map([["yes", 1]]), new Map()], accepting: [false, true] });
    expect(fsg.split("\n")).toEqual([
      "FSG_BEGIN practice",
      "NUM_STATES 3",
      "START_STATE 0",
      "FINAL_STATE 2",
      "TRANSITION 0 1 1.0 yes",
      "TRANSITION 1 2 1.0",
      "FSG_END",
      "",
    ]);
  });
});

test.each([
  ["public <a> = (b ;", "Unbalanced brackets in <a>"],
  ["public <a> = <missing> ;", "No rule <missing>"],
  ["nonsense ;", "Not a rule: nonsense"],
])("a mistake is reported: %s", (source, message) => {
  expect(() => compileGrammar(parseGrammar(source))).toThrow(message);
});

test("the practice sentences stay small enough to be decoded quickly", () => {
  const source = readFileSync(new URL("sentences.jsgf", import.meta.url), "utf8");
  const automaton = compileGrammar(parseGrammar(source));
  expect(automaton.edges.length).toBeLessThan(1000);
  expect(accepts(automaton, "i had an argument with my mother last night")).toBe(true);
  expect(accepts(automaton, "i want to kill myself")).toBe(true);
});
