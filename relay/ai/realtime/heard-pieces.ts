import type { Resampler } from "#shared/audio/resampler.ts";
import type { AiOutcome } from "../port.ts";
import type { Failed } from "./connection.ts";

/** One committed piece of an utterance. */
export type Piece = { words: string; state: "asked" | "complete" | Failed; readonly seconds: number };

/** An utterance on its way to being written down. */
export type HeardUtterance = {
  readonly number: number;
  readonly pieces: Piece[];
  readonly resampler: Resampler;
  /** Samples that are not committed yet. */
  pending: number;
  /** Some of its sound reached nobody. */
  lost: Failed | null;
  /** Called whenever its words may be complete. */
  readonly waiting: Set<() => void>;
};

/** Words of pieces that follow each other, with a space where the language has one. */
export function wordsIn(pieces: readonly Piece[], language: string): string {
  const words = pieces.map((piece) => piece.words.trim()).filter((it) => it !== "");
  return words.join(/^(zh|ja)\b/.test(language) ? "" : " ");
}

/** What became of an utterance; null while words are awaited. */
export function outcomeOf({ lost, pieces }: HeardUtterance, language: string): AiOutcome<string> | null {
  if (lost !== null) return lost;
  for (const { state } of pieces) if (typeof state === "object") return state;
  if (pieces.some(({ state }) => state === "asked")) return null;
  return { ok: true, value: wordsIn(pieces, language) };
}
