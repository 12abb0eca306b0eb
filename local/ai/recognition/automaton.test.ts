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

test("a repetition takes any number of its parts", () => {
  const automaton = compileGrammar(parseGrammar("public <a> = b (and b)* ;"));
  expect(["b", "b and b", "b and b and b"].every((it) => accepts(automaton, it))).toBe(true);
  expect(["and b", "b b", "b and"].some((it) => accepts(automaton, it))).toBe(false);
});

const compiled = (language: string): Automaton =>
  compileGrammar(parseGrammar(readFileSync(new URL(`sentences.${language}.jsgf`, import.meta.url), "utf8")));

describe("the practice sentences", () => {
  const english = compiled("en");
  const french = compiled("fr");

  test("stay small enough to be decoded quickly", () => {
    expect(english.edges.length).toBeLessThan(1000);
    expect(french.edges.length).toBeLessThan(1000);
  });

  test("cover the words that people use most", () => {
    const words = new Set(english.edges.flatMap((out) => [...out.keys()]));
    expect(words.size).toBeGreaterThan(600);
    expect(
      ["kids", "rent", "phone", "therapy", "anxiety", "his", "her"].filter((it) => !words.has(it)),
    ).toEqual([]);
  });

  test.each([
    "i had an argument with my mother last night",
    "i want to kill myself",
    "my kids are sick and i can't pay the rent",
    "i am scared of losing my job",
    "i feel lonely since i moved to a new city",
  ])("in English: %s", (sentence) => {
    expect(accepts(english, sentence)).toBe(true);
  });

  test.each(["je me sens très seule en ce moment", "je veux mourir", "j' ai perdu mon travail hier"])(
    "in French: %s",
    (sentence) => {
      expect(accepts(french, sentence)).toBe(true);
    },
  );

  test.each(["the engine of my car is leaking oil", "i feel lonely since monday my city"])(
    "not: %s",
    (sentence) => {
      expect(accepts(english, sentence)).toBe(false);
    },
  );
});
