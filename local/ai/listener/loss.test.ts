import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { describe, expect, test } from "vitest";
import { tokensOf } from "../chat/tokens.ts";
import { phrasesByLanguage } from "../phrases/by-language.ts";
import type { LossId } from "../phrases/phrases.ts";
import { talk } from "../testing/talk.ts";
import { sentencesIn } from "./sentences.ts";

type Told = Readonly<Record<LossId | "later", string>>;

/** `later` names the mother again, with a feeling, when it's no longer about her death. */
const told: Readonly<Record<LanguageCode, Told>> = {
  en: {
    death: "My mother died last night",
    animalDeath: "My dog died yesterday",
    miscarriage: "I had a miscarriage last week",
    ownIllness: "I was diagnosed with MS yesterday",
    theirIllness: "My father has cancer",
    movedAway: "My best friend moved to Canada for good",
    later: "I feel guilty about my mother",
  },
  es: {
    death: "Mi madre murió anoche",
    animalDeath: "Se murió mi perro ayer",
    miscarriage: "Tuve un aborto espontáneo la semana pasada",
    ownIllness: "Me han diagnosticado esclerosis múltiple",
    theirIllness: "Mi padre tiene cáncer",
    movedAway: "Mi mejor amiga se fue a vivir a Canadá para siempre",
    later: "Siento mucha culpa con mi madre",
  },
  fr: {
    death: "Ma mère est morte hier soir",
    animalDeath: "Mon chien est mort hier",
    miscarriage: "J'ai fait une fausse couche la semaine dernière",
    ownIllness: "On m'a diagnostiqué une sclérose en plaques",
    theirIllness: "Mon père a un cancer",
    movedAway: "Mon meilleur ami est parti vivre au Canada",
    later: "Je me sens coupable envers ma mère",
  },
  de: {
    death: "Meine Mutter ist letzte Nacht gestorben",
    animalDeath: "Mein Hund ist gestern gestorben",
    miscarriage: "Ich hatte letzte Woche eine Fehlgeburt",
    ownIllness: "Bei mir wurde gestern MS diagnostiziert",
    theirIllness: "Mein Vater hat Krebs",
    movedAway: "Meine beste Freundin ist nach Kanada ausgewandert",
    later: "Ich habe ein schlechtes Gewissen wegen meiner Mutter",
  },
  it: {
    death: "Mia madre è morta ieri notte",
    animalDeath: "Ieri è morto il mio cane",
    miscarriage: "La settimana scorsa ho avuto un aborto spontaneo",
    ownIllness: "Mi hanno diagnosticato la sclerosi multipla",
    theirIllness: "Mio padre ha un tumore",
    movedAway: "La mia migliore amica si è trasferita in Canada per sempre",
    later: "Ho un senso di colpa verso mia madre",
  },
  pt: {
    death: "Minha mãe morreu ontem à noite",
    animalDeath: "Meu cachorro morreu ontem",
    miscarriage: "Sofri um aborto espontâneo na semana passada",
    ownIllness: "Fui diagnosticada com esclerose múltipla",
    theirIllness: "Meu pai está com câncer",
    movedAway: "Minha melhor amiga se mudou para o Canadá de vez",
    later: "Sinto culpa em relação à minha mãe",
  },
  zh: {
    death: "我妈妈昨晚去世了",
    animalDeath: "我的狗昨天死了",
    miscarriage: "我上周流产了",
    ownIllness: "我昨天确诊了癌症",
    theirIllness: "我爸爸得了癌症",
    movedAway: "我最好的朋友移民加拿大了",
    later: "对妈妈我很内疚",
  },
  ja: {
    death: "昨夜、母が亡くなりました",
    animalDeath: "昨日、うちの犬が死んでしまいました",
    miscarriage: "先週、流産しました",
    ownIllness: "私はがんと診断されました",
    theirIllness: "父ががんになりました",
    movedAway: "親友がカナダに引っ越してしまいました",
    later: "母に申し訳ない気持ちです",
  },
  ko: {
    death: "어젯밤에 어머니가 돌아가셨어요",
    animalDeath: "어제 우리 강아지가 죽었어요",
    miscarriage: "지난주에 유산했어요",
    ownIllness: "제가 암 진단을 받았어요",
    theirIllness: "아버지가 암에 걸리셨어요",
    movedAway: "제일 친한 친구가 캐나다로 이민 갔어요",
    later: "어머니한테 죄책감이 들어요",
  },
  ar: {
    death: "ماتت أمي الليلة الماضية",
    animalDeath: "مات كلبي أمس",
    miscarriage: "أجهضت الأسبوع الماضي",
    ownIllness: "تم تشخيصي بالسرطان",
    theirIllness: "أبي مصاب بالسرطان",
    movedAway: "سافر صديقي إلى كندا ولن يعود",
    later: "أشعر بالذنب تجاه أمي",
  },
};

const ids = ["death", "animalDeath", "miscarriage", "ownIllness", "theirIllness", "movedAway"] as const;

/** What is said before, so that other variants are chosen. */
const befores = ["", "hm", "12:30", "…", "1", "2", "3", "4", "5", "6"];

describe.each(languageCodes)("losses in %s", (language) => {
  const { subjects, people } = phrasesByLanguage[language];
  const others = Object.entries(subjects).filter(([id]) => !ids.some((loss) => loss === id));

  const repliesTo = (text: string): string[] =>
    befores.map((before) => talk(language, before === "" ? [[text]] : [[before], [text]]).at(-1) ?? "");

  test.each(ids)("%s has sentences and questions of its own, and no others", (id) => {
    const replies = repliesTo(told[language][id]);
    for (const reply of replies) {
      expect(subjects[id].told.some((sentence) => reply.includes(sentence))).toBe(true);
      expect(subjects[id].ask.some((question) => reply.includes(question))).toBe(true);
      for (const [, other] of others)
        for (const sentence of other.told) expect(reply).not.toContain(sentence);
      expect(tokensOf(reply).length).toBeLessThanOrEqual(150);
    }
    expect(new Set(replies).size).toBeGreaterThan(2);
  });

  test("nobody who died is asked about, and nobody is condoled with again, later", () => {
    for (const before of befores) {
      const said = [told[language].death, before, told[language].later, told[language].death];
      const [, ...later] = talk(
        language,
        said.map((text) => [text]),
      );
      for (const reply of later) {
        const asked = sentencesIn(reply).filter((sentence) => /[?？؟]$/u.test(sentence));
        for (const name of Object.values(people)) expect(asked.join(" ")).not.toContain(name);
        for (const sentence of subjects.death.told) expect(reply).not.toContain(sentence);
      }
    }
  });
});

describe("who it was that died", () => {
  test.each([
    ["en", "animalDeath", ["My sister's cat passed away"]],
    ["de", "animalDeath", ["Der Hund meiner Schwester ist tot"]],
    ["fr", "animalDeath", ["Le chat de ma sœur est mort"]],
    ["en", "death", ["My grandmother died and I have to look after her dog"]],
    ["en", "death", ["My grandma is very old", "She died on Monday"]],
    ["de", "animalDeath", ["Meine Katze war lange krank", "Gestern ist sie gestorben"]],
    ["en", "death", ["no, my uncle died"]],
    ["es", "death", ["Falleció mi abuelo. ¿Qué puedo hacer?"]],
  ] as const)("%s: %s: %j", (language, id, texts) => {
    const reply = talk(
      language,
      texts.map((text) => [text]),
    ).at(-1);
    expect(phrasesByLanguage[language].subjects[id].told.some((text) => reply?.includes(text))).toBe(true);
  });
});

test.each([
  ["en", "We lost someone at 4am, nineteen years old"],
  ["pt", "Perdi um paciente hoje de madrugada"],
  ["es", "Hoy se me murió un paciente"],
] as const)("%s: %s: who isn't named isn't asked about", (language, text) => {
  const [reply] = talk(language, [[text]]);
  const { told: condolences, ask } = phrasesByLanguage[language].subjects.death;
  expect(condolences.some((sentence) => reply?.includes(sentence))).toBe(true);
  for (const question of ask) expect(reply).not.toContain(question);
});

describe("a saying about death is no loss", () => {
  test.each([
    ["en", "I nearly died laughing at work"],
    ["en", "My phone died"],
    ["en", "He is dying to meet my friend"],
    ["de", "Mein Akku ist tot"],
    ["de", "Ich bin fast gestorben vor Lachen"],
    ["es", "Casi me muero de risa con mi madre"],
    ["it", "Sono morta dal ridere"],
    ["zh", "今天累死了"],
    ["ja", "死ぬほど疲れました"],
    ["ko", "배고파 죽겠어요"],
    ["ar", "مات الهاتف"],
  ] as const)("%s: %s", (language, text) => {
    const { subjects } = phrasesByLanguage[language];
    const [reply = ""] = talk(language, [[text]]);
    for (const id of [...ids, "grief"] as const)
      for (const sentence of subjects[id].told) expect(reply).not.toContain(sentence);
  });
});
