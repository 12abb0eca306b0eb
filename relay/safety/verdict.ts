import { isAtLeast, noRisk, type RiskFinding, type RiskLevel } from "#shared/safety/risk.ts";

/** What the readers inside the relay hear in a turn, at once and without a network. */
export type Heard = {
  /** Unmistakable phrasings; nothing takes them back. */
  readonly floor: RiskFinding;
  /** The offline screen, the understudy of the reader. */
  readonly screen: RiskFinding;
  /** The person says that this isn't about them, or that they were misunderstood. */
  readonly misunderstood: boolean;
};

/** What the reader, a small chat model, makes of a turn. */
export type Reading = RiskFinding & { readonly misunderstood: boolean };

/** What all readers together make of a turn. */
export type Verdict = RiskFinding & {
  /** By the floor or the reader: only a confirmed danger changes what the product does by itself. */
  readonly confirmed: boolean;
  readonly misunderstood: boolean;
  /** The reader answered: its silence counts as a turn without a sign. */
  readonly read: boolean;
};

/** The screen alone asks for a card and a question at most, never for the emergency number. */
const capped = ({ level, concerns }: RiskFinding): RiskFinding => ({
  level: level === "imminent" ? "active" : level,
  concerns,
});

/**
 * The table of the three readers: what the floor hears stands; else the reader counts where it answered, up and down;
 * else the screen, which never reaches `imminent`.
 *
 * | floor  | reader            | verdict                    | confirmed |
 * | ------ | ----------------- | -------------------------- | --------- |
 * | danger | hears more        | the reader's               | yes       |
 * | danger | anything else     | the floor's                | yes       |
 * | none   | answered          | the reader's               | yes       |
 * | none   | failed, late, off | the screen's, capped       | no        |
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

/** What counts before the reader has answered. */
export const provisional = (heard: Heard): Verdict => verdictOf(heard, null);

/** Whether a reply should wait a moment for the reader: the screen alone hears danger. */
export const isDoubtful = ({ floor, screen }: Heard): boolean =>
  floor.level === "none" && isAtLeast(screen.level, "active");

export const heardNothing: Heard = { floor: noRisk, screen: noRisk, misunderstood: false };

/** The highest level that any reader in the relay hears: too much to discard the turn as too short. */
export const isWorthATurnFor = ({ floor, screen }: Heard): boolean =>
  [floor, screen].some(({ level }: { level: RiskLevel }) => level !== "none");
