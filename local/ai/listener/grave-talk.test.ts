import { readFileSync } from "node:fs";
import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { describe, expect, test } from "vitest";
import { Dialogue } from "../dialogue.ts";
import { phrasesByLanguage } from "../phrases/by-language.ts";
import { sentencesIn } from "./sentences.ts";

const data = new URL("../../../safety-model/data/ordinary/short/", import.meta.url);

/** So many messages that nobody wrote for these rules follow each death, loss and danger. */
const messages = 30;

const messagesIn = (language: LanguageCode): string[] =>
  readFileSync(new URL(`${language}.txt`, data), "utf8")
    .split("\n")
    .filter(Boolean)
    .slice(0, messages);

const told = {
  en: ["My mother died last night", "My dog died yesterday", "I had a miscarriage"],
  es: ["Mi madre murió anoche", "Se murió mi perro ayer", "Tuve un aborto espontáneo"],
  fr: ["Ma mère est morte hier soir", "Mon chien est mort hier", "J'ai fait une fausse couche"],
  de: ["Meine Mutter ist gestern gestorben", "Mein Hund ist gestern gestorben", "Ich hatte eine Fehlgeburt"],
  it: ["Mia madre è morta ieri notte", "Ieri è morto il mio cane", "Ho avuto un aborto spontaneo"],
  pt: ["Minha mãe morreu ontem", "Meu cachorro morreu ontem", "Sofri um aborto espontâneo"],
  zh: ["我妈妈昨晚去世了", "我的狗昨天死了", "我上周流产了"],
  ja: ["昨夜、母が亡くなりました", "昨日、うちの犬が死んでしまいました", "先週、流産しました"],
  ko: ["어젯밤에 어머니가 돌아가셨어요", "어제 우리 강아지가 죽었어요", "지난주에 유산했어요"],
  ar: ["ماتت أمي الليلة الماضية", "مات كلبي أمس", "أجهضت الأسبوع الماضي"],
} as const satisfies Readonly<Record<LanguageCode, readonly string[]>>;

/** Replies to each message, said right after what is grave. */
const repliesAfter = (language: LanguageCode, grave: string, stated: readonly [string, string]): string[] =>
  messagesIn(language).map((text) => {
    const dialogue = new Dialogue({ language });
    dialogue.say(grave, stated[0]);
    return dialogue.say(text, stated[1]);
  });

describe.each(languageCodes)("after what is grave, in %s", (language) => {
  const { say, subjects } = phrasesByLanguage[language];
  const cheerful = [
    ...subjects.joy.told,
    ...subjects.joy.ask,
    ...subjects.calm.told,
    ...subjects.calm.ask,
    ...say.listenGlad,
  ];
  const light = [...say.joke, ...say.laugh];

  test.each(told[language])(
    "%s: nobody is cheered, hurried on, or asked about the dead as living",
    (grave) => {
      for (const reply of repliesAfter(language, grave, ["", ""])) {
        for (const part of [...cheerful, ...light]) expect(reply).not.toContain(part);
        expect(reply).not.toMatch(/[{}]/);
      }
    },
  );

  test("danger: nobody is cheered, joked with, distracted or led away", () => {
    const active = "Risk level: active (suicide)\nThis message: active";
    const quiet = "Risk level: active (suicide)\nThis message: none";
    const away = [...light, ...say.distract, ...say.offer, ...say.newSubject, ...say.ownView];
    for (const reply of repliesAfter(language, "…", [active, quiet]))
      for (const part of [...cheerful, ...away]) expect(reply).not.toContain(part);
  });
});

const agreeing =
  /^(?:yes|yeah|mm|okay|ok|right|sure|all right|ja|mhm|gut|genau|klar|oui|d’accord|bien|sí|claro|de acuerdo|vale|sì|certo|va bene|sim|hum|نعم|حسنا|تمام|はい|ええ|うん|네|응|是的?|好|嗯)(?!\p{L})/iu;

describe.each(languageCodes)("the tables in %s", (language) => {
  const { say, subjects, people } = phrasesByLanguage[language];

  test("no subject's name is part of another's, since summaries are searched for them", () => {
    const names = Object.values(subjects).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names)
      expect(names.filter((other) => other !== name && other.includes(name))).toEqual([]);
  });

  test("a subject has two sentences and three questions, a talk enough to listen on with", () => {
    for (const { told: sentences, ask } of Object.values(subjects)) {
      expect(sentences.length).toBeGreaterThanOrEqual(2);
      expect(ask.length).toBeGreaterThanOrEqual(3);
    }
    expect(say.listen.length + say.listenWarm.length + say.invite.length).toBeGreaterThanOrEqual(32);
    expect(say.invite.length).toBeGreaterThanOrEqual(9);
  });

  test("listening agrees to nothing: whoever asks without a question mark would take it for the answer", () => {
    const listening = [
      say.listen,
      say.listenWarm,
      say.listenProfessional,
      say.listenFriendly,
      say.listenGentle,
    ];
    for (const sentence of [...listening.flat(), ...say.invite]) expect(sentence).not.toMatch(agreeing);
  });

  test("places are filled with what there is for them", () => {
    const holes = new Map(
      Object.entries(say).map(([key, value]) => [key, JSON.stringify(value).match(/\{\w+\}/g) ?? []]),
    );
    const known: Readonly<Record<string, RegExp>> = {
      price: /^\{(?:monthly|annual|pass)\}$/,
      limits: /^\{(?:minutes|call)\}$/,
      premium: /^\{(?:minutes|calls|checkIns)\}$/,
      timeLeft: /^\{left\}$/,
      languages: /^\{languages\}$/,
      remember: /^\{list\}$/,
      youSaid: /^\{(?:clause|own)\}$/,
      alsoSaid: /^\{name\}$/,
    };
    for (const [key, found] of holes)
      for (const hole of found)
        expect(`${key} ${hole}`).toMatch(known[key]?.test(hole) === true ? /./ : /^$/);
    expect(JSON.stringify([subjects, people])).not.toMatch(/\{\w+\}/);
  });

  test("no joke or tip is longer than a spoken reply", () => {
    for (const text of [...say.joke, ...say.tipCalm, ...say.tipSleep, ...say.breathe])
      expect(sentencesIn(text).length).toBeLessThanOrEqual(2);
  });
});
