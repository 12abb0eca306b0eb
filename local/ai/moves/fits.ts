import { type AnswerId, answerIds } from "./answer.ts";
import { type Danger, dangers } from "./danger-move.ts";
import { type MoveId, moveIds } from "./move.ts";

/** How probable a message makes each move. */
export type Probable = { readonly probability: (...ids: readonly MoveId[]) => number };

export type Asked = {
  readonly moves: Probable;
  /** The same of the messages before it, the latest last. */
  readonly earlier: readonly Probable[];
  /** What rules find in it by its words (`listener/clues.ts`). */
  readonly clues: readonly number[];
};

/** A logistic regression for each of `answerIds`. `weights` has a row for each feature. */
export type FitModel = { readonly biases: readonly number[]; readonly weights: Float32Array };

/** Keeps logarithms finite. */
const least = { probability: 0.001, evidence: 0.02 } as const;

/** A message counts for no more than this, however sure the guess. */
const mostSure = 0.999;

/** Few say in one message that somebody is in danger; it comes out in several, which add up. */
function evidenceOf(heard: readonly Probable[]): readonly number[] {
  return dangers.flatMap((danger) => {
    const sum = heard.reduce(
      (all, moves) => all - Math.log(1 - Math.min(moves.probability(danger), mostSure)),
      0,
    );
    return [sum, Math.log(sum + least.evidence)];
  });
}

/** So many of the messages before are read with it: as many as the relay passes on. */
const mostEarlier = 2;

/** What an answer's fit is judged by. */
export function fitFeatures({ moves, earlier, clues }: Asked): Float32Array {
  const likely = moveIds.map((id) => moves.probability(id));
  const recent = earlier.slice(-mostEarlier);
  const before = recent.at(-1);
  return Float32Array.from([
    ...likely.map((it) => Math.log(it + least.probability)),
    ...likely,
    ...moveIds.map((id) => before?.probability(id) ?? 0),
    ...evidenceOf([...recent, moves]),
    Number(before === undefined),
    ...clues,
  ]);
}

/** One for each of `answerIds`, between 0 and 1. */
export function fitProbabilities(features: Float32Array, { biases, weights }: FitModel): readonly number[] {
  const odds = [...biases];
  for (const [row, value] of features.entries())
    if (value !== 0)
      for (let answer = 0; answer < odds.length; answer += 1)
        odds[answer] = (odds[answer] ?? 0) + value * (weights[row * odds.length + answer] ?? 0);
  return odds.map((it) => 1 / (1 + Math.exp(-it)));
}

export type Fits = {
  /** The likeliest to fit first. */
  readonly ranked: readonly AnswerId[];
  /** How probably an answer fits; of several, the best. */
  readonly fit: (...ids: readonly AnswerId[]) => number;
};

export function fitsIn(asked: Asked, model: FitModel): Fits {
  const all = fitProbabilities(fitFeatures(asked), model);
  const fit = (...ids: readonly AnswerId[]): number =>
    Math.max(0, ...ids.map((id) => all[answerIds.indexOf(id)] ?? 0));
  return { ranked: answerIds.toSorted((a, b) => fit(b) - fit(a)), fit };
}

/** From here on somebody is asked about danger. It is set high, since ordinary talk has less danger than what this was learned from. */
const leastForDanger: Readonly<Record<Danger, number>> = { own: 0.75, other: 0.6, harm: 0.6 };

/** Whose danger should be asked about. */
export function dangerIn({ ranked: [fittest], fit }: Fits): Danger | undefined {
  const danger = dangers.find((id) => id === fittest);
  return danger === undefined || fit(danger) < leastForDanger[danger] ? undefined : danger;
}
