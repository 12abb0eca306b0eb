import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { concernSchema, riskLevelSchema } from "#shared/safety/risk.ts";
import { root } from "../root.ts";

/**
 * Where a sentence stands: those that the rules were written with, and those written by somebody who had not seen the
 * rules. Nobody who writes rules looks at the latter; this evaluation does.
 */
export const halves = ["rules", "independent"] as const;
export type Half = (typeof halves)[number];

const rowSchema = z.object({
  text: z.string().min(1),
  level: riskLevelSchema,
  concerns: z.array(concernSchema),
  /** What kind of sentence it is: "plan", "idiom", "negation" … */
  category: z.string(),
  /** What was said before it. */
  context: z.array(z.object({ role: z.enum(["user", "assistant"]), text: z.string() })).default([]),
});

type Row = z.infer<typeof rowSchema>;

export type Sentence = Pick<Row, "text" | "level" | "category" | "context"> & {
  readonly language: LanguageCode;
  readonly half: Half;
  /** File and line. */
  readonly place: string;
};

const folder = "relay/safety/test-set";

function readSentences(file: string, language: LanguageCode, half: Half): Sentence[] {
  const lines = readFileSync(join(root, folder, file), "utf8").split("\n");
  return lines.flatMap((line, index) => {
    if (line.trim() === "") return [];
    const { text, level, category, context } = rowSchema.parse(JSON.parse(line));
    return { text, level, category, context, language, half, place: `${file}:${index + 1}` };
  });
}

function sentencesIn(language: LanguageCode): Sentence[] {
  const file = `${language}.jsonl`;
  return [
    ...readSentences(file, language, "rules"),
    ...readSentences(`held-out/${file}`, language, "independent"),
  ];
}

/** The labelled sentences of all ten languages. Throws where a line is not of the form that is agreed on. */
export function readTestSet(): readonly Sentence[] {
  return languageCodes.flatMap(sentencesIn);
}
