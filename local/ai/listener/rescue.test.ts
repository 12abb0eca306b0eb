import { describe, expect, test } from "vitest";
import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { Dialogue } from "../dialogue.ts";
import { phrasesByLanguage } from "../phrases/by-language.ts";
import { type Rescue, rescueByLanguage } from "../phrases/rescue.ts";

const isSaid = (reply: string, language: LanguageCode, ...kinds: (keyof Rescue)[]): boolean =>
  kinds.some((kind) => rescueByLanguage[language][kind].said.some((it) => reply.includes(it)));

/** A heart, somebody else's body, and the question whether to call. */
const told: Readonly<Record<LanguageCode, readonly [string, string, string]>> = {
  en: [
    "my chest hurts and my arm is numb",
    "my friend isn't breathing right, she won't wake up",
    "should i call 911",
  ],
  de: [
    "Druck in der Brust, der zieht in den Arm",
    "mein Kind hat Tabletten verschluckt",
    "soll ich den Notarzt rufen",
  ],
  fr: [
    "j'ai mal à la poitrine",
    "mon fils de 4 ans a avalé des médicaments",
    "est-ce que je dois appeler le samu",
  ],
  es: ["me duele el pecho", "mi amiga no despierta", "¿llamo a una ambulancia?"],
  it: ["ho un dolore al petto", "mio figlio non si sveglia", "devo chiamare il 118?"],
  pt: ["estou com dor no peito", "minha mãe não acorda", "chamo a ambulância?"],
  ja: ["胸が痛くて左腕もしびれる", "妻が倒れた、息してない", "救急車呼んだほうがいい？"],
  zh: ["胸口好疼，左胳膊发麻", "孩子误食了药，叫不醒", "要不要叫救护车"],
  ko: ["가슴이 너무 조여요", "친구가 약을 먹었는데 안 일어나요", "119 불러야 하나요?"],
  ar: ["عندي ألم في صدري", "صاحبتي بلعت حبوب وما ترد", "اتصل بالاسعاف؟"],
};

const goodbyes: Readonly<Record<LanguageCode, string>> = {
  en: "bye then",
  de: "tschüss",
  fr: "au revoir",
  es: "adiós",
  it: "arrivederci",
  pt: "tchau",
  ja: "さようなら",
  zh: "再见",
  ko: "안녕히 계세요",
  ar: "مع السلامة",
};

describe.each(languageCodes)("a body in danger, in %s", (language) => {
  test("comes before everything else, also later, and no goodbye ends it", () => {
    const [heart, other, call] = told[language];
    expect(isSaid(new Dialogue({ language }).say(heart), language, "heart")).toBe(true);
    const dialogue = new Dialogue({ language });
    expect(isSaid(dialogue.say(other), language, "rescue")).toBe(true);
    expect(isSaid(dialogue.say(call), language, "call", "rescue")).toBe(true);
    const leaving = dialogue.say(goodbyes[language]);
    expect(isSaid(leaving, language, "rescue", "call")).toBe(true);
  });

  test("is spoken of in two sentences at most", () => {
    for (const { said } of Object.values(rescueByLanguage[language]))
      for (const text of said) expect(text.split(/(?<=[.!?。！？])\s*(?=\S)/u).length).toBeLessThanOrEqual(2);
  });
});

test.each([
  ["en", "I'm having a panic attack"],
  ["en", "my heart is broken"],
  ["en", "he isn't answering my texts and I can't sleep"],
  ["de", "Mir liegt das schwer auf der Brust, sagt man"],
  ["fr", "j'ai le cœur lourd"],
  ["es", "se me rompe el corazón"],
  ["it", "mi si spezza il cuore"],
  ["pt", "estou de coração partido"],
] as const)("a heavy heart is no emergency (%s): %s", (language, text) => {
  expect(isSaid(new Dialogue({ language }).say(text), language, "heart", "rescue", "call")).toBe(false);
});

test("once help is there, it isn't urged any more", () => {
  const dialogue = new Dialogue({ language: "en" });
  dialogue.say("my husband won't wake up");
  expect(isSaid(dialogue.say("the ambulance is here now"), "en", "rescue", "call")).toBe(false);
});

test("at imminent danger the number is in every second reply at least, whatever is spoken of", () => {
  const stated = "Risk level: imminent (suicide)\nThis message: none";
  const { risk } = phrasesByLanguage.en.say;
  const dialogue = new Dialogue({ language: "en" });
  dialogue.say("I'm going to jump now", "Risk level: imminent (suicide)\nThis message: imminent");
  const replies = ["it's windy", "I can see the cars", "it's cold", "nobody stops"].map((text) =>
    dialogue.say(text, stated),
  );
  const named = replies.map((reply) => [risk.callNow, risk.emergency].some((it) => reply.includes(it)));
  expect(named.some((it, nth) => !it && named[nth + 1] === false)).toBe(false);
});
