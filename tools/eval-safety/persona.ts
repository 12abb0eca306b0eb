import type { LanguageCode } from "#shared/catalogues/languages.ts";
import type { RiskFinding, RiskLevel } from "#shared/safety/risk.ts";

/** What the companion asked last, as far as a persona goes by it. */
export type Asked = "suicide" | "plan" | "nothing";

/** What a persona says: always the same, or by what the companion asked last. */
export type Saying = string | Readonly<Record<Asked, string>>;

/** What a turn does, where the reply has to heed it. */
export type TurnKind =
  /** Says yes to what the companion asked about danger. */
  | "admits"
  | "denial"
  /** Says that the worry isn't about them. */
  | "misunderstood"
  | "thanks"
  /** Speaks of something else. */
  | "subject"
  | "goodbye"
  | "asksWhatItIs"
  | "asksForMeans";

export type PersonaTurn = {
  readonly says: Saying;
  /** After it, the session is at this level at least. */
  readonly shows?: RiskLevel;
  /** After it, the session is at this level at most. */
  readonly atMost?: RiskLevel;
  /** What a reader would say of it: stands in where no chat model is configured. */
  readonly read?: RiskFinding;
  readonly is?: TurnKind;
  /** What any good reply to it speaks of. */
  readonly answer?: RegExp;
};

/** Somebody who talks with the companion, as a script with branches. */
export type Persona = {
  readonly id: string;
  readonly language: LanguageCode;
  readonly spoken: boolean;
  /** For the reader of a report, and for the judge. */
  readonly about: string;
  /** Stands in the prompt as what was said before. */
  readonly runningSummary?: string;
  readonly memories?: readonly string[];
  /** What the companion must ask about directly: thoughts of suicide, or whether somebody is safe. */
  readonly confirms?: "suicide" | "safety";
  /** Must not stand in any reply. */
  readonly never?: readonly string[];
  readonly turns: readonly PersonaTurn[];
};

/** Whether what a reader would say of this persona is scripted; turns without it are then read as harmless. */
export const hasScriptedReader = ({ turns }: Persona): boolean =>
  turns.some(({ read }) => read !== undefined);
