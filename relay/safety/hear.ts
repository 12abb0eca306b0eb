import type { Effort } from "#safety-model/runtime/effort.ts";
import { fold } from "#safety-model/runtime/fold.ts";
import { tokenize } from "#safety-model/runtime/tokens.ts";
import { isAtLeast, noRisk, type RiskFinding } from "#shared/safety/risk.ts";
import { relayLimits } from "#shared/limits.ts";
import { deniesDanger } from "./denial.ts";
import { isDangerConfirmed } from "./danger-answer.ts";
import { hearFloor } from "./floor/floor.ts";
import { isMisunderstood } from "./misunderstood.ts";
import type { ScreenInput } from "./screen-input.ts";
import type { Heard } from "./verdict.ts";

/** Whether a text holds one of the unmistakable phrasings of danger, whatever came before it. */
export function isOnFloor(text: string): boolean {
  const effort = { left: relayLimits.hearing.floorSteps };
  return hearFloor(tokenize(fold(text)).tokens, effort).level !== "none";
}

/**
 * The budget for one turn. The floor has a budget of its own, so that no text costly to the screen can slip
 * past the floor.
 */
export type Efforts = { readonly floor: Effort; readonly screen: Effort };

const fullEfforts = (): Efforts => ({
  floor: { left: relayLimits.hearing.floorSteps },
  screen: { left: relayLimits.hearing.screenSteps },
});

/** Screens one turn. Pure, and fast enough for a turn of ordinary length to run within one event. */
export type Hear = (input: ScreenInput, efforts?: Efforts) => Heard;

/** Screens a turn with the same result, yielding after each slice of a long one. */
export type HearInSlices = (input: ScreenInput, efforts?: Efforts) => Generator<void, Heard>;

/** Both return the same. */
export type Hearing = {
  readonly hear: Hear;
  readonly inSlices: HearInSlices;
  /** Longer texts should be screened in slices, in characters. */
  readonly atOnce: number;
};

/** This many characters take about a millisecond in the slowest language. */
const atOnce = 1_000;

/** What the offline screen finds in a folded text, and how much that hints at suicide. */
type ScreenFinding = RiskFinding & Pick<Heard, "hint">;
export type Screen = (folded: string, effort: Effort) => Generator<void, ScreenFinding>;

/**
 * "No, I'm not thinking of killing myself" has all the words of danger. What the screen hears of it in a turn that
 * denies it is asked about gently, and is no hint; what was heard before stays as it was.
 */
function whereDenied(heard: ScreenFinding, tokens: readonly string[], effort: Effort): ScreenFinding {
  const isOfThemselves = heard.concerns.every((concern) => concern === "suicide" || concern === "self_harm");
  const isHeard = heard.hint > 0 || isAtLeast(heard.level, "active");
  if (!isHeard || !isOfThemselves || !deniesDanger(tokens, effort)) return heard;
  return { ...heard, level: isAtLeast(heard.level, "active") ? "possible" : heard.level, hint: 0 };
}

/** Screens a turn with the floor and the given offline screen. */
export function hearWith(screen: Screen): Hearing {
  function* inSlices({ text, context }: ScreenInput, efforts = fullEfforts()): Generator<void, Heard> {
    const folded = fold(text);
    const { tokens } = tokenize(folded);
    const floor = hearFloor(tokens, efforts.floor);
    yield;
    const found = yield* screen(folded, efforts.screen);
    const { hint, ...heard } = whereDenied(found, tokens, efforts.floor);
    const answered: RiskFinding =
      !isAtLeast(heard.level, "active") && isDangerConfirmed(tokens, context)
        ? { level: "active", concerns: ["suicide"] }
        : heard;
    // "You misunderstood" next to words of danger retracts nothing.
    const isPlain = floor.level === "none" && !isAtLeast(answered.level, "active");
    const misunderstood = isPlain && isMisunderstood(tokens, efforts.floor);
    return misunderstood
      ? { floor, screen: noRisk, hint: 0, misunderstood }
      : { floor, screen: answered, hint, misunderstood };
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
