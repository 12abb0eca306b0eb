import { instructionsOf } from "./conversation.ts";
import { type Concern, type RiskLevel, concerns, isAtLeast, riskLevels } from "#shared/safety/risk.ts";

/** What the relay states about danger in the system instructions. The practice companion can't judge it. */
export type StatedRisk = {
  readonly level: RiskLevel;
  readonly concerns: readonly Concern[];
  /** False where only the offline screen heard it: then the reply asks and asserts nothing. */
  readonly isConfirmed: boolean;
  /** What the last message showed by itself, where the relay says so; `level` is the conversation's. */
  readonly thisMessage: RiskLevel | undefined;
  /** The person said that it isn't about them, or that they were misunderstood. */
  readonly isMisunderstood: boolean;
};

/** The text after `name:` on a line of its own, outside of data. */
function valueOf(name: string, instructions: string): string {
  const line = new RegExp(`(?:^|\\n)[ \\t]*${name}:[ \\t]*([^\\n]*)`, "i");
  return line.exec(instructionsOf({ system: instructions }))?.[1]?.toLowerCase() ?? "";
}

function levelIn(value: string): RiskLevel | undefined {
  const word = /^\w+/.exec(value)?.[0];
  return riskLevels.find((level) => level === word);
}

export function statedRisk(instructions: string): StatedRisk {
  const value = valueOf("Risk[ _]level", instructions);
  const named = /\(([^)]*)\)/.exec(value)?.[1]?.split(/[\s,]+/) ?? [];
  return {
    level: levelIn(value) ?? "none",
    concerns: concerns.filter((concern) => named.includes(concern)),
    isConfirmed: !/^\w+,[ \t]*unconfirmed\b/.test(value),
    thisMessage: levelIn(valueOf("This message", instructions)),
    isMisunderstood: valueOf("Misunderstood", instructions).startsWith("yes"),
  };
}

/** More than possible. */
export const isInDanger = ({ level }: Pick<StatedRisk, "level">): boolean => isAtLeast(level, "active");

/** Whether the relay tells a task that danger was confirmed in the conversation it works on. */
export function isDangerConfirmed(instructions: string): boolean {
  return isAtLeast(levelIn(valueOf("Confirmed danger", instructions)) ?? "none", "active");
}
