import { isAtLeast, type RiskFinding, type RiskLevel } from "#shared/safety/risk.ts";
import type { Sentence } from "./sentences.ts";

/** Something labelled, and what was found in it by rules alone and with models that had not seen it. */
export type Read = {
  readonly labelled: Pick<Sentence, "level">;
  readonly byRules: RiskFinding;
  readonly found: RiskFinding;
};

/**
 * Of what is at risk how much is found at `active` or above, of what is imminent how much as such, and how much of what
 * is active is held for that; of what is only possible how much is held for more; of what is harmless how much alarms;
 * and of the danger that the rules heard how much is taken back.
 */
export type Found = {
  readonly atRisk: number;
  readonly found: number;
  readonly imminent: number;
  readonly foundImminent: number;
  readonly active: number;
  readonly raised: number;
  readonly possible: number;
  readonly raisedPossible: number;
  readonly harmless: number;
  readonly alarms: number;
  readonly heard: number;
  readonly takenBack: number;
};

/** What is compared: the rules by themselves, and the rules and the models. */
export const readings = {
  "rules alone": ({ byRules }: Read) => byRules,
  "rules and models": ({ found }: Read) => found,
} as const;

export function foundIn(all: readonly Read[], find: (read: Read) => RiskFinding): Found {
  const [imminent = [], active = [], possible = [], harmless = []] = (
    ["imminent", "active", "possible", "none"] as const
  ).map((level) => all.filter(({ labelled }) => labelled.level === level));
  const atRisk = [...imminent, ...active];
  const heard = atRisk.filter(({ byRules }) => isAtLeast(byRules.level, "active"));
  const countOf = (some: readonly Read[], level: RiskLevel) =>
    some.filter((each) => isAtLeast(find(each).level, level)).length;
  return {
    atRisk: atRisk.length,
    found: countOf(atRisk, "active"),
    imminent: imminent.length,
    foundImminent: countOf(imminent, "imminent"),
    active: active.length,
    raised: countOf(active, "imminent"),
    possible: possible.length,
    raisedPossible: countOf(possible, "active"),
    harmless: harmless.length,
    alarms: countOf(harmless, "possible"),
    heard: heard.length,
    takenBack: heard.length - countOf(heard, "active"),
  };
}
