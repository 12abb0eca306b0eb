import { isAtLeast, noRisk, type RiskFinding } from "#shared/safety/risk.ts";
import { isDangerConfirmed } from "./danger-answer.ts";
import { hearFloor } from "./floor/floor.ts";
import { isMisunderstood } from "./misunderstood.ts";
import type { ScreenInput } from "./screen-input.ts";
import type { Heard } from "./verdict.ts";

/** Hears one turn; pure, and quick enough to run within an event. */
export type Hear = (input: ScreenInput) => Heard;

/** What floor and screen hear in a turn, with the offline screen given. */
export function hearWith(screen: (text: string) => RiskFinding): Hear {
  return ({ text, context }) => {
    const floor = hearFloor(text);
    const heard = screen(text);
    const answered: RiskFinding =
      !isAtLeast(heard.level, "active") && isDangerConfirmed(text, context)
        ? { level: "active", concerns: ["suicide"] }
        : heard;
    // "You misunderstood" beside words of danger takes nothing back.
    const isPlain = floor.level === "none" && !isAtLeast(answered.level, "active");
    const misunderstood = isPlain && isMisunderstood(text);
    return { floor, screen: misunderstood ? noRisk : answered, misunderstood };
  };
}
