import { dangers } from "#local/ai/moves/danger-move.ts";
import { gatheredDanger } from "#local/ai/moves/gathered-danger.ts";
import { moveIds } from "#local/ai/moves/move.ts";
import { readHintedTalk, readOrdinary } from "#safety-model/data/read.ts";
import type { LanguageCode } from "#shared/catalogues/languages.ts";
import type { DangerLine } from "./lines.ts";

/** In the order of `moveIds`. */
export type Likely = (text: string, language: LanguageCode) => readonly number[];

type Said = {
  readonly language: LanguageCode;
  readonly text: string;
  readonly conversation: string | undefined;
};

/** So many messages are read together. */
const window = 4;

/** In how many of the conversations danger is found. */
function foundIn(said: readonly Said[], likely: Likely): string {
  const conversations = Map.groupBy(said, ({ conversation }) => conversation);
  const found = [...conversations.values()].filter((lines) => {
    const heard = lines.map(({ text, language }) => {
      const all = likely(text, language);
      return {
        probability: (...moves: readonly string[]) =>
          moves.reduce((sum, move) => sum + (all[moveIds.findIndex((id) => id === move)] ?? 0), 0),
      };
    });
    return heard.some(
      (_, at) => gatheredDanger(heard.slice(Math.max(0, at + 1 - window), at + 1)) !== undefined,
    );
  }).length;
  return `${found} of ${conversations.size}`;
}

/**
 * In how many conversations that it didn't learn from a model finds danger.
 * @param danger those of a writer that it hasn't seen
 */
export function dangerFound(danger: readonly DangerLine[], likely: Likely): string {
  const talk = danger.filter(({ conversation }) => conversation !== undefined);
  const byDanger = dangers.map(
    (whose) =>
      `${whose} ${foundIn(
        talk.filter((line) => line.danger === whose),
        likely,
      )}`,
  );
  return [
    ...byDanger,
    `hinted ${foundIn(readHintedTalk("hinted"), likely)}`,
    `innocent ${foundIn(readHintedTalk("innocent"), likely)}`,
    `ordinary ${foundIn(readOrdinary("ordinary/held-out"), likely)}`,
  ].join(", ");
}
