import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { languageCodes, type LanguageCode } from "#shared/catalogues/languages.ts";
import { readerOf } from "./find-terms.ts";
import { insightsOf, languagesOf, type Turn, pausesOf, feelingsIn, labelOf, toneOf } from "./insights.ts";
import { makeLexicon, wordListsSchema } from "./lexicon.ts";

const lexicons = new Map(
  languageCodes.map((code) => {
    const file = readFileSync(join(import.meta.dirname, "words", `${code}.json`), "utf8");
    return [code, makeLexicon(code, wordListsSchema.parse(JSON.parse(file)))] as const;
  }),
);

function lexiconOf(code: LanguageCode) {
  const found = lexicons.get(code);
  if (!found) throw new Error(`No words of ${code}`);
  return found;
}

const feelings = (code: LanguageCode, text: string) => feelingsIn(readerOf(text, code), lexiconOf(code));
const tone = (code: LanguageCode, text: string) => toneOf([feelings(code, text)]);

/** The person's turns, each after a turn of the companion. */
function talk(...said: readonly string[]): Turn[] {
  return said.flatMap((content, index) => [
    assistant("I hear you. Tell me more.", index * 60),
    user(content, index * 60 + 10 * (index + 1), `typed ${index}`),
  ]);
}

const pair = (seconds: number): Turn[] => [assistant("a", 100), user("b", 100 + seconds, "typed")];

function assistant(content: string, seconds: number): Turn {
  return { role: "assistant", content, timestamp: at(seconds), client_id: null };
}

function user(content: string, seconds: number, clientId: string | null): Turn {
  return { role: "user", content, timestamp: at(seconds), client_id: clientId };
}

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20) + seconds * 1000).toISOString();

/** Per language: clearly positive, clearly negative, and negated positive. */
const sentences: Record<LanguageCode, readonly [good: string, bad: string, denied: string]> = {
  en: [
    "I feel so happy and proud today, we laughed a lot and I’m really grateful.",
    "I’m exhausted, I cried all night and I feel hopeless and lonely.",
    "I’m not happy, I don’t enjoy it, and I never feel really safe.",
  ],
  es: [
    "Estoy muy contenta y orgullosa, me siento tranquila y agradecida.",
    "Estoy agotado, lloré toda la noche y tengo mucho miedo y ansiedad.",
    "No estoy feliz, no estoy tranquila y ya no disfruto de nada.",
  ],
  fr: [
    "Je suis heureuse et fière, j’ai ri avec eux et je me sens apaisée.",
    "Je suis épuisé, j’ai pleuré, j’ai peur et je n’ai que de l’angoisse.",
    "Je ne suis pas heureux, je n’ai aucun espoir et jamais de plaisir.",
  ],
  de: [
    "Ich bin glücklich und stolz, wir haben gelacht und ich fühle mich entspannt.",
    "Ich bin erschöpft, habe geweint und fühle mich einsam und hoffnungslos.",
    "Ich bin nicht glücklich, habe keine Hoffnung, und das freut mich auch nicht.",
  ],
  it: [
    "Sono felice e orgogliosa, mi sento tranquilla e piena di gratitudine.",
    "Sono esausta, ho pianto tutta la notte e ho paura e ansia.",
    "Non sono felice, non ho speranza e mai un po’ di gioia.",
  ],
  pt: [
    "Estou muito feliz e orgulhosa, dei risada e me sinto tranquila.",
    "Estou exausta, chorei a noite toda, com medo e muita ansiedade.",
    "Não estou feliz, não tenho esperança e nunca me sinto segura.",
  ],
  zh: [
    "今天我特别开心，也很自豪，觉得轻松又平静。",
    "我很疲惫，昨晚一直在哭，又焦虑又绝望。",
    "我不开心，也没有希望，从来没有安全感。",
  ],
  ja: [
    "今日はとても嬉しくて、楽しかったです。ほっとして、みんなに感謝しています。",
    "もう疲れました。昨日はずっと泣いていて、不安で孤独です。",
    "嬉しくないし、楽しくもなかった。全然安心できません。",
  ],
  ko: [
    "오늘 정말 행복하고 뿌듯했어요. 마음이 편안하고 감사해요.",
    "너무 지쳤어요. 어제 계속 울었고 불안하고 외로워요.",
    "행복하지 않아요. 희망이 없고 하나도 즐겁지 않아요.",
  ],
  ar: [
    "أنا سعيدة جدًا وفخورة، وأشعر بالراحة والامتنان.",
    "أنا مرهق، بكيت طوال الليل وأشعر بالقلق والوحدة.",
    "لست سعيدا، ولا أمل عندي، ولا أشعر بالراحة.",
  ],
};

describe.each(languageCodes)("tone in %s", (code) => {
  const [good, bad, denied] = sentences[code];
  test.each([
    [good, "positive"],
    [bad, "negative"],
    [denied, "negative"],
  ])("%s", (text, label) => {
    expect(tone(code, text)).toMatchObject({ kind: "scored", label });
  });
});

describe("tone", () => {
  test.each([
    ["I'm not sad any more.", { words: 1, sum: 0 }],
    ["I can't stop crying.", { words: 1, sum: -1 + 1 }],
    ["Not now. Happy though.", { words: 1, sum: 1 }],
    ["The sun shone on the table.", { words: 0, sum: 0 }],
  ])("%s", (text, expected) => {
    expect(feelings("en", text)).toEqual(expected);
  });

  test("intensifiers don't negate a feeling", () => {
    expect(feelings("zh", "我不仅开心")).toEqual({ words: 1, sum: 1 });
    expect(feelings("ja", "楽しくてたまらない")).toEqual({ words: 1, sum: 1 });
  });

  test("stays between −1 and 1, and a few words say little", () => {
    const many = Array.from({ length: 500 }, () => ({ words: 10, sum: 10 }));
    expect(toneOf(many)).toMatchObject({ label: "positive", words: 5000 });
    expect(toneOf([{ words: 2, sum: 2 }])).toEqual({ kind: "too-little" });
    expect(toneOf([{ words: 3, sum: -3 }])).toEqual({
      kind: "scored",
      score: -0.75,
      label: "negative",
      words: 3,
    });
  });

  test("the thresholds themselves are neutral", () => {
    expect([0.2, -0.2, 0.21, -0.21].map(labelOf)).toEqual(["neutral", "neutral", "positive", "negative"]);
  });
});

describe("insights", () => {
  test("come from the person's turns, in each turn's language", () => {
    const turns = talk(
      "My boss was angry about the deadline at work.",
      "我很焦虑，也很绝望，睡不着。",
      "My boss said my work is bad.",
    );
    expect(languagesOf(turns, "en")).toEqual(["en", "zh"]);
    const insights = insightsOf(turns, "en", lexicons);
    expect(insights.topics).toEqual([{ topic: "work", mentions: 5 }]);
    expect(insights.tone).toMatchObject({ label: "negative", words: 4 });
    expect(insights.own.turns).toBe(3);
    expect(insights.companion).toEqual({ words: 18, turns: 3 });
    expect(insights.share).toBeGreaterThan(0.45);
    expect(insights.pauses).toEqual({ usual: 20, longest: 30 });
  });

  test("say that there is too little rather than guess", () => {
    expect(insightsOf(talk("hello"), "en", lexicons)).toMatchObject({
      tone: { kind: "too-little" },
      topics: [],
      pauses: null,
    });
    expect(insightsOf([], "en", lexicons)).toMatchObject({ share: null, own: { words: 0, turns: 0 } });
  });

  test("use the median of pauses, and ignore negative ones", () => {
    const turns = [4, 8, 2, 100, -5].flatMap(pair);
    expect(pausesOf(turns, "en")).toEqual({ usual: 6, longest: 100 });
    expect(pausesOf(turns.slice(0, 4), "en")).toBeNull();
  });

  test("don't count speaking as a pause in a call, whoever speaks", () => {
    const ten = "one two three four five six seven eight nine ten";
    // Four seconds of speech each, with pauses of three, five and nine seconds between them.
    const spoken = [3, 5, 9].flatMap((pause, nth) => [
      assistant(ten, nth * 100),
      user(ten, nth * 100 + 4 + pause + 4, null),
    ]);
    expect(pausesOf(spoken, "en")).toEqual({ usual: 5, longest: 9 });
    const fast = [1, 1, 1].flatMap((after, nth) => [
      assistant(ten, nth * 100),
      user(ten, nth * 100 + after, null),
    ]);
    expect(pausesOf(fast, "en")).toEqual({ usual: 0, longest: 0 });
  });

  test("detect the language by script if the conversation's doesn't fit", () => {
    const cases = [
      ["疲れた", "en", "ja"],
      ["疲", "ja", "ja"],
      ["I am tired", "ko", "en"],
      ["estoy triste", "es", "es"],
      ["أنا متعب", "en", "ar"],
    ] as const;
    for (const [text, usual, expected] of cases) expect(languagesOf(talk(text), usual)).toEqual([expected]);
  });
});
