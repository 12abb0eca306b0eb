import type { Effort } from "#safety-model/runtime/effort.ts";
import { fold } from "#safety-model/runtime/fold.ts";
import { tokenize } from "#safety-model/runtime/tokens.ts";
import { isAtLeast, noRisk, type RiskFinding } from "#shared/safety/risk.ts";
import { relayLimits } from "#shared/limits.ts";
import { isDangerConfirmed } from "./danger-answer.ts";
import { hearFloor } from "./floor/floor.ts";
import { isMisunderstood } from "./misunderstood.ts";
import type { ScreenInput } from "./screen-input.ts";
import type { Heard } from "./verdict.ts";

/** What one turn may cost. The floor's share is its own: no text is so dear to the screen that the floor misses it. */
export type Efforts = { readonly floor: Effort; readonly screen: Effort };

const fullEfforts = (): Efforts => ({
  floor: { left: relayLimits.hearing.floorSteps },
  screen: { left: relayLimits.hearing.screenSteps },
});

/** Hears one turn; pure, and quick enough for a turn of ordinary length to run within an event. */
export type Hear = (input: ScreenInput, efforts?: Efforts) => Heard;

/** Hears one turn as well, and stops for breath after each slice of a long one. */
export type HearInSlices = (input: ScreenInput, efforts?: Efforts) => Generator<void, Heard>;

/** Both hear the same. */
export type Hearing = {
  readonly hear: Hear;
  readonly inSlices: HearInSlices;
  /** Longer texts are better heard in slices, characters. */
  readonly atOnce: number;
};

/** So many characters take about a millisecond in the slowest language. */
const atOnce = 1_000;

/** The offline screen, over a folded text. */
export type Screen = (folded: string, effort: Effort) => Generator<void, RiskFinding>;

/** What floor and screen hear in a turn, with the offline screen given. */
export function hearWith(screen: Screen): Hearing {
  function* inSlices({ text, context }: ScreenInput, efforts = fullEfforts()): Generator<void, Heard> {
    const folded = fold(text);
    const { tokens } = tokenize(folded);
    const floor = hearFloor(tokens, efforts.floor);
    yield;
    const heard = yield* screen(folded, efforts.screen);
    const answered: RiskFinding =
      !isAtLeast(heard.level, "active") && isDangerConfirmed(tokens, context)
        ? { level: "active", concerns: ["suicide"] }
        : heard;
    // "You misunderstood" beside words of danger takes nothing back.
    const isPlain = floor.level === "none" && !isAtLeast(answered.level, "active");
    const misunderstood = isPlain && isMisunderstood(tokens, efforts.floor);
    return { floor, screen: misunderstood ? noRisk : answered, misunderstood };
  }
  const hear: Hear = (input, efforts) => {
    const slices = inSlices(input, efforts);
    for (;;) {
      const next = slices.next();
      if (next.done === true) return next.value;
    }
  };
  return { hear, inSlices, atOnce };
}
