import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chatting, delta, settings, typed, written } from "../testing/talk.ts";
import { takeSentences } from "../conversation/text/sentences.ts";
import { checkOutgoingFor } from "./check-outgoing.ts";

const inUs = checkOutgoingFor("US");
const elsewhere = checkOutgoingFor(null);

describe("phone numbers and URLs", () => {
  test.each([
    ["Call 988 now, day or night."],
    ["If it gets worse, dial 911."],
    ["You can reach them at 1-800-799-7233."],
    ["They list every line at https://findahelpline.com."],
    ["Breathe in for 4 seconds, hold for 7, and out for 8."],
    ["You moved here in 2019-2020, when you were 25."],
    ["You said that 10 000 things are on your list."],
    ["See you on 24.11.2026."],
    ["Try it once and/or twice, 1.5/2 is fine, e.g. today."],
  ])("stays: %s", (text) => {
    expect(inUs(text)).toEqual({ verdict: "pass", text, removed: [] });
  });

  test.each([
    ["Please call 1-800-273-8255 right now.", "Please call right now.", "number"],
    ["Please call 116 123 right now.", "Please call right now.", "number"],
    ["Ruf die 0800 111 0 111 an.", "Ruf die an.", "number"],
    ["请拨打 12320 热线。", "请拨打 热线。", "number"],
    ["Call three five five one two tonight.", "Call tonight.", "number"],
    ["اتصل بالرقم ٩٢٠٠٣٣٣٦٠ الآن.", "اتصل بالرقم الآن.", "number"],
    ["Look at www.help-me-now.com/chat for more.", "Look at for more.", "address"],
    ["Write to anna@hearts.org today.", "Write to today.", "address"],
    ["They are on bit.ly/help-now today.", "They are on today.", "address"],
    ["Join us at discord.gg/abc.", "Join us at.", "address"],
    ["Chat on t.me/hearts?start=1 with them.", "Chat on with them.", "address"],
  ])("goes: %s", (text, left, fault) => {
    expect(inUs(text)).toEqual({ verdict: "pass", text: left, removed: [fault] });
  });

  test("a country's helplines are only for that country", () => {
    expect(elsewhere("Call 988 now.")).toMatchObject({ removed: ["number"] });
    expect(checkOutgoingFor("GB")("Samaritans answer on 116 123.")).toMatchObject({ removed: [] });
  });

  test.each([
    ["You can reach out to 988 anytime."],
    ["Please contact 988."],
    ["988 is available day and night."],
    ["Contact emergency services at 911 if it gets worse."],
    ["If it gets worse, contact nine eight eight."],
    ["Contact the Crisis Text Line at 741741."],
    ["Contactez le 3114 à tout moment."],
    ["Du erreichst sie unter 116 016."],
    ["Reach Lifeline Australia on 13 11 14."],
    ["Puedes contactar con el 024."],
    ["Contatta il 1522."],
    ["Entre em contato com o 188."],
    ["988に連絡してください。"],
    ["请联系988。"],
    ["109에 연락하세요."],
    ["تواصل مع 16328 الآن."],
  ])("another country's line goes, also where it isn't to be called in so many words: %s", (text) => {
    for (const country of ["GB", null])
      expect(checkOutgoingFor(country)(text)).toMatchObject({ removed: ["number"] });
  });

  test.each([
    ["You can reach out to 988 anytime."],
    ["You want to reach 10000 steps a day."],
    ["You reached page 120 of the book that you told me about."],
    ["You could contact your boss before you have worked 180 hours."],
    ["You had 143 messages to answer."],
    ["Since 1995 you have been there for her."],
  ])("a line of the person's own, and other numbers, stay: %s", (text) => {
    expect(inUs(text)).toEqual({ verdict: "pass", text, removed: [] });
  });
});

test.each([
  ["I hear how hard that call was. You have been there for 300 days.", []],
  ["You called in sick.\nIn 2019 too.", []],
  ["I am not\na real person.", []],
  ["I'm sure that there is\n- a real person who listens.", []],
  ["Ruf doch an, die Nr. 1450 ist immer da.", ["number"]],
  ["Llama al núm. 055 hoy.", ["number"]],
])("what came before counts, and is no reason by itself: %j", (text, removed) => {
  const { sentences, rest } = takeSentences(text);
  let before = "";
  const found = [...sentences, rest].flatMap((sentence) => {
    const checked = elsewhere(sentence, before);
    before += sentence;
    return checked.verdict === "pass" ? checked.removed : checked.fault;
  });
  expect(found).toEqual(removed);
});

/** What a reply leaves of itself, sentence by sentence, and what was found. */
function saidIn(text: string, check = elsewhere) {
  const { sentences, rest } = takeSentences(text);
  let said = "";
  const faults = [...sentences, rest].flatMap((sentence) => {
    const checked = check(sentence, said);
    if (checked.verdict === "stop") return [checked.fault];
    said += checked.text;
    return checked.removed;
  });
  return { said, faults };
}

test.each([
  ["I'm Dr. Miller. How do you feel?", "clinical"],
  ["Ich bin Dr. Huber.", "clinical"],
  ["Soy la Dra. Ruiz.", "clinical"],
  ["Je suis le Dr. Martin.", "clinical"],
  ["Take approx. 30 pills.", "means"],
  ["I said no. I am a real person.", "human"],
])("an abbreviation hides nothing: %s", (text, fault) => {
  expect(saidIn(text).faults).toContain(fault);
});

describe("numbers in words", () => {
  const tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
  const teens = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
  const units = "zero one two three four five six seven eight nine".split(" ");
  /** 1 to 99, as it is read aloud. */
  const inWords = (it: number, hyphen: string): string => {
    if (it < 10) return units[it] ?? "";
    if (it < 20) return teens[it - 10] ?? "";
    const ten = tens[Math.floor(it / 10) - 2] ?? "";
    return it % 10 === 0 ? ten : `${ten}${hyphen}${units[it % 10]}`;
  };
  const group = fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 101, max: 999 }));
  const spoken = fc
    .tuple(
      fc.array(group, { minLength: 2, maxLength: 5 }),
      fc.constantFrom("-", " "),
      fc.constantFrom(", ", ". ", "\n", "… "),
    )
    .filter(([groups]) => groups.join("").length >= 3 && !/^(?:19|20)\d\d$/.test(groups.join("")))
    .map(([groups, hyphen, gap]) =>
      groups
        .map((it) =>
          it < 100
            ? inWords(it, hyphen)
            : [`${units[Math.floor(it / 100)]} hundred`, it % 100 === 0 ? "" : inWords(it % 100, hyphen)]
                .join(" ")
                .trim(),
        )
        .join(gap),
    );

  test("go however they are grouped, paused and split over sentences", () => {
    fc.assert(
      fc.property(spoken, (number) => {
        expect(saidIn(`Call ${number}.`).faults).toContain("number");
        expect(saidIn(`Call ${number}.`).said).not.toContain(number);
      }),
    );
  });

  test.each([
    ["US", "Call nine eighty-eight, or nine one one."],
    ["US", "Call nine hundred eighty-eight."],
    ["US", "Call nine. Eight. Eight."],
    ["GB", "Call one sixteen, one twenty-three."],
    ["FR", "Appelez le trente et un quatorze."],
    ["FR", "Appelez le trois mille cent quatorze."],
    ["PT", "Ligue para mil quatrocentos e onze."],
    ["BR", "Ligue para cento e oitenta e oito."],
    ["AT", "Ruf hundertzweiundvierzig an."],
    ["ES", "Llama al cero veinticuatro."],
  ])("stay where they are a helpline of %s: %s", (country, text) => {
    expect(saidIn(text, checkOutgoingFor(country))).toEqual({ said: text, faults: [] });
    expect(saidIn(text, checkOutgoingFor("KR")).faults).toContain("number");
  });

  test.each([
    ["Chiama il novecentottantotto.", "Chiama il."],
    ["Ruf neun achtundachtzig an.", "Ruf an."],
    ["Llama al novecientos ochenta y ocho.", "Llama al."],
    ["Appelez le quatre-vingt-dix-huit soixante-quinze.", "Appelez le."],
  ])("go in other languages: %s", (text, said) => {
    expect(saidIn(text)).toEqual({ said, faults: ["number"] });
  });

  test.each([
    ["Call her at seven thirty."],
    ["You called them a hundred times."],
    ["Two hundred people call every day."],
    ["Call twenty-five friends."],
    ["It was nineteen eighty-four when she called."],
    ["You called. One person came. Two left. Three wrote."],
    ["Call once, or text twice."],
    ["Call me when you have twenty or thirty minutes."],
    ["Llama a una amiga, dos o tres veces."],
    ["I'm eighty-eight. Call me."],
  ])("aren't taken for numbers to call: %s", (text) => {
    expect(saidIn(text)).toEqual({ said: text, faults: [] });
  });

  test.each([
    ["请拨打九八八热线。"],
    ["電話：九八八。"],
    ["请打电话：九、八、八。"],
    ["请拨打幺二三二〇。"],
    ["九八八に電話してください。"],
    ["番号はきゅうはちはちです。電話を。"],
    ["電話は〇一二〇の九九九の八八八。"],
    ["구팔팔에 전화하세요."],
    ["전화번호는 공일공 일이삼사 오육칠팔입니다."],
    ["اتصل على تسعة، ثمانية، ثمانية."],
    ["Call nine–eight–eight."],
    ["Call nine, eight, eight."],
  ])("go in every script and with its own commas: %s", (text) => {
    expect(elsewhere(text)).toMatchObject({ verdict: "pass", removed: ["number"] });
    expect(elsewhere(text)).not.toMatchObject({ text: expect.stringMatching(/[八팔]|はち|eight|ثمانية|幺/) });
  });

  test.each([
    ["이 일이 너무 힘드시면 친구에게 전화해 보세요."],
    ["사이사이에 친구에게 전화해 보세요."],
    ["周一、二、三打电话给她。"],
    ["你打了三四次电话。"],
    ["お母さんにご連絡の電話を。"],
    ["田中さんにごはんの電話をする。"],
    ["Count with me: one, two, three, four, five, six, seven."],
    ["数到七：一、二、三、四、五、六、七。"],
  ])("are no more than that: %s", (text) => {
    expect(elsewhere(text)).toEqual({ verdict: "pass", text, removed: [] });
  });
});

test.each([
  "uno",
  "six",
  "zero",
  "いち",
  "일",
  "九",
  "ثمانية",
  "one ",
  "일 ",
  "九、",
  "いち、",
  "1",
  "1 ",
  "a.",
  "a-",
])("however many of %j there are, checking them takes no time", (word) => {
  const text = `${word.repeat(Math.ceil(1_200 / word.length))}x`;
  const began = performance.now();
  elsewhere(text, text);
  // A hundred times what it takes; in every combination it would take longer than the universe is old.
  expect(performance.now() - began).toBeLessThan(1_000);
});

test("digits are digits in every script", () => {
  const zeros = Array.from({ length: 0x1_ff_ff }, (_, code) => String.fromCodePoint(code)).filter(
    (sign, code) => /\p{Nd}/u.test(sign) && !/\p{Nd}/u.test(String.fromCodePoint(Math.max(0, code - 1))),
  );
  expect(zeros.length).toBeGreaterThan(50);
  for (const zero of zeros) {
    const digit = (value: number) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + value);
    const number = [9, 2, 0, 0, 3, 3, 3, 6].map(digit).join("");
    expect(elsewhere(`Call ${number} now.`)).toEqual({
      verdict: "pass",
      text: "Call now.",
      removed: ["number"],
    });
    const own = [9, 8, 8].map(digit).join("");
    expect(inUs(`Call ${own} now.`)).toMatchObject({ removed: [] });
  }
});

test.each([
  ["I'm a real person, I promise.", "human"],
  ["No, soy una persona real.", "human"],
  ["As your therapist, I can tell you that.", "clinical"],
  ["Take 30 pills.", "means"],
  ["The world is better off without you.", "encouragement"],
])("stops: %s", (text, fault) => {
  expect(inUs(text)).toEqual({ verdict: "stop", fault });
});

const harmless = fc.constantFrom(
  "That sounds hard.",
  "What happened then?",
  "I am an AI, not a person.",
  "Rest a bit…",
);
const long = fc
  .tuple(
    fc.stringMatching(/^[2-8]\d{2}$/),
    fc.constantFrom("", " ", "-", "\n"),
    fc.stringMatching(/^\d{3}[ -]?\d{4}$/),
  )
  .map((parts) => parts.join(""));
const short = fc.stringMatching(/^[2-7]\d{2}$/);
/** What says that a number is one to call often stands in a sentence or a line of its own. */
const invented = fc
  .tuple(
    fc.constantFrom(
      "Call ",
      "Text ",
      "Their number is ",
      "You can call them:\n",
      "A number? It's ",
      "Call no. ",
    ),
    fc.oneof(long, short),
  )
  .map(([before, number]) => `${before}${number}.`);
const claim = fc.constantFrom(
  "I'm a real person.",
  "I'm a\nreal person.",
  "I am… a real person.",
  "As your therapist, I say so.",
  "Take 30 pills.",
);

/** The text, cut at the given positions. */
function cutAt(text: string, cuts: readonly number[]): readonly string[] {
  const places = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].toSorted((a, b) => a - b);
  return [0, ...places].map((from, index) => text.slice(from, places[index] ?? text.length)).filter(Boolean);
}

test("[T26] no invented number, claim or method reaches the screen, however a reply is cut", () => {
  const reply = fc
    .array(fc.oneof(harmless, invented, claim), { minLength: 1, maxLength: 6 })
    .map((it) => it.join(" "));
  fc.assert(
    fc.property(reply, reply, fc.array(fc.nat(400), { maxLength: 12 }), (first, second, cuts) => {
      const talk = chatting({ check: inUs }).do(typed("I had a bad day"));
      const shown: string[] = [];
      for (const text of [first, second]) {
        const { generation } = talk;
        for (const piece of [...cutAt(text, cuts), null]) {
          talk.do(piece === null ? written(generation) : delta(generation, piece));
          shown.push(...talk.sent("reply.delta").map((it) => it.text));
          shown.push(...talk.sent("message").map((it) => it.message.text));
        }
      }
      const seen = shown.join("").replaceAll(settings.phrases.safeReply, "");
      expect(seen).not.toMatch(/real person|your therapist|30 pills|\d{3}/);
    }),
  );
});
