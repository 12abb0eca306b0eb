import type { Hear, Hearing } from "../safety/hear.ts";
import type { ScreenInput } from "../safety/screen-input.ts";
import type { Heard } from "../safety/verdict.ts";
import { reportFailure } from "../runtime/background.ts";
import type { Effect } from "../conversation/effects.ts";
import type { Event } from "../conversation/events.ts";
import type { SessionDeps } from "./ports.ts";

/**
 * Floor and screen for one session: asked once more about the same text after the very same turns, they say what they
 * said. An utterance is asked about when the person pauses, when it ends and when it is kept; a long text is heard in
 * slices ahead of the event that brings it.
 */
export class HeardAhead {
  readonly #hearing: Hearing;
  #last: { readonly input: ScreenInput; readonly heard: Heard } | null = null;

  constructor(hearing: Hearing) {
    this.#hearing = hearing;
  }

  hear: Hear = (input) => {
    const known = this.#last;
    if (known?.input.text === input.text && known.input.context === input.context) return known.heard;
    const heard = this.#hearing.hear(input);
    this.#last = { input, heard };
    return heard;
  };

  /** Null where the text is short enough to be heard at once. After the last step `hear` knows the answer. */
  inSlices(input: ScreenInput): Generator<void, void> | null {
    return input.text.length > this.#hearing.atOnce ? this.#inSlices(input) : null;
  }

  *#inSlices(input: ScreenInput): Generator<void, void> {
    const heard = yield* this.#hearing.inSlices(input);
    this.#last = { input, heard };
  }
}

type Read = Extract<Effect, { type: "read" }>;
type Waiting = { readonly effect: Read; readonly stopWaiting: () => void };

/** If several turns are read as one, the reader is given this many of their last characters. */
const longestText = 4_000;

/** How many of the last turns a reading may count for: those that it is given whole, and the last one in any case. */
function wholeIn(waiting: readonly Waiting[]): number {
  let left = longestText + 1;
  const tooMuch = waiting.findLastIndex(({ effect }) => {
    left -= effect.text.length + 1;
    return left < 0;
  });
  return Math.max(1, waiting.length - 1 - tooMuch);
}

/**
 * Gives turns to the reader, one reading at a time: turns that come meanwhile are read as one, and what the reader finds
 * counts for each of them. So however fast somebody types, a session costs one reader. A turn that doesn't fit is read
 * afterwards: a reading that never saw it would clear it of the danger that it speaks of.
 */
export class TurnReader {
  readonly #deps: Pick<SessionDeps, "readTurn" | "measure" | "after">;
  readonly #dispatch: (event: Event) => void;
  #waiting: Waiting[] = [];
  #reading = false;

  constructor(deps: Pick<SessionDeps, "readTurn" | "measure" | "after">, dispatch: (event: Event) => void) {
    this.#deps = deps;
    this.#dispatch = dispatch;
  }

  /** Reads a turn; a reply that waits for it is told when the wait is over. */
  async read(effect: Read): Promise<void> {
    const { turn, waitMs } = effect;
    const late = (): void => this.#dispatch({ type: "readerLate", turn });
    const stopWaiting = waitMs === null ? () => undefined : this.#deps.after(waitMs, late);
    this.#waiting.push({ effect, stopWaiting });
    if (this.#reading) return;
    this.#reading = true;
    try {
      while (this.#waiting.length > 0) await this.#readNext();
    } finally {
      this.#reading = false;
    }
  }

  async #readNext(): Promise<void> {
    const text = this.#waiting.map(({ effect }) => effect.text).join("\n");
    const batch = this.#waiting.splice(-wholeIn(this.#waiting));
    const context = batch[0]?.effect.context ?? [];
    const reading = await this.#deps
      .readTurn({ text: text.slice(-longestText), context })
      .catch((error: unknown) => {
        reportFailure("turn.read", error);
        return null;
      });
    this.#deps.measure({ name: "turnRead", outcome: reading === null ? "unread" : "answered" });
    for (const { effect, stopWaiting } of batch) {
      stopWaiting();
      this.#dispatch({ type: "turnRead", turn: effect.turn, reading });
    }
  }
}
