import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createChunker, finishText, pushText } from "./chunker.ts";
import { heardText } from "./heard.ts";
import { spokenPart } from "./stops.ts";
import { isWorthATurn } from "./transcript.ts";
import { speechWeight } from "./weight.ts";

function chunksOf(text: string, language: string, step = 1): string[] {
  let chunker = createChunker(language);
  const all: string[] = [];
  for (let index = 0; index < text.length; index += step) {
    const pushed = pushText(chunker, text.slice(index, index + step));
    chunker = pushed.chunker;
    all.push(...pushed.chunks);
  }
  return [...all, ...finishText(chunker)];
}

function strip(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "");
}

/** A first sentence or clause, as the companion is told to begin, and what follows it. */
const replies: [language: string, first: string, rest: string][] = [
  ["en", "That sounds really heavy.", " You have carried this for weeks, and nobody saw it."],
  ["es", "Eso suena muy pesado.", " Llevas semanas cargando con esto, y nadie lo ha visto."],
  ["fr", "Ça a l’air très lourd.", " Tu portes cela depuis des semaines, et personne ne l’a vu."],
  ["de", "Das klingt wirklich schwer.", " Am 3. Juli war es z.B. kaum auszuhalten, hast du gesagt."],
  ["it", "Sembra davvero pesante.", " Te lo porti dietro da settimane, e nessuno l’ha visto."],
  ["pt", "Isso parece muito pesado.", " Você carrega isso há semanas, e ninguém viu."],
  ["zh", "听起来真的很辛苦。", "你这几个星期一直一个人扛着，没有人看到。"],
  ["ja", "それは本当につらいですね。", "何週間も一人で抱えてきて、誰も気づかなかったのですね。"],
  ["ko", "정말 힘드셨겠어요.", " 몇 주 동안 혼자 견디셨는데, 아무도 몰랐네요."],
  ["ar", "هذا يبدو ثقيلاً جداً.", " لقد حملت هذا منذ أسابيع، ولم يره أحد."],
];

describe("[T12] chunking", () => {
  test("a full stop that came too late is written with the next part, and not spoken", () => {
    const first = pushText(createChunker("ko"), "많이 그리우시군요");
    const rest = finishText(pushText(first.chunker, ". 슬픔은 몇").chunker);
    expect([...first.chunks, ...rest]).toEqual(["많이 그리우시군요", ". 슬픔은 몇"]);
    expect(rest.map(spokenPart)).toEqual([" 슬픔은 몇"]);
    expect(["... and then", "3.5", ".5 mg"].map(spokenPart)).toEqual([" and then", "3.5", ".5 mg"]);
  });

  test.each(replies)(
    "%s: the first sentence goes out alone, the rest in natural parts",
    (language, first, rest) => {
      const chunks = chunksOf(first + rest, language);
      expect(chunks[0]).toBe(first);
      expect(chunks).toHaveLength(2);
      expect(chunks.join("")).toBe(first + rest);
    },
  );

  test.each([
    [
      "en",
      "It sounds like this week has been hard, and you kept going anyway.",
      "It sounds like this week has been hard,",
    ],
    ["zh", "听起来你真的很累，什么时候开始的？", "听起来你真的很累，"],
    ["ja", "ずっとがんばってきたんですね、今はどうですか。", "ずっとがんばってきたんですね、"],
    ["ar", "يبدو أن هذا الأسبوع كان صعباً، ومع ذلك واصلت.", "يبدو أن هذا الأسبوع كان صعباً،"],
  ])("%s: the first part may end at a comma", (language, text, first) => {
    expect(chunksOf(text, language)[0]).toBe(first);
  });

  test.each([
    ["en", "Take 3.5 breaths with Dr. Lee today, e.g. Slowly and calmly. Then rest for a good while."],
    ["de", "Bis zum 3. Juli ist es noch ein Stück hin, oder? Wir haben Zeit, d.h. Du hast sie."],
  ])("%s: decimals, abbreviations and ordinals do not end a sentence", (language, text) => {
    for (const chunk of chunksOf(text, language))
      expect(chunk.trimEnd()).not.toMatch(/(?:3\.|Dr\.|e\.g\.|d\.h\.)$/);
  });

  test.each([
    ["en", "I see how tired you are.", true],
    ["en", "What happened?", true],
    ["ar", "هذا يبدو ثقيلاً.", true],
    ["ko", "많이 그리우시군요", true],
    ["ko", "요즘 어떻게 지내세요", false],
    ["ko", "“또 못 주무셨네요", false],
    ["en", "It was 3.", false],
    ["en", "You saw Dr.", false],
    ["de", "Das ist z.B.", false],
    ["en", 'You said "enough.', false],
    ["en", "You said “enough.", false],
    ["en", "You are tired,", false],
  ])("%s: %j as the beginning of a reply goes out at once: %s", (language, text, atOnce) => {
    expect(pushText(createChunker(language), text).chunks).toEqual(atOnce ? [text] : []);
  });

  test("short sentences are joined after the first", () => {
    expect(chunksOf("I see. Yes. Of course. That makes sense to me.", "en")).toEqual([
      "I see.",
      " Yes. Of course. That makes sense to me.",
    ]);
  });

  test("a closing quote stays with its sentence", () => {
    expect(chunksOf("「もう無理。」と思ったのですね。", "ja")[0]).toBe("「もう無理。」");
  });

  test("text without any stop is still cut", () => {
    const chunks = chunksOf("word ".repeat(200), "en", 5);
    expect(chunks.length).toBeGreaterThan(3);
    for (const chunk of chunks) expect(speechWeight(chunk)).toBeLessThan(260);
  });

  test("nothing speakable is lost, doubled or changed, however the text arrives", () => {
    const pieces = fc.array(
      fc.constantFrom(
        "Hi",
        " there",
        ".",
        "。",
        "，",
        ", ",
        " 3",
        ".5",
        "!",
        "…",
        "你好",
        "「",
        "」",
        "\n",
        " Dr",
        " ok ",
      ),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const text = parts.join("");
        expect(strip(chunksOf(text, "en", 3).join(""))).toBe(strip(text));
        expect(text.replace(/\s/g, "")).toContain(chunksOf(text, "en", 2)[0]?.replace(/\s/g, "") ?? "");
      }),
    );
  });
});

describe("[T14] what was heard", () => {
  const segments = [
    { text: "That sounds hard.", samples: 48_000 },
    { text: " Do you want to tell me more about it?", samples: 96_000 },
  ];

  test.each([
    [{ segment: 0, samples: 0 }, ""],
    [{ segment: 0, samples: 48_000 }, "That sounds hard."],
    [{ segment: 1, samples: 0 }, "That sounds hard."],
    [{ segment: 1, samples: 48_000 }, "That sounds hard. Do you want to tell me"],
    [{ segment: 1, samples: 96_000 }, "That sounds hard. Do you want to tell me more about it?"],
    [{ segment: 7, samples: 5 }, "That sounds hard. Do you want to tell me more about it?"],
  ])("%o is cut to a word", (heard, text) => {
    expect(heardText(segments, heard, "en")).toBe(text);
  });

  test.each([
    ["zh", "听起来你最近工作压力很大", 6],
    ["ja", "最近とても疲れているのですね", 7],
    ["ko", "요즘 많이 힘드셨군요", 5],
    ["ar", "يبدو أنك متعب جداً", 9],
  ])("%s is cut within one word of the middle", (language, text, middle) => {
    const heard = heardText([{ text, samples: 10_000 }], { segment: 0, samples: 5_000 }, language);
    const words = [...new Intl.Segmenter(language, { granularity: "word" }).segment(text)];
    const longest = Math.max(...words.map((word) => word.segment.length));
    expect(text.startsWith(heard)).toBe(true);
    expect(Math.abs(heard.length - middle)).toBeLessThanOrEqual(longest);
  });

  test("a segment whose speech is still arriving is estimated", () => {
    const heard = heardText(
      [{ text: "One two three four five six", samples: null }],
      { segment: 0, samples: 42_000 },
      "en",
    );
    expect(heard).toBe("One two three");
  });
});

describe("transcripts worth a turn", () => {
  test.each(["死にたい", "死亡", "힘들", "I am tired", "Ja, sehr", "١٢٣٤٥٦"])("%s is kept", (text) => {
    expect(isWorthATurn(text)).toBe(true);
  });

  test.each(["", "   ", "...", "?!…", "help", "um", "嗯", " ok ok"])("%j is not", (text) => {
    expect(isWorthATurn(text)).toBe(false);
  });
});
