import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { describe, expect, test } from "vitest";
import { phrasesByLanguage } from "../phrases/by-language.ts";
import type { SayId } from "../phrases/say-ids.ts";
import { talk } from "../testing/talk.ts";

const partOf = (template: string): string =>
  template.split(/\{\w+\}/).reduce((a, b) => (b.length > a.length ? b : a));

const isOneOf = (variants: readonly string[], reply = ""): boolean =>
  variants.some((variant) => reply.includes(partOf(variant)));

const isAsking = (reply = ""): boolean => /[?？؟]|か。/u.test(reply);

/** What people want to know or have, in the middle of a conversation. */
const wanted: Readonly<Record<LanguageCode, Readonly<Partial<Record<SayId, string>>>>> = {
  en: {
    training: "Is this used to train an AI?",
    alerts: "Will you tell my parents?",
    tomorrow: "Will you remember me tomorrow?",
    deleting: "Can I delete everything?",
    spare: "Please don't give me advice",
    quiet: "Can we just be quiet for a bit?",
    thanks: "Thanks, that helped",
    luck: "Wish me luck",
  },
  de: {
    training: "Wird damit eine KI trainiert?",
    alerts: "Sagst du das meinen Eltern?",
    tomorrow: "Erinnerst du dich morgen an mich?",
    deleting: "Kann ich alles löschen?",
    spare: "Bitte keine Tipps",
    quiet: "Können wir einfach mal schweigen?",
    thanks: "Danke, das hilft",
    luck: "Wünsch mir Glück",
  },
  fr: {
    training: "Est-ce que ça sert à entraîner une IA ?",
    alerts: "Tu préviens quelqu'un ?",
    tomorrow: "Tu te souviendras de moi demain ?",
    deleting: "On peut tout supprimer ?",
    spare: "Pas de conseils, s'il te plaît",
    quiet: "On peut ne rien dire un moment ?",
    thanks: "Merci beaucoup",
    luck: "Souhaite-moi bonne chance",
  },
  es: {
    training: "¿Se usa para entrenar una IA?",
    alerts: "¿Se lo dices a mis padres?",
    tomorrow: "¿Te acordarás de mí mañana?",
    deleting: "¿Puedo borrar todo?",
    spare: "No me des consejos",
    quiet: "¿Podemos estar en silencio un rato?",
    thanks: "Muchas gracias",
    luck: "Deséame suerte",
  },
  it: {
    training: "Serve ad addestrare un'IA?",
    alerts: "Lo dici a mia madre?",
    tomorrow: "Ti ricorderai di me la prossima volta?",
    deleting: "Posso cancellare tutto?",
    spare: "Niente consigli",
    quiet: "Possiamo stare in silenzio un attimo?",
    thanks: "Grazie mille",
    luck: "Augurami buona fortuna",
  },
  pt: {
    training: "Isso é usado para treinar uma IA?",
    alerts: "Você conta isso para os meus pais?",
    tomorrow: "Você vai lembrar de mim amanhã?",
    deleting: "Dá pra apagar tudo?",
    spare: "Não quero conselhos",
    quiet: "Podemos ficar em silêncio um pouco?",
    thanks: "Muito obrigada",
    luck: "Me deseja sorte",
  },
  ar: {
    training: "هل يستخدم هذا في تدريب الذكاء؟",
    alerts: "هل تخبر أهلي؟",
    tomorrow: "هل ستتذكرني إذا رجعت؟",
    deleting: "هل يمكنني أن أحذف كل شيء؟",
    spare: "بدون نصائح",
    quiet: "ممكن تبقى ساكت شوية؟",
    thanks: "شكرا جزيلا",
    luck: "ادعيلي",
  },
  ja: {
    training: "学習に使われますか？",
    alerts: "親に言いますか？",
    tomorrow: "次も覚えていてくれますか？",
    deleting: "全部消せますか？",
    spare: "アドバイスはいらないです",
    quiet: "しばらく黙っていてください",
    thanks: "ありがとうございました",
    luck: "うまくいくよう祈ってください",
  },
  ko: {
    training: "대화가 학습에 쓰이나요?",
    alerts: "부모님한테 말하나요?",
    tomorrow: "다음에 와도 저를 기억해요?",
    deleting: "전부 삭제할 수 있어요?",
    spare: "조언은 필요 없어요",
    quiet: "그냥 옆에 조용히 있어 주세요",
    thanks: "고마워요",
    luck: "잘되라고 응원해 주세요",
  },
  zh: {
    training: "会拿去训练吗？",
    alerts: "会告诉我爸妈吗？",
    tomorrow: "下次还记得我吗？",
    deleting: "可以全部删掉吗？",
    spare: "别安慰我",
    quiet: "能不能先别说话",
    thanks: "谢谢你",
    luck: "祝我好运",
  },
};

const cases = languageCodes.flatMap((language) =>
  Object.entries(wanted[language]).map(([id, text]) => [language, id, text] as const),
);

test.each(cases)("%s: %s: %s", (language, id, text) => {
  const [, reply] = talk(language, [["…"], [text]]);
  const { say } = phrasesByLanguage[language];
  const expected = Object.entries(say).find(([key]) => key === id)?.[1];
  expect(isOneOf(Array.isArray(expected) ? expected : [], reply)).toBe(true);
});

describe.each(languageCodes)("whoever wants no questions is asked none, in %s", (language) => {
  test.each(["spare", "quiet"] as const)("after %s, whatever follows", (id) => {
    const request = wanted[language][id] ?? "";
    const sad = {
      en: "I feel sad",
      de: "Ich bin traurig",
      fr: "Je suis triste",
      es: "Estoy triste",
      it: "Sono triste",
      pt: "Estou triste",
      ar: "أنا حزين",
      ja: "悲しいです",
      ko: "슬퍼요",
      zh: "我很难过",
    }[language];
    const [, , ...later] = talk(language, [["…"], [request], [sad], ["…"], [sad]]);
    for (const reply of later) expect(isAsking(reply)).toBe(false);
  });
});

const glad: Readonly<Record<LanguageCode, readonly [string, string]>> = {
  en: ["I got the job!!", "I cried with my wife on the phone"],
  de: ["Ich hab die Prüfung bestanden!!", "Ich hab mit meiner Frau am Telefon geweint"],
  fr: ["J'ai réussi mon examen !!", "J'ai pleuré avec ma femme au téléphone"],
  es: ["¡¡Aprobé el examen!!", "Lloré con mi mujer por teléfono"],
  it: ["Ho superato l'esame!!", "Ho pianto al telefono con mia moglie"],
  pt: ["Passei no vestibular!!", "Chorei com a minha mulher no telefone"],
  ar: ["نجحت في الامتحان!!", "بكيت مع زوجتي على الهاتف"],
  ja: ["試験に合格しました!!", "妻と電話で泣きました"],
  ko: ["시험에 합격했어요!!", "아내랑 전화하면서 울었어요"],
  zh: ["我考上了！！", "我和老婆在电话里哭了"],
};

describe.each(languageCodes)("joy stays joy, in %s", (language) => {
  const { subjects } = phrasesByLanguage[language];

  test("an exam that was passed is no worry, and tears of joy are no sadness", () => {
    const [, news, tears] = talk(language, [["…"], ...glad[language].map((text) => [text] as const)]);
    expect(isOneOf(subjects.joy.told, news)).toBe(true);
    for (const reply of [news, tears])
      expect(isOneOf([...subjects.exam.told, ...subjects.sadness.told], reply)).toBe(false);
  });
});

describe("one word is no subject", () => {
  test.each([
    ["en", "She thinks I'm up for a promotion. That's the joke of it.", "joke"],
    ["en", "I just don't want anybody to make me breathe slowly again", "breathe"],
    ["pt", "Quase mandei ele longe", "goodbye"],
    ["fr", "C'est juste que tout me coûte", "price"],
    ["fr", "Elle le dit partout, et c'est faux faux faux", "notThat"],
    ["fr", "expression hein t'inquiète pas", "unclear"],
    ["es", "es mentira lo que ella cuenta de mí", "notThat"],
    ["zh", "她男朋友在饭桌上当笑话讲", "joke"],
    ["ko", "밤에는 배달을 해요 오토바이로", "goodbye"],
    [
      "de",
      "Er hat auf die Uhr geschaut, und ich habe ihm noch einen schönen Tag gewünscht, als hätte ich gerade Brötchen bei ihm gekauft.",
      "goodbye",
    ],
  ] as const)("%s: %s", (language, text, id) => {
    const [, reply] = talk(language, [["…"], [text]]);
    expect(isOneOf(phrasesByLanguage[language].say[id], reply)).toBe(false);
  });

  test.each([
    [
      "en",
      "We both thought for years that somebody at work would notice, and then the people from the other office came and took the desks away one after the other while we were still sitting there",
    ],
    [
      "de",
      "Wir dachten alle jahrelang, dass es bei der Arbeit schon jemand merken wird, und dann kamen die aus dem anderen Büro und haben die Tische weggetragen, während wir noch saßen",
    ],
  ] as const)("%s: a long story isn't about its one word", (language, text) => {
    const [, reply] = talk(language, [["…"], [text]]);
    const { work } = phrasesByLanguage[language].subjects;
    expect(isOneOf([...work.told, ...work.ask], reply)).toBe(false);
    expect(isAsking(reply)).toBe(false);
  });
});

describe("people are addressed as they address", () => {
  test.each([
    [
      "de",
      "Können Sie mir sagen, was Sie dazu denken? Ich bin traurig.",
      /(?<!\p{L})(?:du|dir|dich|dein\p{L}*)(?!\p{L})/iu,
    ],
    ["fr", "tu vois, je suis triste", /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu],
    ["es", "Mire usted, estoy triste", /(?<!\p{L})(?:tú|te|ti|tus?)(?!\p{L})/iu],
    ["it", "Senta, sono triste", /(?<!\p{L})(?:tu|te|ti|tuo|tua)(?!\p{L})/iu],
  ] as const)("%s: %s", (language, text, usual) => {
    const replies = talk(language, [[text], [text], [text], ["…"]]);
    for (const reply of replies) expect(reply).not.toMatch(usual);
  });
});
