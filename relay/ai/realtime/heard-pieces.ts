import { Resampler } from "#shared/audio/resampler.ts";
import { capture } from "#shared/limits.ts";
import { type AiOutcome, longestTranscript } from "../port.ts";
import type { Failed } from "./provider-socket.ts";
import { pcmRate } from "./transcription-setup.ts";

/** One committed piece of an utterance. */
export type Piece = { words: string; state: "asked" | "complete" | Failed; readonly seconds: number };

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

/** Half of the usual taps: a recognizer loses nothing, and this is most of what listening costs. */
const halfTaps = 12;

/** An utterance that begins now. */
export function newUtterance(number: number): HeardUtterance {
  const resampler = new Resampler(capture.sampleRateHz, pcmRate, halfTaps);
  return { number, pieces: [], resampler, pending: 0, lost: null, waiting: new Set() };
}

/** Items whose words may come before the server has named them: the one being spoken, and commits on their way. */
const mostEarly = 8;

/** Words that come as somebody speaks, for items that are not committed, or not named, yet. */
export class EarlyWords {
  readonly #items = new Map<string, { readonly utterance: HeardUtterance; words: string }>();

  /** More words of an item; the first of them say whose they are. */
  add(itemId: string, delta: string, utterance: HeardUtterance): void {
    const item = this.#items.get(itemId) ?? { utterance, words: "" };
    item.words = withMore(item.words, delta);
    this.#items.set(itemId, item);
    for (const known of this.#items.keys()) if (this.#items.size > mostEarly) this.#items.delete(known);
  }

  /** The item has been named: its words so far, which are its piece's from now on. */
  take(itemId: string): string {
    const words = this.#items.get(itemId)?.words ?? "";
    this.#items.delete(itemId);
    return words;
  }

  ownerOf(itemId: string): HeardUtterance | undefined {
    return this.#items.get(itemId)?.utterance;
  }

  /** The part of an utterance that its pieces don't cover. */
  of(utterance: HeardUtterance): readonly Pick<Piece, "words">[] {
    return [...this.#items.values()].filter((it) => it.utterance === utterance);
  }

  forget(utterance: HeardUtterance): void {
    for (const [id, item] of this.#items) if (item.utterance === utterance) this.#items.delete(id);
  }

  clear(): void {
    this.#items.clear();
  }
}

/** Words so far with those that come; a provider that sends more than anybody can say isn't followed. */
export const withMore = (words: string, more: string): string => (words + more).slice(0, longestTranscript);

/** Words of pieces that follow each other, with a space where the language has one. */
export function wordsIn(pieces: readonly Pick<Piece, "words">[], language: string): string {
  const words = pieces.map((piece) => piece.words.trim()).filter((it) => it !== "");
  return words.join(/^(zh|ja)\b/.test(language) ? "" : " ");
}

/** The outcome of an utterance; null while transcripts are awaited. */
export function outcomeOf({ lost, pieces }: HeardUtterance, language: string): AiOutcome<string> | null {
  if (lost !== null) return lost;
  for (const { state } of pieces) if (typeof state === "object") return state;
  if (pieces.some(({ state }) => state === "asked")) return null;
  return { ok: true, value: wordsIn(pieces, language).slice(0, longestTranscript) };
}
