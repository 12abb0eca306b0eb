import { isAtLeast, noRisk, type RiskFinding, type RiskLevel } from "#shared/safety/risk.ts";

/** What detectors inside the relay find in a turn, immediately and without a network. */
export type Heard = {
  /** Unmistakable phrasings; nothing overrides them. */
  readonly floor: RiskFinding;
  /** The offline screen, which stands in when the reader doesn't answer. */
  readonly screen: RiskFinding;
  /** How much the turn hints at suicide without saying it, as the screen judges it; mostly 0. */
  readonly hint: number;
  /** The person says that this isn't about them, or that they were misunderstood. */
  readonly misunderstood: boolean;
};

/** The judgment of the reader, a small chat model, on a turn. */
export type Reading = RiskFinding & { readonly misunderstood: boolean };

/** The combined result for a turn. */
export type Verdict = RiskFinding & {
  /** Found by the floor or the reader. Only a confirmed danger makes the product act by itself. */
  readonly confirmed: boolean;
  readonly misunderstood: boolean;
  /** The reader answered, so if it found nothing the turn counts as one without a sign. */
  readonly read: boolean;
};

/** The screen alone leads at most to a help card and a question, never to the emergency number. */
const capped = ({ level, concerns }: RiskFinding): RiskFinding => ({
  level: level === "imminent" ? "active" : level,
  concerns,
});

/**
 * How the three results combine: what the floor finds stands; otherwise the reader decides if it answered,
 * upward or downward; otherwise the screen, which never reaches `imminent`.
 *
 * | floor | reader | verdict | confirmed |
 * | ------ | ----------------- | -------------------------- | --------- |
 * | danger | finds more | the reader's | yes |
 * | danger | anything else | the floor's | yes |
 * | none | answered | the reader's | yes |
 * | none | failed, late, off | the screen's, capped | no |
 */
export function verdictOf({ floor, screen, misunderstood }: Heard, reading: Reading | null): Verdict {
  const read = reading !== null;
  const found = reading ?? capped(screen);
  const stands = floor.level !== "none" && isAtLeast(floor.level, found.level);
  const { level, concerns } = stands ? floor : found;
  return {
    level,
    concerns,
    confirmed: level !== "none" && (read || floor.level !== "none"),
    misunderstood: (misunderstood || reading?.misunderstood === true) && !isAtLeast(level, "active"),
    read,
  };
}

/** What the hints of a few turns have to come to, for each level; as `hintsTogether` counts. */
const hintsFor = [
  ["active", 1],
  ["possible", 0.65],
] as const satisfies readonly (readonly [RiskLevel, number])[];

/**
 * Hints count together: each by itself says little, but several in a few turns are asked about. Only where no reader
 * says what they mean.
 * @param together what this turn's hint and those before it come to
 */
export function withHints(verdict: Verdict, { hint }: Heard, together: number): Verdict {
  const [level] = hintsFor.find(([, least]) => together >= least) ?? ["none"];
  if (verdict.read || hint === 0 || isAtLeast(verdict.level, level)) return verdict;
  const misunderstood = verdict.misunderstood && level !== "active";
  return { ...verdict, level, concerns: ["suicide"], confirmed: false, misunderstood };
}

/** What applies before the reader has answered. */
export const provisional = (heard: Heard): Verdict => verdictOf(heard, null);

/** Whether a reply should wait briefly for the reader: only the screen found danger. */
export const isDoubtful = ({ floor, screen }: Heard): boolean =>
  floor.level === "none" && isAtLeast(screen.level, "active");

export const heardNothing: Heard = { floor: noRisk, screen: noRisk, hint: 0, misunderstood: false };

/**
 * The highest level that any detector in the relay found: enough that the turn isn't discarded as too short.
 */
export const isWorthATurnFor = ({ floor, screen }: Heard): boolean =>
  [floor, screen].some(({ level }: { level: RiskLevel }) => level !== "none");
