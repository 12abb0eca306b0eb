import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { movesIn } from "./hearing.ts";
import { type MoveGroup, type MoveId, moveIds, movesByGroup } from "./move.ts";

/** As plain as they come: whoever writes like this is understood in each language. */
const plain: Readonly<Record<LanguageCode, Readonly<Partial<Record<MoveId, string>>>>> = {
  en: {
    fact: "How long do bees live?",
    bye: "ok gotta go, good night",
  },
  de: {
    fact: "Wie alt werden Bienen?",
    bye: "ok muss los, gute Nacht",
  },
  fr: {
    fact: "Combien de temps vit une abeille ?",
    bye: "bon je dois y aller, bonne nuit",
  },
  es: {
    fact: "¿Cuánto vive una abeja?",
    bye: "bueno me voy, buenas noches",
  },
  it: {
    fact: "Quanto vivono le api?",
    bye: "ok devo andare, buonanotte",
  },
  pt: {
    fact: "Quanto tempo vive uma abelha?",
    bye: "bom, tenho que ir, boa noite",
  },
  zh: { fact: "蜜蜂能活多久？", bye: "好了我要走了，晚安" },
  ja: {
    fact: "ミツバチの寿命はどのくらいですか？",
    bye: "じゃあそろそろ寝ます、おやすみなさい",
  },
  ko: {
    fact: "꿀벌은 얼마나 살아요?",
    bye: "이제 가 볼게요, 안녕히 주무세요",
  },
  ar: {
    fact: "كم تعيش النحلة؟",
    bye: "يلا لازم أمشي، تصبح على خير",
  },
};

describe.each(languageCodes)("what a message calls for in %s", (language) => {
  test.each(Object.entries(plain[language]))("%s: %s", (move, text) => {
    expect(movesIn({ text, language }, [], false).likeliest).toBe(move);
  });
});

const groups = Object.keys(movesByGroup).filter((it): it is MoveGroup => it in movesByGroup);

test("whatever is written, groups come to 1 and the likeliest move is of them", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 300 }),
      fc.constantFrom(...languageCodes),
      (text, language) => {
        const { likeliest, probability, ofGroup } = movesIn({ text, language }, [], false);
        expect(groups.reduce((sum, group) => sum + ofGroup(group), 0)).toBeCloseTo(1);
        expect(Math.max(...moveIds.map((move) => probability(move)))).toBeCloseTo(probability(likeliest));
      },
    ),
  );
});

test("of a very long message both ends count, and nothing in between", () => {
  const filler = "and then we went on and on. ".repeat(4_000);
  const [begin, end] = ["So good evening, I have a question. ", "Anyway, good night, I have to go now."];
  const whole = movesIn({ text: `${begin}${filler}${end}`, language: "en" }, [], false);
  const other = movesIn(
    { text: `${begin}${filler}I want to die. ${filler}${end}`, language: "en" },
    [],
    false,
  );
  expect(other.likeliest).toBe(whole.likeliest);
  expect(other.probability("bye")).toBeCloseTo(whole.probability("bye"));
});
