import { languageCodes } from "#shared/catalogues/languages.ts";
import { describe, expect, test } from "vitest";
import { responsesByLanguage } from "../phrases/by-language.ts";
import { type ResponseId, responseIds } from "../phrases/responses.ts";
import { type Said, talk } from "../testing/talk.ts";

const active = "Risk level: active (suicide)\nThis message: active";
const carried = "Risk level: active (suicide)\nThis message: none";

const { en } = responsesByLanguage;
const idIn = (reply: string): ResponseId | undefined =>
  responseIds.find((id) => en[id].some((sentence) => reply.includes(sentence)));

/** What is answered with a guess after these messages. */
const guessed = (...said: readonly Said[]): ResponseId | undefined => idIn(talk("en", said).at(-1) ?? "");

describe("where no rule knows better, a guess answers", () => {
  test.each([
    ["opinion", "is it weird that I still set the table for two"],
    ["fact", "how many bones are there in a hand?"],
    ["words", "can you help me write a text to my landlord"],
    ["plan", "I'll try that tomorrow"],
  ] as const)("%s: %s", (id, text) => {
    expect(guessed(["hm"], [text])).toBe(id);
  });

  test("and a greeting before it is returned", () => {
    const [reply = ""] = talk("en", [["Good evening. How many bones are there in a hand?"]]);
    expect(reply).toMatch(/^(?:Hello|Hi), /);
    expect(idIn(reply)).toBe("fact");
  });
});

test("in danger no guess answers", () => {
  const said = ["we WON!!! first place", "is it weird?", "lol", "how long do bees live?"];
  const replies = talk("en", [["…", active], ...said.map((text): Said => [text, carried])]);
  expect(replies.map(idIn)).toEqual(replies.map(() => undefined));
});

test("next to a loss nothing light is said", () => {
  const light: ReadonlySet<ResponseId | undefined> = new Set(["joke", "good", "annoyed", "detail", "bright"]);
  const said = ["My mother died last night", "she'd have laughed at this mess lol", "it was a Tuesday", "ha"];
  const replies = talk(
    "en",
    said.map((text): Said => [text]),
  );
  expect(replies.map(idIn).filter((id) => light.has(id))).toEqual([]);
});

describe.each(languageCodes)("the responses in %s", (language) => {
  const responses = responsesByLanguage[language];
  const all = responseIds.flatMap((id) => responses[id]);

  test("are all different, none empty, and no two sentences run together", () => {
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((it) => it.trim() === "" || it.includes("|"))).toEqual([]);
  });

  test("ask only where they ask about danger", () => {
    const asking = responseIds.filter((id) => responses[id].some((it) => /[?？؟]/.test(it)));
    // A text to somebody else may begin with a question.
    expect(
      asking.filter((id) => !["own", "maybeOwn", "maybeOther", "maybeHarm", "words"].includes(id)),
    ).toEqual([]);
    expect(responses.own.filter((it) => !/[?？؟]|か。/.test(it))).toEqual([]);
  });

  test("point to help wherever somebody may be in danger", () => {
    const quoted = /[“„«「"‘『][^”“»」"’』]+[”“»」"’』]/u;
    expect(responses.own.filter((it) => !quoted.test(it))).toEqual([]);
    expect(responses.harm.some((it) => quoted.test(it))).toBe(true);
    expect(responses.other.some((it) => quoted.test(it))).toBe(true);
  });
});
