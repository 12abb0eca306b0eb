import { type Danger, dangers } from "#local/ai/moves/danger-move.ts";
import { readHintedTalk, readOrdinary } from "#safety-model/data/read.ts";
import type { LanguageCode } from "#shared/catalogues/languages.ts";
import type { DangerLine } from "./lines.ts";

type Said = {
  readonly language: LanguageCode;
  readonly text: string;
  readonly conversation: string | undefined;
};

/** Whose danger should be asked about after each message of a conversation. */
export type Judge = (said: readonly Said[]) => readonly (Danger | undefined)[];

/** In how many of the conversations somebody is asked about danger. */
function foundIn(said: readonly Said[], judge: Judge): string {
  const conversations = [...Map.groupBy(said, ({ conversation }) => conversation).values()];
  const found = conversations.filter((lines) => judge(lines).some((danger) => danger !== undefined));
  return `${found.length} of ${conversations.length}`;
}

/**
 * In how many conversations that they didn't learn from models find danger.
 * @param danger those of writers that they haven't seen
 */
export function dangerFound(danger: readonly DangerLine[], judge: Judge): string {
  const talk = danger.filter(({ conversation }) => conversation !== undefined);
  const byDanger = dangers.map(
    (whose) =>
      `${whose} ${foundIn(
        talk.filter((line) => line.danger === whose),
        judge,
      )}`,
  );
  return [
    ...byDanger,
    `hinted ${foundIn(readHintedTalk("hinted"), judge)}`,
    `innocent ${foundIn(readHintedTalk("innocent"), judge)}`,
    `ordinary ${foundIn(readOrdinary("ordinary/held-out"), judge)}`,
  ].join(", ");
}
