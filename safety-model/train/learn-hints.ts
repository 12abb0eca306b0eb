import { readHints, readOrdinaryToLearn, readSentences, readShort, type Turn } from "../data/read.ts";
import type { ConceptTable } from "../runtime/concepts.ts";
import { hintsTogether } from "../runtime/hints.ts";
import { piecesRead } from "../runtime/screen.ts";
import { boundAt, foldOf, folds, seed, tabulate, type Text } from "./learn.ts";
import { fitLogistic, oddsOfExample, seeded } from "./logistic.ts";

const weightOf = { hint: 3, ordinary: 3, short: 0.5, nearMiss: 0.05 } as const;
/** A feature must occur in this many texts to be learned: there are fewer of them than of plain danger. */
const leastTexts = 4;

/** The share of ordinary turns that may count as a hint at all. */
const hintingTurns = 0.1;
/** The share of ordinary conversations whose hints may come to 1. */
const hintingConversations = 0.006;

const harmless =
  (weight: number) =>
  (turn: Turn): Text => ({
    text: turn.text,
    isDanger: false,
    weight,
    fold: foldOf(turn),
  });

function textsToLearn(ordinary: readonly Turn[]): readonly Text[] {
  return [
    ...ordinary.map(harmless(weightOf.ordinary)),
    ...readShort().map(harmless(weightOf.short)),
    ...readHints().map(({ text, isHint }) => ({ text, isDanger: isHint, weight: weightOf.hint, fold: null })),
    ...readSentences("danger")
      .filter(({ level }) => level === "none")
      .map(({ text }) => ({ text, isDanger: false, weight: weightOf.nearMiss, fold: null })),
  ];
}

/**
 * Learns to tell hints at suicide from ordinary talk. A single message rarely tells; how much of a hint is a hint, and
 * how many are enough, is set on ordinary conversations that the model in question has not seen.
 */
export function learnHints(concepts: ConceptTable) {
  const ordinary = readOrdinaryToLearn();
  const texts = textsToLearn(ordinary);
  const { rows, examples } = tabulate(texts, (text) => piecesRead(text, concepts), leastTexts);
  const unseen = Array.from({ length: folds }, (_, fold) => {
    const model = fitLogistic(
      examples.filter((_example, index) => texts[index]?.fold !== fold),
      rows.size,
      seeded(seed),
    );
    return ordinary.flatMap((turn, index) => {
      const example = examples[index];
      return example === undefined || foldOf(turn) !== fold
        ? []
        : [{ conversation: turn.conversation, odds: oddsOfExample(example, model) }];
    });
  }).flat();
  const quiet = boundAt(
    unseen.map(({ odds }) => odds),
    hintingTurns,
  );
  const conversations = Map.groupBy(unseen, ({ conversation }) => conversation);
  const most = [...conversations.values()].map((turns) => {
    const hints = turns.map(({ odds }) => Math.max(0, odds - quiet));
    return Math.max(...hints.map((_, index) => hintsTogether(hints.slice(0, index + 1))));
  });
  return {
    rows,
    linear: fitLogistic(examples, rows.size, seeded(seed)),
    quiet,
    enough: boundAt(most, hintingConversations),
  };
}
