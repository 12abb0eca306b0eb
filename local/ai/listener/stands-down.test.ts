import { languageCodes } from "#shared/catalogues/languages.ts";
import { concerns } from "#shared/safety/risk.ts";
import { describe, expect, test } from "vitest";
import { phrasesByLanguage } from "../phrases/by-language.ts";
import { talk } from "../testing/talk.ts";

/** Every sentence about danger that a language has, but for those named. */
function dangerIn(language: (typeof languageCodes)[number], except: readonly string[] = []): string[] {
  return Object.entries(phrasesByLanguage[language].say.risk)
    .filter(([key]) => !except.includes(key))
    .flatMap(([, value]) => (typeof value === "string" ? [value] : Object.values(value)));
}

/** Whether a reply hears a message about work that is too much. */
const hearsWork = (language: (typeof languageCodes)[number], reply: string | undefined): boolean => {
  const { stress, work } = phrasesByLanguage[language].subjects;
  return [...stress.told, ...work.told].some((sentence) => reply?.includes(sentence));
};

const dangerous = {
  en: ["I want to kill myself tonight", "I cut myself again", "My husband hits me", "The exam is killing me"],
  es: ["Me quiero matar", "Me corté otra vez", "Mi marido me pega", "Me muero de risa"],
  de: ["Ich will mich umbringen", "Ich ritze mich", "Mein Vater schlägt mich", "Ich lach mich tot"],
  ja: ["死にたい", "リストカットしました", "父に殴られます", "死ぬほど疲れました"],
  ar: ["أريد أن أموت", "جرحت نفسي", "زوجي يضربني", "أموت من الضحك"],
} as const;
const spoken = Object.keys(dangerous) as (keyof typeof dangerous)[];

describe.each(spoken)("where the relay states nothing, the words say nothing: %s", (language) => {
  test.each(["", "This message: none", "Risk level: none"])("%j", (stated) => {
    for (const text of dangerous[language])
      for (const reply of talk(language, [
        [text, stated],
        ["…", stated],
        [text, stated],
      ]))
        for (const sentence of dangerIn(language)) expect(reply).not.toContain(sentence);
  });
});

const subjects = {
  en: {
    goodbye: "I have to go, bye",
    human: "Are you human?",
    yes: "yes",
    no: "no",
    away: ["I'm safe now", "haha just kidding", "I am fine, really", "My boss yelled at me", "Thanks a lot"],
    work: "My work is stressful",
  },
  de: {
    goodbye: "Ich muss jetzt los, tschüss",
    human: "Bist du ein Mensch?",
    yes: "ja",
    no: "nein",
    away: ["Mir geht es gut", "haha war nur Spaß", "Ich bin in Sicherheit", "Mein Chef nervt", "Danke dir"],
    work: "Die Arbeit stresst mich",
  },
  es: {
    goodbye: "Tengo que irme, adiós",
    human: "¿Eres humano?",
    yes: "sí",
    no: "no",
    away: ["Estoy a salvo", "jaja era broma", "Si no duermo estoy fatal", "Mi jefe me gritó", "Gracias"],
    work: "Tengo mucha presión en el trabajo",
  },
  zh: {
    goodbye: "我要走了，再见",
    human: "你是机器人吗",
    yes: "是的",
    no: "没有",
    away: ["我很安全", "哈哈开玩笑的", "好累啊", "老板骂我", "谢谢"],
    work: "工作压力很大",
  },
} as const;
const languages = Object.keys(subjects) as (keyof typeof subjects)[];

const active = "Risk level: active (suicide)\nThis message: active";

describe.each(languages)("a message that shows no danger: %s", (language) => {
  const { say } = phrasesByLanguage[language];
  const { goodbye, human, yes, away, work } = subjects[language];
  const danger = dangerIn(language);

  test.each(["active (suicide)", "imminent (suicide)", "active (abuse)", "active, unconfirmed (suicide)"])(
    "stands the script down at %s",
    (level) => {
      for (const now of ["none", "possible"])
        for (const text of away) {
          const [, reply = ""] = talk(language, [
            ["…", `Risk level: ${level}\nThis message: active`],
            [text, `Risk level: ${level}\nThis message: ${now}`],
          ]);
          for (const sentence of danger) expect(reply).not.toContain(sentence);
        }
    },
  );

  test("is listened to where no question is open, yes or no", () => {
    const standing = "Risk level: active (suicide)\nThis message: none";
    const replies = talk(language, [
      ["…", active],
      [work, standing],
      [yes, standing],
      [work, standing],
    ]);
    for (const reply of replies.slice(1))
      for (const sentence of danger) expect(reply).not.toContain(sentence);
    expect(hearsWork(language, replies[1])).toBe(true);
  });

  test("gets the emergency number and no goodbye where danger is imminent", () => {
    const stated = "Risk level: imminent (suicide)\nThis message: none";
    const [, leaving, again] = talk(language, [
      ["…", "Risk level: imminent (suicide)"],
      [goodbye, stated],
      [goodbye, stated],
    ]);
    expect([leaving, again]).toEqual([say.risk.callNow, say.risk.callNow]);
  });

  test.each(["active (suicide)", "active, unconfirmed (suicide)", "possible"])(
    "gets a goodbye that names the help lines once at %s",
    (level) => {
      const none = `Risk level: ${level}\nThis message: none`;
      const first = `Risk level: ${level}\nThis message: ${level.split(/[ ,]/)[0]}`;
      const [, leaving = "", again] = talk(language, [
        ["…", first],
        [goodbye, none],
        [goodbye, none],
      ]);
      expect(leaving).toContain(say.risk.leave);
      // After a question about suicide that wasn't answered, nobody is wished well.
      expect(leaving.includes(say.goodbye[0] ?? "?")).toBe(level !== "active (suicide)");
      expect(leaving).not.toMatch(/[?？]/);
      expect(again).toBe(say.goodbye[0]);
    },
  );

  test.each(["possible", "active, unconfirmed", "active", "imminent"])(
    "that asks whether it's human gets exactly its answer at %s",
    (level) => {
      const [first, , later] = talk(language, [
        [human, `Risk level: ${level} (suicide)\nThis message: none`],
        ["…", `Risk level: ${level} (suicide)\nThis message: ${level.split(",")[0]}`],
        [human, `Risk level: ${level} (suicide)\nThis message: none`],
      ]);
      expect(first).toBe(say.human[0]);
      expect(later).toBe(say.human[0]);
    },
  );
});

describe.each(languages)("possible danger: %s", (language) => {
  const { say } = phrasesByLanguage[language];
  const { work } = subjects[language];
  const possible = "Risk level: possible (suicide)\nThis message: possible";

  test("is asked about gently, once, after what was said is answered", () => {
    const [first = "", ...later] = talk(language, [
      [work, possible],
      [work, possible],
      [work, possible],
    ]);
    expect(hearsWork(language, first)).toBe(true);
    expect(first).toContain(say.risk.gently);
    expect(first).toContain(say.risk.getHelp);
    for (const sentence of dangerIn(language, ["gently", "getHelp"])) expect(first).not.toContain(sentence);
    for (const reply of later)
      for (const sentence of dangerIn(language)) expect(reply).not.toContain(sentence);
  });

  test("isn't asked about again when the first messages aren't given any more", () => {
    const quiet = "Risk level: possible\nThis message: none";
    const said = Array.from({ length: 8 }, () => [work, quiet] as const);
    expect(talk(language, said).filter((reply) => reply.includes(say.risk.gently))).toHaveLength(1);
    const goesOn = `${quiet}\n<data>{"earlier_in_this_conversation":"x"}</data>`;
    expect(talk(language, [[work, goesOn]])[0]).not.toContain(say.risk.gently);
  });
});

test.each([
  ["en", "I'm not suicidal, I'm just tired of being asked", "I want to die sometimes"],
  ["es", "No pienso en suicidarme, de verdad", "a veces pienso en suicidarme"],
  ["fr", "Je ne suis pas suicidaire, je vous rassure", "je pense au suicide"],
  ["de", "Ich bin nicht suizidal, nur müde", "ich denke an Suizid"],
  ["it", "Non penso al suicidio, tranquillo", "penso al suicidio"],
  ["pt", "Não penso em suicídio, só estou cansado", "penso em suicídio"],
  ["zh", "我没有想自杀，只是难过", "我有时想自杀"],
  ["ja", "死にたいわけではないです", "死にたいと思うことがあります"],
  ["ko", "자살 생각은 없어요", "자살을 생각해요"],
  ["ar", "لا أفكر في الانتحار، أنا متعب فقط", "أفكر في الانتحار"],
] as const)("whoever denies by themselves isn't asked at once (%s)", (language, denied, named) => {
  const { gently } = phrasesByLanguage[language].say.risk;
  const possible = "Risk level: possible (suicide)\nThis message: possible";
  const quiet = "Risk level: possible (suicide)\nThis message: none";
  const [first = "", second = ""] = talk(language, [
    [denied, possible],
    ["…", quiet],
  ]);
  expect([first.includes(gently), second.includes(gently)]).toEqual([false, false]);
  expect(talk(language, [[named, possible]])[0]).toContain(gently);
});

test.each([
  ["en", "why do you ask me that"],
  ["es", "¿por qué me preguntas eso?"],
  ["fr", "pourquoi vous me demandez ça ?"],
  ["de", "wieso fragst du"],
  ["it", "perché me lo chiedi?"],
  ["pt", "por que você pergunta isso?"],
  ["zh", "为什么问这个"],
  ["ja", "なんでそんなこと聞くの"],
  ["ko", "왜 자꾸 그런 걸 물어봐요"],
  ["ar", "ليش تسأل"],
] as const)("whoever asks why they were asked is told, and not promised silence (%s)", (language, why) => {
  const { risk, stopAsking } = phrasesByLanguage[language].say;
  const [, told = ""] = talk(language, [
    ["…", "Risk level: possible (suicide)\nThis message: possible"],
    [why, "Risk level: possible (suicide)\nThis message: none"],
  ]);
  expect(told).toContain(risk.whyAsked);
  for (const sentence of stopAsking) expect(told).not.toContain(sentence);
});

describe.each(languageCodes)("danger that only the offline screen heard: %s", (language) => {
  const { say } = phrasesByLanguage[language];

  test.each(concerns)("%s is asked about, not asserted, and once", (concern) => {
    const unsure = `Risk level: active, unconfirmed (${concern})\nThis message: active`;
    const [first = "", second = ""] = talk(language, [
      ["…", unsure],
      ["…", unsure],
    ]);
    for (const part of [say.risk.heard, say.risk.sure[concern], say.risk.oneTap])
      expect(first).toContain(part);
    for (const part of [...say.risk.acknowledge, say.risk.askPlan, say.risk.emergency, say.risk.callNow])
      expect(first).not.toContain(part);
    for (const part of dangerIn(language)) expect(second).not.toContain(part);
  });

  test("the question is in the plain word where nothing is named", () => {
    expect(talk(language, [["…", "Risk level: active, unconfirmed"]])[0]).toContain(say.risk.sure.suicide);
  });

  test("the gentle question has no plain word", () => {
    expect(`${say.risk.gently} ${say.risk.getHelp}`).not.toMatch(/suic|kill|umbring|自殺|自杀|자살|انتحار/i);
  });
});

describe.each(languages)("the answer to the question that wants to be sure: %s", (language) => {
  const { say } = phrasesByLanguage[language];
  const { yes, no, work } = subjects[language];
  const unsure = "Risk level: active, unconfirmed (suicide)";

  test.each(["", "\nThis message: none"])(
    "a no is accepted in one sentence, then listening goes on%j",
    (now) => {
      const [, second = "", third = ""] = talk(language, [
        ["…", unsure],
        [no, unsure + now],
        [work, unsure + now],
      ]);
      expect(second).toContain(say.risk.accepted);
      for (const part of dangerIn(language, ["accepted"])) expect(second).not.toContain(part);
      expect([...say.listenNear, ...say.invite].some((question) => second.includes(question))).toBe(true);
      for (const part of dangerIn(language)) expect(third).not.toContain(part);
    },
  );

  test("a yes begins the script", () => {
    const now = `${unsure}\nThis message: none`;
    const [, second = "", third = ""] = talk(language, [
      ["…", unsure],
      [yes, now],
      [yes, now],
    ]);
    for (const part of [say.risk.askPlan, say.risk.helplines]) expect(second).toContain(part);
    expect(third).toContain(say.risk.emergency);
    const abuse = "Risk level: active, unconfirmed (abuse)";
    expect(
      talk(language, [
        ["…", abuse],
        [yes, abuse],
      ])[1],
    ).toContain(say.risk.abuse);
  });
});

describe.each(languages)("who was misunderstood: %s", (language) => {
  const { say } = phrasesByLanguage[language];
  const { work } = subjects[language];

  test.each(["Risk level: active (suicide)\n", "Risk level: active, unconfirmed (suicide)\n", ""])(
    "hears so once and is listened to, with %j stated",
    (level) => {
      const stated = `${level}This message: none\nMisunderstood: yes`;
      const said = Array.from({ length: 6 }, () => [work, stated] as const);
      const [, second = "", ...later] = talk(language, [["…", active], ...said]);
      expect(second).toContain(say.risk.misunderstood);
      expect(hearsWork(language, second)).toBe(true);
      for (const part of dangerIn(language, ["misunderstood"])) expect(second).not.toContain(part);
      for (const reply of later) for (const part of dangerIn(language)) expect(reply).not.toContain(part);
    },
  );

  test("isn't asked about danger without the level of the message either", () => {
    const [, second = ""] = talk(language, [
      ["…", active],
      [work, "Risk level: active\nMisunderstood: yes"],
    ]);
    for (const part of dangerIn(language, ["misunderstood"])) expect(second).not.toContain(part);
  });

  test("is heard where they say something new that is confirmed", () => {
    const stated = "Risk level: imminent (suicide)\nThis message: imminent\nMisunderstood: yes";
    expect(talk(language, [["…", stated]])[0]).toContain(say.risk.emergency);
  });
});
