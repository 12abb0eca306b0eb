import { cluesIn } from "#local/ai/listener/clues.ts";
import { understand } from "#local/ai/listener/understand.ts";
import { type AnswerId, answerIds } from "#local/ai/moves/answer.ts";
import { type Asked, fitFeatures, type Probable } from "#local/ai/moves/fits.ts";
import { moveIds } from "#local/ai/moves/move.ts";
import type { LanguageCode } from "#shared/catalogues/languages.ts";
import type { Judged } from "./bounds.ts";
import type { FitExample } from "./learn-fits.ts";

type Turn = {
  readonly language: LanguageCode;
  readonly text: string;
  /** In the order of `moveIds`. */
  readonly likely: readonly number[];
};

/** A line of a conversation, judged by a model that hadn't seen its writer, and what a reader found fitting there. */
export type JudgedTurn = Judged &
  Turn & {
    readonly conversation: string | undefined;
    readonly fitting: readonly AnswerId[] | undefined;
  };

export type FitLine = FitExample & Pick<JudgedTurn, "language" | "conversation">;

const probable = (likely: readonly number[]): Probable => ({
  probability: (...ids) => ids.reduce((sum, id) => sum + (likely[moveIds.indexOf(id)] ?? 0), 0),
});

/** @param turns of one conversation, in their order */
export function askedIn(turns: readonly Turn[]): readonly Asked[] {
  const heard = turns.map(({ likely }) => probable(likely));
  return turns.map((turn, at) => ({
    clues: cluesIn(turn.text, understand(turn.text, turn.language, turns[at - 1]?.text)),
    moves: heard[at] ?? probable([]),
    earlier: heard.slice(0, at),
  }));
}

export function fitExamples(judged: readonly JudgedTurn[]): readonly FitLine[] {
  const conversations = Map.groupBy(judged, ({ conversation }) => conversation);
  return [...conversations].flatMap(([conversation, turns]) =>
    conversation === undefined
      ? []
      : askedIn(turns).flatMap((asked, at) => {
          const { language, fitting } = turns[at] ?? {};
          if (language === undefined || fitting === undefined) return [];
          const fits = new Set(fitting.map((id) => answerIds.indexOf(id)));
          return [{ features: fitFeatures(asked), fitting: fits, language, conversation }];
        }),
  );
}
