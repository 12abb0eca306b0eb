import { readFileSync } from "node:fs";
import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { riskLevels, riskLevelSchema } from "#shared/safety/risk.ts";
import { lexiconOf, patternsOf } from "./lexicon.ts";
import { evidenceLength } from "./model/evidence.ts";
import { featuresOfSentence } from "./model/features.ts";
import { encodeFeatures, readModel } from "./model/linear-model.ts";
import { type ModelsFor, modelsOf } from "./model/models.ts";
import { sentenceColumns } from "./model/sentence-odds.ts";
import type { Turn } from "./screen-input.ts";
import { screenTurn } from "./screen.ts";
import { ar } from "./words/ar.ts";
import { de } from "./words/de.ts";
import { en } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";
import { it as italian } from "./words/it.ts";
import { ja } from "./words/ja.ts";
import { ko } from "./words/ko.ts";
import { pt } from "./words/pt.ts";
import { type Cue, cues, type Words } from "./words/words.ts";
import { zh } from "./words/zh.ts";

const rowSchema = z.object({
  text: z.string(),
  level: riskLevelSchema,
  half: z.enum(["rules", "held_out"]),
  context: z.array(z.object({ role: z.enum(["user", "assistant"]), text: z.string() })).default([]),
});

/** The half that the rules were written with; the other one is for figures, and no test looks at it. */
function sentencesOf(language: LanguageCode) {
  const path = new URL(`./test-set/${language}.jsonl`, import.meta.url);
  const lines = readFileSync(path, "utf8").trim().split("\n");
  return lines.map((line) => rowSchema.parse(JSON.parse(line))).filter(({ half }) => half === "rules");
}

const rankOf = (level: (typeof riskLevels)[number]): number => riskLevels.indexOf(level);
const levelOf = (text: string, context: readonly Turn[] = []) => screenTurn({ text, context }).level;

describe.each(languageCodes)("the labelled sentences in %s", (language) => {
  const sentences = sentencesOf(language);

  test("danger is never found smaller than it is", () => {
    const atRisk = sentences.filter(({ level }) => level === "active" || level === "imminent");
    expect(atRisk.length).toBeGreaterThan(20);
    const missed = atRisk.filter(
      ({ text, level, context }) => rankOf(levelOf(text, context)) < rankOf(level),
    );
    expect(missed).toEqual([]);
  });

  test("what is past, denied or about another stays possible; what is harmless stays so", () => {
    const others = sentences.filter(({ level }) => level === "none" || level === "possible");
    const wrong = others.filter(({ text, level, context }) => levelOf(text, context) !== level);
    expect(wrong).toEqual([]);
  });
});

const asked = (text: string): Turn[] => [{ role: "assistant", text }];

test("what is said in a second language is not taken for harmless by the model of the first", () => {
  const calm = "Hoy ha sido un día muy bonito, fuimos al parque con mis hijos y comimos un helado";
  expect(levelOf(calm)).toBe("none");
  expect(levelOf(`${calm}, I want to die`)).toBe("active");
});

test("what a plan is for need not be asked of somebody who has said it", () => {
  const before: Turn[] = [
    { role: "user", text: "I want to kill myself" },
    { role: "assistant", text: "What would you do, and when would you?" },
  ];
  expect(levelOf("at the weekend, on the bridge", before)).toBe("imminent");
  expect(levelOf("at the weekend, on the bridge", before.slice(1))).not.toBe("imminent");
});

describe("answers to the companion", () => {
  test.each([
    ["yes", "Are you thinking about killing yourself?", "active"],
    ["tonight", "Are you thinking about suicide?", "imminent"],
    ["no, not really", "Are you thinking about suicide?", "possible"],
    ["yes", "Do you have a plan to end your life?", "imminent"],
    ["ja", "Denkst du daran, dich umzubringen?", "active"],
    ["nein", "Hast du Suizidgedanken?", "possible"],
    ["sì, spesso", "Pensi al suicidio?", "active"],
    ["não", "Você pensa em se matar?", "possible"],
    ["ايوه", "هل تفكر في الانتحار؟", "active"],
    ["لا", "هل تفكر في الانتحار؟", "possible"],
    // A plan may be any plan.
    ["yes, the pills and a bottle of vodka", "Do you have a plan?", "imminent"],
    ["yes, I'll apply on Monday", "Do you have a plan?", "none"],
    ["watch a film and go to bed early", "What are you going to do tonight?", "none"],
    ["sì, domani ho la palestra", "Hai un piano per il weekend?", "none"],
    ["y a des jours, oui", "Est-ce que tu penses au suicide ?", "active"],
  ] as const)("%s, after %s", (text, question, level) => {
    expect(levelOf(text, asked(question))).toBe(level);
  });

  test("a yes to anything else is only a yes", () => {
    expect(levelOf("yes", asked("Shall we plan your weekend?"))).toBe("none");
    expect(levelOf("sì", asked("Hai dormito bene?"))).toBe("none");
  });
});

test("denying the thoughts in any of the languages ends at possible", () => {
  const denials = [
    "I'm not suicidal, just sad",
    "ich bin nicht suizidal, nur traurig",
    "je ne suis pas suicidaire, juste triste",
    "no soy suicida, solo estoy triste",
    "non sono suicida, solo triste",
    "não sou suicida, só estou triste",
    "أنا مش انتحارية، بس حزينة",
  ];
  expect(denials.map((text) => [text, levelOf(text)])).toEqual(denials.map((text) => [text, "possible"]));
});

const anyText = oneof(
  string({ unit: "grapheme", maxLength: 200 }),
  string({ unit: "binary", maxLength: 200 }),
  array(constantFrom("I", "want to die", "nicht", "morire", "no", "الانتحار", "死", "?", "\n", "!"), {
    maxLength: 20,
  }).map((parts) => parts.join(" ")),
);

test("any text has an answer, and always the same", () => {
  assert(
    property(anyText, anyText, (text, question) => {
      const context = asked(question);
      expect(screenTurn({ text, context })).toEqual(screenTurn({ text, context }));
    }),
  );
});

const tables: Readonly<Record<LanguageCode, Words>> = { en, es, fr, de, it: italian, pt, zh, ja, ko, ar };

const long = 4000;

/** A pattern's own words over and over: what makes it try longest before it gives up. */
function temptationsOf(table: Words, cue: Cue): string[] {
  const words = table[cue].join(" ").match(/\p{L}{1,}/gu) ?? [];
  const once = `${words.join(" ")} `;
  const inTurn = once.repeat(Math.ceil((3 * long) / once.length)).slice(0, 3 * long);
  const starts = [0, long / 2, 2 * long - 1];
  return [...starts.map((start) => inTurn.slice(start, start + long)), `${words[0] ?? "a"} `.repeat(long)]
    .map((text) =>
      text
        .normalize("NFD")
        .replaceAll(/\p{M}/gu, "")
        .slice(0, long - 1),
    )
    .map((text) => `${text}§`);
}

const global = (pattern: RegExp): RegExp => new RegExp(pattern, [...new Set(`${pattern.flags}g`)].join(""));

// A pattern that backtracks without bound does not come back: the test would run into its time limit.
test.each(languageCodes)("every pattern in %s gives up on a long text made of its own words", (language) => {
  const lexicon = lexiconOf(language);
  const searched = cues.flatMap((cue) =>
    temptationsOf(tables[language], cue).map((text) =>
      patternsOf(lexicon, cue).map((pattern) => text.replaceAll(global(pattern), "")),
    ),
  );
  expect(searched.length).toBe(cues.length * 4);
});

/** Odds of risk that a model always gives; it knows the features of one language of a text, or nothing. */
function modelSaying(risk: number, known: readonly number[]) {
  const zeros = sentenceColumns.map(() => 0);
  return readModel({
    biases: [risk, ...zeros.slice(1)],
    scales: sentenceColumns.map(() => 1),
    least: 1,
    features: encodeFeatures(
      known.toSorted((one, other) => one - other).map((feature) => ({ feature, weights: zeros })),
    ),
  });
}

/** Hears so many numbers by the first of them. */
const hearsFirst = (count: number, weight: number) => ({
  bias: 0,
  weights: Array.from({ length: count }, (_, index) => (index === 0 ? weight : 0)),
});

/** Says of risk what the first column of the sentence's model says, and nothing else. */
const network = {
  hidden: [hearsFirst(evidenceLength, 1)],
  outputs: [hearsFirst(1, 1), hearsFirst(1, 0), hearsFirst(1, 0)],
};

test("where small words leave several languages, only models that know the text are heard", () => {
  // "tu" is a word of four.
  const text = "tu zanzibar";
  const modelsFor =
    (calm: LanguageCode): ModelsFor =>
    (language) => ({
      ...modelsOf("en"),
      network,
      concepts: modelSaying(0, []),
      sentences: language === calm ? modelSaying(-9, featuresOfSentence(text, language)) : modelSaying(9, []),
    });
  expect(screenTurn({ text, context: [] }, modelsFor("fr")).level).toBe("none");
  expect(screenTurn({ text, context: [] }, modelsFor("de")).level).not.toBe("none");
});
