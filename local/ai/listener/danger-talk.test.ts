import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { describe, expect, test } from "vitest";
import { Dialogue } from "../dialogue.ts";
import { dangerAnswersByLanguage, nearByLanguage } from "../phrases/by-language.ts";
import type { NearId } from "../phrases/near.ts";
import { talk } from "../testing/talk.ts";

const danger = "Risk level: active (suicide)\nThis message: active";
const after = (level: string, more = ""): string => `Risk level: ${level}${more}\nThis message: none`;

type Told = readonly [NearId, string];

/** What people speak of after they told of danger. */
const told: Readonly<Record<LanguageCode, readonly Told[]>> = {
  en: [
    ["means", "I've got the tablets here on the table"],
    ["someone", "my sister lives two streets away"],
    ["alone", "there's nobody here, he's away till Sunday"],
    ["stepTaken", "I texted her and she's coming"],
    ["program", "you're just a program anyway"],
  ],
  de: [
    ["means", "Die Tabletten liegen vor mir"],
    ["someone", "Mein Bruder wohnt zwei Straßen weiter"],
    ["alone", "Ich bin allein zu Hause"],
    ["stepTaken", "Ich hab ihm geschrieben, er kommt gleich"],
    ["program", "Du bist doch nur ein Programm"],
  ],
  fr: [
    ["means", "les cachets sont dans le tiroir"],
    ["someone", "mon frère habite à deux rues"],
    ["alone", "je suis toute seule"],
    ["stepTaken", "je lui ai écrit, elle arrive"],
    ["program", "t'es qu'un programme"],
  ],
  es: [
    ["means", "tengo las pastillas aquí"],
    ["someone", "mi hermana vive a dos calles"],
    ["alone", "estoy solo en casa"],
    ["stepTaken", "le he escrito y ya viene"],
    ["program", "eres un programa"],
  ],
  it: [
    ["means", "ho le pastiglie qui davanti"],
    ["someone", "mia sorella abita a due strade"],
    ["alone", "sono da sola"],
    ["stepTaken", "le ho scritto e sta venendo"],
    ["program", "sei un programma"],
  ],
  pt: [
    ["means", "estou com os comprimidos aqui"],
    ["someone", "minha irmã mora a duas ruas"],
    ["alone", "estou sozinha"],
    ["stepTaken", "mandei mensagem e ela vem"],
    ["program", "você é só um programa"],
  ],
  zh: [
    ["means", "药就在桌上"],
    ["someone", "我姐姐住得很近"],
    ["alone", "就我一个人在家"],
    ["stepTaken", "我发了消息，她马上过来"],
    ["program", "你只是个程序"],
  ],
  ja: [
    ["means", "薬が机の上にあります"],
    ["someone", "姉が近くに住んでいます"],
    ["alone", "一人です"],
    ["stepTaken", "姉に電話しました。来てくれます"],
    ["program", "ただの機械だから"],
  ],
  ko: [
    ["means", "약이 책상 위에 있어요"],
    ["someone", "언니가 근처에 살아요"],
    ["alone", "집에 혼자예요"],
    ["stepTaken", "언니한테 문자 보냈어요. 오고 있대요"],
    ["program", "기계일 뿐이잖아요"],
  ],
  ar: [
    ["means", "الحبوب أمامي على الطاولة"],
    ["someone", "أختي تسكن قريبة"],
    ["alone", "أنا لوحدي في البيت"],
    ["stepTaken", "بعثت لها رسالة وهي في الطريق"],
    ["program", "شو يهمك أنت"],
  ],
};

/** The reply to `text`, some turns after danger was told of. */
function replyTo(language: LanguageCode, text: string, stated: string): string {
  const dialogue = new Dialogue({ language });
  dialogue.say("…", danger);
  return dialogue.say(text, stated);
}

const isSaid = (reply: string, language: LanguageCode, id: NearId): boolean =>
  nearByLanguage[language][id].said.some((sentence) => reply.includes(sentence));

describe.each(languageCodes)("in danger, in %s", (language) => {
  test.each(told[language])("what somebody speaks of is answered: %s, %s", (id, text) => {
    const reply = replyTo(language, text, after("active", " (suicide)"));
    expect(isSaid(reply, language, id)).toBe(true);
  });

  test("talk of something else is met with a question now and then, never twice in a row", () => {
    const dialogue = new Dialogue({ language });
    dialogue.say("…", danger);
    const asks = ["1", "2", "3", "4"].map((text) => {
      const reply = dialogue.say(text, after("active", " (suicide)"));
      return nearByLanguage[language].open.some((question) => reply.includes(question));
    });
    expect(asks).toContain(true);
    expect(asks.some((isAsked, nth) => isAsked && asks[nth + 1] === true)).toBe(false);
  });

  test("no answer is given twice", () => {
    const dialogue = new Dialogue({ language });
    dialogue.say("…", danger);
    const [, text] = told[language][0] ?? ["", ""];
    const replies = ["", "", "", ""].map(() => dialogue.say(text, after("active", " (suicide)")));
    const { said } = nearByLanguage[language].means;
    for (const sentence of said)
      expect(replies.filter((reply) => reply.includes(sentence)).length).toBeLessThan(2);
  });
});

test("where the means are may be told a message later", () => {
  const dialogue = new Dialogue({ language: "en" });
  dialogue.say("…", danger);
  dialogue.say("I've been keeping some of the tablets back", after("active", " (suicide)"));
  const reply = dialogue.say("in the top drawer, in a sock", after("active", " (suicide)"));
  expect(isSaid(reply, "en", "means")).toBe(true);
});

test("what is at hand comes before whom it belonged to", () => {
  const reply = replyTo("en", "They're the pills my dad left when he died", after("active", " (suicide)"));
  expect(isSaid(reply, "en", "means")).toBe(true);
});

test("things stand beside somebody, and are no helpers", () => {
  const reply = replyTo("de", "Das Gewehr steht noch bei mir im Schrank", after("active", " (suicide)"));
  expect(isSaid(reply, "de", "helped")).toBe(false);
  expect(isSaid(reply, "de", "means")).toBe(true);
});

test("a day that was set is answered", () => {
  expect(isSaid(replyTo("en", "Thursday, I think", after("active", " (suicide)")), "en", "when")).toBe(true);
});

test("where danger was only suspected, and denied, nobody is sent to somebody", () => {
  const stated = "Risk level: active, unconfirmed (suicide)";
  const dialogue = new Dialogue({ language: "en" });
  dialogue.say("…", `${stated}\nThis message: active`);
  dialogue.say("no", `${stated}\nThis message: none`);
  const reply = dialogue.say("my sister lives two streets away", `${stated}\nThis message: none`);
  expect(isSaid(reply, "en", "someone")).toBe(false);
});

test("whoever took something is sent to the emergency number, suspected or not", () => {
  for (const level of ["active", "active, unconfirmed"]) {
    const reply = replyTo("en", "I took the whole packet half an hour ago", after(level, " (suicide)"));
    expect(isSaid(reply, "en", "taken")).toBe(true);
  }
});

test("what may come of an overdose is never soothed, and shaking alone is no overdose", () => {
  const dialogue = new Dialogue({ language: "en" });
  const stated = after("active", " (suicide)");
  expect(isSaid(dialogue.say("I took the whole packet half an hour ago", danger), "en", "taken")).toBe(true);
  for (const text of ["I feel a bit better", "I'm drowsy and so tired", "my stomach hurts, I'm crying"])
    expect(isSaid(dialogue.say(text, stated), "en", "taken")).toBe(true);
  for (const text of ["I'm shaking and dizzy", "I'm so tired"])
    expect(isSaid(replyTo("en", text, stated), "en", "taken")).toBe(false);
});

test.each([
  ["en", "I haven't taken any pills"],
  ["de", "Ich habe keine Tabletten genommen"],
  ["de", "Tabletten hab ich nicht genommen"],
  ["fr", "J'ai pas pris de cachets"],
  ["es", "No me he tomado ninguna pastilla"],
  ["it", "Non ho preso le pastiglie"],
  ["pt", "Não tomei comprimido nenhum"],
  ["ar", "ما بلعت الحبوب"],
  ["ja", "薬は飲んでいません"],
  ["ko", "약 안 먹었어요"],
  ["zh", "我没有吃药"],
] as const)("whoever took nothing isn't told that they did (%s): %s", (language, text) => {
  expect(isSaid(replyTo(language, text, after("active", " (suicide)")), language, "taken")).toBe(false);
});

test("nobody who hasn't told anybody is praised for it", () => {
  expect(
    isSaid(replyTo("en", "I haven't told my sister", after("active", " (suicide)")), "en", "stepTaken"),
  ).toBe(false);
});

/** With the verbs of help they tell of preparing to die, of goodbyes, and of shutting people out. */
const preparations: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ["I texted my friend not to come over", "I gave the cat to my neighbor, she'll keep it"],
  de: ["Hab allen gesagt, dass ich wegfahre, dann sucht mich keiner", "Hab Mama angerufen, ein letztes Mal"],
  fr: ["je lui ai dit de ne pas venir", "j'ai écrit une lettre pour quand je serai plus là"],
  es: ["ayer le di mi perro a mi prima, con ella va a estar mejor", "les dije a todos que me iba de viaje"],
  it: ["ho chiamato papà, volevo sentirlo un'ultima volta", "le ho scritto di non venire"],
  pt: [
    "tranquei a porta do quarto",
    "escrevi uma carta de despedida",
    "guardei os comprimidos, tenho muitos",
  ],
  ja: ["友達に来なくていいって送った", "薬を貯めてしまった", "一人にしないで"],
  zh: ["银行卡密码都发给我弟了", "抗抑郁的药全扔了，反正用不着了"],
  ko: ["방문 잠갔어 아무도 못 들어와", "친구한테 오지 말라고 톡 보냈어"],
  ar: ["قفلت باب الغرفة بالمفتاح", "انا طالعة عالسطح هلق ما في حدا فوق"],
};

test.each(languageCodes)("%s: who prepares to die isn't told that it took courage", (language) => {
  const { helped, stepTaken } = nearByLanguage[language];
  const { step, safe } = dangerAnswersByLanguage[language];
  const praise = [helped.said, stepTaken.said, step.own, safe.own].flat();
  for (const text of preparations[language]) {
    const reply = replyTo(language, text, after("active", " (suicide)"));
    expect([text, ...praise.filter((it) => reply.includes(it))]).toEqual([text]);
  }
});

test("the questions are asked in full where they haven't been, whatever was answered before", () => {
  const dialogue = new Dialogue({ language: "en" });
  dialogue.say("hello", "");
  dialogue.say("…", "Risk level: active, unconfirmed (suicide)\nThis message: active");
  dialogue.say("the pills are on the table", "Risk level: active, unconfirmed (suicide)\nThis message: none");
  expect(dialogue.say("I want to die", danger)).toContain("Do you have a plan");
});

test.each([
  ["en", "I swallowed a bottle of pills"],
  ["de", "Ich hab eine Handvoll Tabletten genommen"],
  ["fr", "J'ai avalé toute la boîte de cachets"],
  ["es", "Me he tomado todas las pastillas"],
  ["it", "Ho preso tutte le pastiglie"],
  ["pt", "Tomei todos os comprimidos"],
  ["ar", "بلعت كل الحبوب"],
  ["ja", "薬を全部飲みました"],
  ["ko", "약을 다 먹었어요"],
  ["zh", "我把药全吃了"],
] as const)("the first reply to an overdose names the emergency number (%s)", (language, text) => {
  for (const level of ["active", "imminent", "active, unconfirmed"]) {
    const stated = `Risk level: ${level} (suicide)\nThis message: active`;
    expect(isSaid(new Dialogue({ language }).say(text, stated), language, "taken")).toBe(true);
  }
});

type Course = {
  /** An overdose. */
  readonly taken: string;
  /** A question about it. */
  readonly asked: string;
  readonly wound: string;
  /** Help has come, or is on its way. */
  readonly help: string;
  /** What helpers may bring about. */
  readonly after: string;
};

const courses: Readonly<Record<LanguageCode, Course>> = {
  en: {
    taken: "I took all my tablets",
    asked: "will it pass if I make myself sick?",
    wound: "it's bleeding a lot and won't stop bleeding",
    help: "the ambulance is on its way",
    after: "they gave me a blanket, I'm crying",
  },
  de: {
    taken: "Ich habe alle Tabletten genommen",
    asked: "Geht das weg, wenn ich Milch trinke?",
    wound: "Es blutet stark",
    help: "Der Krankenwagen ist unterwegs",
    after: "Ich zittere und weine",
  },
  fr: {
    taken: "J'ai pris tous les cachets",
    asked: "Ça passe si je bois du lait ?",
    wound: "ça saigne beaucoup",
    help: "les pompiers arrivent",
    after: "je tremble et je pleure",
  },
  es: {
    taken: "Me tomé todas las pastillas",
    asked: "¿se pasa si bebo leche?",
    wound: "no para de sangrar",
    help: "la ambulancia viene en camino",
    after: "estoy temblando y llorando",
  },
  it: {
    taken: "Ho preso tutte le pastiglie",
    asked: "passa se bevo latte?",
    wound: "sto sanguinando tanto",
    help: "l'ambulanza sta arrivando, sento le sirene",
    after: "tremo e piango",
  },
  pt: {
    taken: "Tomei todos os comprimidos",
    asked: "passa se eu beber leite?",
    wound: "está sangrando muito",
    help: "a ambulância está a caminho",
    after: "estou tremendo e chorando",
  },
  ar: {
    taken: "بلعت كل الحبوب",
    asked: "هل يزول إذا شربت الحليب؟",
    wound: "الدم لا يتوقف",
    help: "الإسعاف في الطريق",
    after: "أنا أرتجف وأبكي",
  },
  ja: {
    taken: "薬を全部飲みました",
    asked: "牛乳を飲めば大丈夫ですか？",
    wound: "血が止まらない",
    help: "救急車が来てくれます",
    after: "泣いています",
  },
  ko: {
    taken: "약을 다 먹었어요",
    asked: "우유 마시면 괜찮을까요?",
    wound: "피가 안 멈춰요",
    help: "119가 오고 있어요",
    after: "울고 있어요",
  },
  zh: {
    taken: "我把药全吃了",
    asked: "喝牛奶有用吗？",
    wound: "一直在流血",
    help: "救护车在路上",
    after: "我一直在哭",
  },
};

describe.each(languageCodes)("an overdose or a wound, in %s", (language) => {
  const { taken, asked, wound, help, after: later } = courses[language];
  const stated = after("active", " (suicide)");
  const begun = () => new Dialogue({ language });

  test("a question about it is for those who can answer it", () => {
    const dialogue = begun();
    dialogue.say(taken, danger);
    const reply = dialogue.say(asked, stated);
    expect(nearByLanguage[language].medical.some((answer) => reply.includes(answer))).toBe(true);
  });

  test("a wound is sent to the emergency number", () => {
    expect(isSaid(replyTo(language, wound, stated), language, "wounded")).toBe(true);
  });

  test("what was told before danger was stated is answered as soon as it is", () => {
    const dialogue = begun();
    dialogue.say(taken, "");
    expect(isSaid(dialogue.say("…", danger), language, "taken")).toBe(true);
  });

  test("once help is there, nobody is sent to call it", () => {
    const dialogue = begun();
    dialogue.say(taken, danger);
    expect(isSaid(dialogue.say(help, stated), language, "helped")).toBe(true);
    const reply = dialogue.say(later, stated);
    expect(isSaid(reply, language, "taken") || isSaid(reply, language, "wounded")).toBe(false);
  });
});

test("danger that was told of some time ago is not asked about from the start again", () => {
  const dialogue = new Dialogue({ language: "en" });
  dialogue.say("…", danger);
  for (const text of ["the pills are here", "I'm so tired", "my sister lives near", "nobody is here"])
    dialogue.say(text, after("active", " (suicide)"));
  expect(dialogue.say("I want to die", danger)).not.toContain("Are you thinking about killing yourself?");
});

test("a weapon in another's hand is nothing to put away", () => {
  const reply = replyTo("en", "he has a gun in the house", after("active", " (abuse)"));
  expect(isSaid(reply, "en", "means")).toBe(false);
});

test("the first answer to danger asks directly, whatever else the message holds", () => {
  const dialogue = new Dialogue({ language: "en" });
  const reply = dialogue.say("I want to die, I have the pills here", danger);
  expect(isSaid(reply, "en", "means")).toBe(false);
  expect(reply).toContain("Are you thinking about killing yourself?");
});

test("what danger is about is no matter where there is none", () => {
  const dialogue = new Dialogue({ language: "en" });
  expect(isSaid(dialogue.say("I took my tablets and called my sister", ""), "en", "stepTaken")).toBe(false);
});

test.each([
  ["de", "Nein keine Polizei. Sein Bruder ist da selber bei"],
  ["en", "no, I'm not calling the police, his brother is one of them"],
] as const)("whoever turns help down isn't told that it was got: %s", (language, text) => {
  const abuse = "Risk level: active (abuse)\nThis message: active";
  const [, reply = ""] = talk(language, [
    ["…", abuse],
    [text, "Risk level: active (abuse)\nThis message: none"],
  ]);
  const { helped, stepTaken } = nearByLanguage[language];
  expect([...helped.said, ...stepTaken.said].filter((it) => reply.includes(it))).toEqual([]);
});
