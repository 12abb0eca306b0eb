import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type ModelConcern, modelConcerns } from "../runtime/model.ts";
import { type ModelLanguage, modelLanguages } from "../runtime/language.ts";

const levels = ["none", "possible", "active", "imminent"] as const;
export type Level = (typeof levels)[number];

/** A sentence and the danger it shows, as intended by its writer. */
export type Sentence = {
  readonly language: ModelLanguage;
  readonly text: string;
  readonly level: Level;
  readonly concerns: readonly ModelConcern[];
};

/** A person's turn in a conversation. */
export type Turn = {
  readonly language: ModelLanguage;
  readonly text: string;
  /** The conversation that it belongs to; unique across languages. */
  readonly conversation: string;
};

/** A conversation with a person at a stated risk. */
export type PersonaTalk = {
  readonly language: ModelLanguage;
  readonly risk: "high" | "low" | "none";
  readonly topic: string;
  /** The person's turns; `discloses` marks the one that states the danger plainly. */
  readonly turns: readonly { readonly text: string; readonly discloses: boolean }[];
};

const folder = import.meta.dirname;

const isLevel = (text: string | undefined): text is Level => levels.some((level) => level === text);
const isConcern = (text: string): text is ModelConcern => modelConcerns.some((concern) => concern === text);

function read(set: string, name: string): string {
  return readFileSync(join(folder, set, name), "utf8");
}

/** Most of the training data is stored compressed: `zcat danger/en.tsv.gz`. */
const isCompressed = (set: string): boolean =>
  ["danger", "plain", "ordinary/more", "ordinary/short/more"].includes(set);

const readCompressed = (set: string, name: string): string =>
  gunzipSync(readFileSync(join(folder, set, `${name}.gz`))).toString("utf8");

const readText = (set: string, name: string): string =>
  isCompressed(set) ? readCompressed(set, name) : read(set, name);

/** One line per sentence: level, comma-separated concerns, text, separated by tabs. */
function sentencesOf(set: string, language: ModelLanguage): readonly Sentence[] {
  const lines = readText(set, `${language}.tsv`).split("\n").filter(Boolean);
  return lines.map((line) => {
    const [level, concerns = "", text = ""] = line.split("\t");
    if (!isLevel(level) || text === "") throw new Error(`${set}, ${language}: ${line}`);
    return { language, text, level, concerns: concerns.split(",").filter(isConcern) };
  });
}

/**
 * Danger and its near misses: `danger` for training, `dev` for comparing designs, `held-out` for measuring. `plain`
 * ones, for training and measuring, are said as people say them; `acts` are about suicide that no word names; the
 * others were written to be hard.
 */
export const readSentences = (
  set: "danger" | "plain" | "dev" | "held-out" | "held-out/plain" | "held-out/acts",
): readonly Sentence[] => modelLanguages.flatMap((language) => sentencesOf(set, language));

/**
 * A header line per conversation, then `P: ` before what the person says and `C: ` before what the companion
 * says.
 */
function talksOf(text: string): readonly { readonly header: string; readonly lines: readonly string[] }[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const [header = "", ...lines] = part.split("\n");
      return { header, lines };
    });
}

function ordinaryOf(set: string, language: ModelLanguage, speaker: string): readonly Turn[] {
  return talksOf(readText(set, `${language}.txt`)).flatMap(({ lines }, index) =>
    lines
      .filter((line) => line.startsWith(speaker))
      .map((line) => ({
        language,
        text: line.slice(speaker.length),
        conversation: `${language} ${set} ${index}`,
      })),
  );
}

/**
 * Short ordinary messages that sound like danger to a machine, one per line, each a conversation of its own.
 */
export const readShort = (): readonly Turn[] =>
  (["ordinary/short", "ordinary/short/more"] as const).flatMap((set) =>
    modelLanguages.flatMap((language) =>
      readText(set, `${language}.txt`)
        .split("\n")
        .filter(Boolean)
        .map((text, index) => ({ language, text, conversation: `${language} ${set} ${index}` })),
    ),
  );

/**
 * Ordinary talk: `ordinary` and `ordinary/more` for training and for setting the thresholds, `ordinary/held-out` for
 * measuring.
 */
export const readOrdinary = (set: "ordinary" | "ordinary/more" | "ordinary/held-out"): readonly Turn[] =>
  modelLanguages.flatMap((language) => ordinaryOf(set, language, "P: "));

/** All of it that the screen learns from. */
export const readOrdinaryToLearn = (): readonly Turn[] => [
  ...readOrdinary("ordinary"),
  ...readOrdinary("ordinary/more"),
];

/** Messages that hint at suicide, and others of which many say the same things innocently; for training. */
export const readHints = (): readonly {
  readonly language: ModelLanguage;
  readonly text: string;
  readonly isHint: boolean;
}[] =>
  modelLanguages.flatMap((language) =>
    readCompressed("hints", `${language}.tsv`)
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const [kind, text = ""] = line.split("\t");
        if ((kind !== "hint" && kind !== "ordinary") || text === "")
          throw new Error(`hints, ${language}: ${line}`);
        return { language, text, isHint: kind === "hint" };
      }),
  );

/** Conversations in which somebody only hints at suicide, or innocently says such things; for measuring. */
export const readHintedTalk = (kind: "hinted" | "innocent"): readonly Turn[] =>
  modelLanguages.flatMap((language) => ordinaryOf(`hints/${kind}`, language, "P: "));

/** What companions say in the ordinary talk used for training. */
export const readCompanionLines = (): readonly Turn[] =>
  modelLanguages.flatMap((language) => [
    ...ordinaryOf("ordinary", language, "C: "),
    ...ordinaryOf("ordinary/more", language, "C: "),
  ]);

/** Conversations with personas at high, low and no risk. */
export const readPersonas = (): readonly PersonaTalk[] =>
  modelLanguages.flatMap((language) =>
    talksOf(read("personas", `${language}.txt`)).map(({ header, lines }) => {
      const [risk = "", topic = ""] = header.split("; ");
      if (risk !== "high" && risk !== "low" && risk !== "none")
        throw new Error(`personas/${language}: ${header}`);
      const turns = lines
        .filter((line) => /^P[:!] /.test(line))
        .map((line) => ({ text: line.slice(3), discloses: line.startsWith("P! ") }));
      return { language, risk, topic, turns };
    }),
  );

/** The terms for each concept, by language. */
export function readConceptWords(language: ModelLanguage): Readonly<Record<string, string>> {
  const words: unknown = JSON.parse(read("concepts", `${language}.json`));
  if (typeof words !== "object" || words === null) throw new Error(`concepts/${language}.json is no object`);
  return Object.fromEntries(Object.entries(words).map(([name, forms]) => [name, String(forms)]));
}
