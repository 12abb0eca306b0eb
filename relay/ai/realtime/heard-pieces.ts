import type { Resampler } from "#shared/audio/resampler.ts";
import type { AiOutcome } from "../port.ts";
import type { Failed } from "./connection.ts";

/** One committed piece of an utterance. */
export type Piece = { words: string; state: "asked" | "complete" | Failed };

/** An utterance that is being transcribed. */
export type HeardUtterance = {
  readonly number: number;
  readonly pieces: Piece[];
  readonly resampler: Resampler;
  /** Samples that are not committed yet. */
  pending: number;
  /** Some of its audio was lost. */
  lost: Failed | null;
  /** Called whenever its transcript may be complete. */
  readonly waiting: Set<() => void>;
};

/** Joins consecutive transcripts, with a space if the language uses one. */
export function wordsIn(pieces: readonly Piece[], language: string): string {
  const words = pieces.map((piece) => piece.words.trim()).filter((it) => it !== "");
  return words.join(/^(zh|ja)\b/.test(language) ? "" : " ");
}

/** The outcome of an utterance; null while transcripts are awaited. */
export function outcomeOf({ lost, pieces }: HeardUtterance, language: string): AiOutcome<string> | null {
  if (lost !== null) return lost;
  for (const { state } of pieces) if (typeof state === "object") return state;
  if (pieces.some(({ state }) => state === "asked")) return null;
  return { ok: true, value: wordsIn(pieces, language) };
}
