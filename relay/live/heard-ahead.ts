import type { Hear, Hearing } from "../safety/hear.ts";
import type { ScreenInput } from "../safety/screen-input.ts";
import type { Heard } from "../safety/verdict.ts";

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
