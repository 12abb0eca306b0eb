import { expect, test } from "vitest";
import { lexiconOf, type Lexicon } from "./lexicon.ts";
import { prepare } from "./prepare.ts";
import { findRisk } from "./rules.ts";

/** A lexicon that counts the letters that its patterns are made to read, but for the search of the whole text. */
function counting(lexicon: Lexicon) {
  let letters = 0;
  class Counted extends RegExp {
    override [Symbol.search](text: string): number {
      letters += text.length;
      return super[Symbol.search](text);
    }
  }
  const cues = new Map(
    [...lexicon.cues].map(([cue, patterns]) => [cue, patterns.map((it) => new Counted(it))] as const),
  );
  return { lexicon: { ...lexicon, cues }, letters: () => letters };
}

function effort(language: "en" | "zh", text: string): number {
  const { lexicon, letters } = counting(lexiconOf(language));
  expect(findRisk(prepare(text, lexicon), lexicon).level).not.toBe("none");
  return letters();
}

// One text that says it a thousand times must not keep the relay from everybody else's calls.
test.each([
  ["en", "suicide "],
  ["en", "suicide. "],
  ["en", "I want to die, "],
  ["zh", "我想死，"],
  ["zh", "我想死。"],
] as const)("in %s, what is read grows with the text and not with its square: %j", (language, said) => {
  const once = effort(language, said.repeat(200));
  expect(effort(language, said.repeat(800))).toBeLessThan(once * 5);
});
