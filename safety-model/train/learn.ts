import {
  readCompanionLines,
  readConceptWords,
  readOrdinaryToLearn,
  readSentences,
  readShort,
  type Sentence,
  type Turn,
} from "../data/read.ts";
import type { ConceptTable } from "../runtime/concepts.ts";
import { featuresOf, type Features } from "../runtime/features.ts";
import { fold as folded } from "../runtime/fold.ts";
import { hashText } from "../runtime/hash.ts";
import { languagesOf, modelLanguages } from "../runtime/language.ts";
import { evening, piecesRead } from "../runtime/screen.ts";
import { compileConcepts } from "./compile-concepts.ts";
import { type Example, fitLogistic, oddsOfExample, type Row, seeded } from "./logistic.ts";

/** Parts that can be left out, to measure what each contributes. */
export const parts = [
  "concepts",
  "pieces of long messages",
  "short messages",
  "companion lines",
  "near misses",
  "plain sentences",
] as const;
export type Part = (typeof parts)[number];

/** The weight of each kind of text. Ordinary talk outweighs danger by more than three to one. */
const weightOf = {
  danger: 1,
  nearMiss: 0.2,
  plainDanger: 4,
  plainNearMiss: 4,
  ordinary: 20,
  short: 10,
  companion: 5,
} as const;
/** A feature must occur in this many texts to be learned. */
const leastTexts = 6;
export const folds = 8;
export const seed = 7;

export const isDanger = ({ level }: Sentence): boolean => level === "active" || level === "imminent";

export type Text = {
  readonly text: string;
  readonly isDanger: boolean;
  readonly weight: number;
  /** The fold whose model must not see it. */
  readonly fold: number | null;
};

/** The fold whose model must not see a conversation. */
export const foldOf = ({ conversation }: Turn): number => Math.abs(hashText(conversation)) % folds;

function textsToLearn(without: Part | null): readonly Text[] {
  const sentences = readSentences("danger").filter(
    (it) => isDanger(it) || (it.level === "none" && without !== "near misses"),
  );
  // Every language's danger counts the same, however many sentences there are.
  const mean = sentences.length / modelLanguages.length;
  const share = new Map(
    modelLanguages.map((language) => [
      language,
      mean / Math.max(1, sentences.filter((it) => it.language === language).length),
    ]),
  );
  return [
    ...(without === "plain sentences" ? [] : readSentences("plain")).map((it) => ({
      text: it.text,
      isDanger: isDanger(it),
      weight: isDanger(it) ? weightOf.plainDanger : weightOf.plainNearMiss,
      fold: null,
    })),
    ...sentences.map((it) => ({
      text: it.text,
      isDanger: isDanger(it),
      weight: (isDanger(it) ? weightOf.danger : weightOf.nearMiss) * (share.get(it.language) ?? 1),
      fold: null,
    })),
    ...readOrdinaryToLearn().map((turn) => ({
      text: turn.text,
      isDanger: false,
      weight: weightOf.ordinary,
      fold: foldOf(turn),
    })),
    ...(without === "short messages" ? [] : readShort()).map((turn) => ({
      text: turn.text,
      isDanger: false,
      weight: weightOf.short,
      fold: foldOf(turn),
    })),
    ...(without === "companion lines" ? [] : readCompanionLines()).map((turn) => ({
      text: turn.text,
      isDanger: false,
      weight: weightOf.companion,
      fold: foldOf(turn),
    })),
  ];
}

/** The features of all texts as rows of those that occur in enough of them. */
export function tabulate(
  texts: readonly Text[],
  read: (text: string) => readonly Features[],
  least = leastTexts,
) {
  const hashed = texts.map(({ text }) => read(text).map(({ words }) => words));
  const counts = new Map<number, number>();
  for (const pieces of hashed) {
    const present = new Set<number>();
    for (const piece of pieces) for (const feature of piece) present.add(feature);
    for (const feature of present) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const rows = new Map<number, number>();
  for (const [feature, count] of counts) if (count >= least) rows.set(feature, rows.size);
  const rowOf = (piece: Int32Array): Row => ({
    features: Int32Array.from([...piece].flatMap((feature) => rows.get(feature) ?? [])),
    divisor: (piece.length + evening.few) ** evening.power,
  });
  const examples = texts.map(({ isDanger: danger, weight }, index): Example => ({
    pieces: (hashed[index] ?? []).map(rowOf),
    isPositive: danger,
    weight,
  }));
  return { rows, examples, rowOf };
}

/** What models that haven't seen an ordinary turn's conversation make of it. */
function oddsUnseen(
  texts: readonly Text[],
  examples: readonly Example[],
  features: number,
): readonly number[] {
  return Array.from({ length: folds }, (_, fold) => {
    const seen = examples.filter((_example, index) => texts[index]?.fold !== fold);
    const model = fitLogistic(seen, features, seeded(seed));
    const unseen = examples.filter(
      ({ weight }, index) => texts[index]?.fold === fold && weight === weightOf.ordinary,
    );
    return unseen.map((example) => oddsOfExample(example, model));
  }).flat();
}

/** What only this share of the values exceeds. */
export function boundAt(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => b - a);
  return sorted[Math.floor(sorted.length * share)] ?? Number.POSITIVE_INFINITY;
}

/** A text as a single piece, whatever its length. */
function wholeRead(text: string, concepts: ConceptTable): readonly Features[] {
  const plain = folded(text);
  const { words, concepts: spoken } = featuresOf(plain, languagesOf(plain), concepts, {
    left: Number.POSITIVE_INFINITY,
  });
  return [{ words: words.slice(), concepts: spoken }];
}

/** Trains the screen, optionally without one of its parts. */
export function learn(without: Part | null = null) {
  const names = without === "concepts" ? [] : Object.keys(readConceptWords("en"));
  const words = new Map(modelLanguages.map((language) => [language, readConceptWords(language)]));
  const concepts = compileConcepts(words, names);
  const texts = textsToLearn(without);
  const read = (text: string): readonly Features[] =>
    without === "pieces of long messages" ? wholeRead(text, concepts) : piecesRead(text, concepts);
  const { rows, examples, rowOf } = tabulate(texts, read);
  const unseen = oddsUnseen(texts, examples, rows.size);
  const linear = fitLogistic(examples, rows.size, seeded(seed));
  return {
    names,
    concepts,
    rows,
    linear,
    texts: texts.length,
    dangerous: texts.filter((it) => it.isDanger).length,
    ordinaryTurns: unseen.length,
    /** The log odds that only this share of ordinary turns exceeds. */
    boundFor: (share: number): number => boundAt(unseen, share),
    oddsOf: (text: string): number =>
      oddsOfExample({ pieces: read(text).map(({ words: present }) => rowOf(present)) }, linear),
  };
}
