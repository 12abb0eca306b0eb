import type { LanguageCode } from "#shared/catalogues/languages.ts";
import type { RiskFinding, RiskLevel } from "#shared/safety/risk.ts";

/** What the companion asked last, if a persona's answer depends on it. */
export type Asked = "suicide" | "plan" | "nothing";

/** What a persona says: always the same, or depending on what the companion asked last. */
export type Saying = string | Readonly<Record<Asked, string>>;

/** What a turn does that the reply has to take into account. */
export type TurnKind =
  /** Says yes to the companion's question about danger. */
  | "admits"
  | "denial"
  /** Says that the worry isn't about them. */
  | "misunderstood"
  | "thanks"
  /** Changes the subject. */
  | "subject"
  | "goodbye"
  | "asksWhatItIs"
  | "asksForMeans";

export type PersonaTurn = {
  readonly says: Saying;
  /** After it, the session is at least at this level. */
  readonly shows?: RiskLevel;
  /** After it, the session is at most at this level. */
  readonly atMost?: RiskLevel;
  /** What a reader would say about it; used if no chat model is configured. */
  readonly read?: RiskFinding;
  readonly is?: TurnKind;
  /** What any good reply to it mentions. */
  readonly answer?: RegExp;
};

/** Someone who talks with the companion, as a script with branches. */
export type Persona = {
  readonly id: string;
  readonly language: LanguageCode;
  readonly spoken: boolean;
  /** For the report's reader, and for the judge. */
  readonly about: string;
  /** Given in the prompt as the earlier conversation. */
  readonly runningSummary?: string;
  readonly memories?: readonly string[];
  /** What the companion must ask about directly: thoughts of suicide, or whether someone is safe. */
  readonly confirms?: "suicide" | "safety";
  /** Must not occur in any reply. */
  readonly never?: readonly string[];
  readonly turns: readonly PersonaTurn[];
};

/** Whether this persona scripts what a reader would say; turns without it then count as harmless. */
export const hasScriptedReader = ({ turns }: Persona): boolean =>
  turns.some(({ read }) => read !== undefined);
