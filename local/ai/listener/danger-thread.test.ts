import { languageCodes } from "#shared/catalogues/languages.ts";
import { describe, expect, test } from "vitest";
import { dangerMoveIds } from "../moves/danger-move.ts";
import { dangerAnswersByLanguage, responsesByLanguage } from "../phrases/by-language.ts";
import { type Said, talk } from "../testing/talk.ts";

const answered = dangerMoveIds.filter((id) => id !== "aside");
const { en } = dangerAnswersByLanguage;

/** "words other": what a reply answers, and whose danger it takes it for. */
function answerIn(reply: string): string | undefined {
  for (const move of answered)
    for (const [whose, sentences] of Object.entries(en[move]))
      if (sentences.some((it) => reply.includes(it))) return `${move} ${whose}`;
  return undefined;
}

const answers = (...said: readonly string[]): readonly (string | undefined)[] =>
  talk(
    "en",
    said.map((text): Said => [text]),
  ).map(answerIn);

describe("once danger is known, the conversation stays about it", () => {
  test.each([
    ["what would I even say to her?", "words other"],
    ["who do I call?", "who other"],
    ["isn't that betraying her, telling someone?", "should other"],
    ["I'm at her door now, knocking", "step other"],
    ["she's here, she's crying in my arms", "with other"],
  ])("%s", (text, expected) => {
    expect(answers("my friend said she wants to kill herself", text).at(-1)).toBe(expected);
  });

  test("until there is an all-clear", () => {
    const replies = answers(
      "my friend said she wants to kill herself",
      "she's fine, she isn't suicidal, I asked her",
      "anyway. how do you make pancakes without eggs",
    );
    expect(replies.slice(1)).toEqual(["safe other", undefined]);
  });
});

test("hints at someone's own death are asked about, and what follows is no longer met with a nod", () => {
  const [, , asked = "", followed = ""] = talk("en", [
    ["we've had the dairy since 1847"],
    ["the bank was here monday, it won't last past autumn"],
    ["I've been thinking for weeks that I'd be worth more dead, the insurance would cover the farm"],
    ["yeah. I know how, too. and where"],
  ]);
  const { own, maybeOwn } = responsesByLanguage.en;
  expect([...own, ...maybeOwn].some((it) => asked.includes(it)) || asked).toBe(true);
  expect(answerIn(followed)).toMatch(/ own$/);
});

describe.each(languageCodes)("the answers in danger in %s", (language) => {
  const sets = answered.flatMap((move) => Object.values(dangerAnswersByLanguage[language][move]));
  const all = [...new Set(sets)].flat();

  test("are all different, none empty, and no two sentences run together", () => {
    expect(all.filter((it, at) => it.trim() === "" || it.includes("|") || all.indexOf(it) !== at)).toEqual(
      [],
    );
  });
});
