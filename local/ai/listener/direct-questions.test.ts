import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { describe, expect, test } from "vitest";
import { phrasesByLanguage, responsesByLanguage } from "../phrases/by-language.ts";
import type { SayId } from "../phrases/say-ids.ts";
import { talk } from "../testing/talk.ts";
import { variantsOf } from "./acts.ts";

type Asked = Readonly<Partial<Record<SayId, string>>>;

/** What people ask of the companion in so many words. */
const asked: Readonly<Record<LanguageCode, Asked>> = {
  en: {
    who: "so what can you do?",
    welcome: "do I have to be ill to use this?",
    available: "are you here at night too? can I come back?",
    nice: "please say something kind",
    vent: "can I just rant for a second",
    judge: "is that selfish of me?",
  },
  de: {
    who: "Was können Sie eigentlich?",
    welcome: "Muss man dafür traurig sein?",
    available: "Darf ich morgen wiederkommen?",
    nice: "Sag mir was Nettes",
    vent: "Darf ich mal kurz jammern?",
    human: "Mensch oder Programm?",
  },
  fr: {
    who: "Vous savez faire quoi ?",
    welcome: "Il faut être triste pour venir ici ?",
    available: "Je peux revenir demain ?",
    nice: "Dis-moi quelque chose de gentil",
    vent: "Je peux râler un peu ?",
    personal: "t'es pour quelle équipe mdr",
    stopAsking: "tu réponds toujours avec des questions ou c'est moi",
    request: "bon, admettons. je mets quoi. deux phrases max",
  },
  es: {
    who: "¿Qué sabe hacer usted?",
    welcome: "¿Hay que estar mal para hablar aquí?",
    available: "¿Puedo volver mañana?",
    nice: "Dime algo lindo",
    vent: "¿Puedo desahogarme?",
    personal: "¿Usted siente algo?",
    insult: "eso me suena a frase de sobrecito de azúcar",
    request: "qué le pongo, algo corto",
  },
  it: {
    who: "Che cosa sa fare?",
    welcome: "Bisogna essere tristi per usarla?",
    available: "Posso tornare domani?",
    nice: "Dimmi qualcosa di bello",
    vent: "Posso lamentarmi un po'?",
  },
  pt: {
    who: "O que você sabe fazer?",
    welcome: "Precisa estar triste para usar?",
    available: "Posso voltar amanhã?",
    nice: "Me diz uma coisa boa",
    vent: "Posso desabafar?",
  },
  ar: {
    who: "ماذا تستطيع أن تفعل؟",
    welcome: "هل يجب أن أكون حزينا؟",
    available: "هل ممكن أرجع؟",
    nice: "قل لي كلمة حلوة",
  },
  ja: {
    who: "何ができますか",
    welcome: "悲しくないとだめですか",
    available: "また来てもいいですか",
    nice: "何か優しい言葉を言って",
  },
  ko: {
    who: "뭐 할 수 있어?",
    welcome: "슬퍼야 하나요?",
    available: "내일 와도 돼요?",
    nice: "따뜻한 말 좀 해 줘",
  },
  zh: {
    who: "你能做些什么？",
    welcome: "一定要难过才能来吗？",
    available: "我可以再来吗？",
    nice: "夸夸我吧",
  },
};

const active = "Risk level: active (suicide)\nThis message: active";
const carried = "Risk level: active (suicide)\nThis message: none";

/** Asked in danger, by somebody about to turn to a person. */
const wording: Readonly<Record<LanguageCode, string>> = {
  en: "what do I write to her?",
  de: "Was schreib ich ihm?",
  fr: "Je lui écris quoi ?",
  es: "¿Qué le escribo?",
  it: "Che cosa le scrivo?",
  pt: "O que eu escrevo pra ele?",
  ar: "ماذا أكتب له؟",
  ja: "何て書けばいいですか",
  ko: "뭐라고 써야 해요?",
  zh: "我该写什么呢？",
};

describe.each(languageCodes)("direct questions in %s", (language) => {
  const { say } = phrasesByLanguage[language];
  const cases = Object.entries(asked[language]) as [SayId, string][];

  test.each(cases)("%s: %s", (id, text) => {
    const [, reply = ""] = talk(language, [["…"], [text]]);
    // What to write may be answered with a hint at it, too.
    const hints = id === "request" ? responsesByLanguage[language].words : [];
    const variants = [...variantsOf({ language, isInDanger: false }, id), ...hints];
    expect(variants.some((variant) => reply.includes(variant)) ? id : reply).toBe(id);
  });

  test("asked in danger for words to somebody, it gives some", () => {
    const [, , reply = ""] = talk(language, [
      ["…", active],
      [phrasesByLanguage[language].people.mother, carried],
      [wording[language], carried],
    ]);
    expect(say.wording.some((variant) => reply.includes(variant)) ? "wording" : reply).toBe("wording");
  });
});

test.each([
  ["en", "I'm having a panic attack", "help me"],
  ["fr", "je fais une crise de panique", "aidez-moi"],
  ["es", "tengo un ataque de pánico", "ayúdame"],
  ["it", "ho un attacco di panico", "aiutami"],
  ["de", "ich hab eine Panikattacke", "hilf mir"],
] as const)("a plea for help in panic is answered with an exercise: %s", (language, text, plea) => {
  const { breathe, ground } = phrasesByLanguage[language].say;
  const [, reply = ""] = talk(language, [[text], [plea]]);
  expect([...breathe, ...ground].some((step) => reply.includes(step)) ? "exercise" : reply).toBe("exercise");
});
