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

/** Hears one turn; pure, and quick enough to run within an event, whatever the turn is made of. */
export type Hear = (input: ScreenInput, efforts?: Efforts) => Heard;

/** The offline screen, over a folded text. */
export type Screen = (folded: string, effort: Effort) => RiskFinding;

/** What floor and screen hear in a turn, with the offline screen given. */
export function hearWith(screen: Screen): Hear {
  return ({ text, context }, efforts = fullEfforts()) => {
    const folded = fold(text);
    const { tokens } = tokenize(folded);
    const floor = hearFloor(tokens, efforts.floor);
    const heard = screen(folded, efforts.screen);
    const answered: RiskFinding =
      !isAtLeast(heard.level, "active") && isDangerConfirmed(tokens, context)
        ? { level: "active", concerns: ["suicide"] }
        : heard;
    // "You misunderstood" beside words of danger takes nothing back.
    const isPlain = floor.level === "none" && !isAtLeast(answered.level, "active");
    const misunderstood = isPlain && isMisunderstood(tokens, efforts.floor);
    return { floor, screen: misunderstood ? noRisk : answered, misunderstood };
  };
}
