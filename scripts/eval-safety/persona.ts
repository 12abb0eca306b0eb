import type { LanguageCode } from "#shared/catalogues/languages.ts";
import type { RiskLevel } from "#shared/safety/risk.ts";

/** What the companion asked last, as far as a persona goes by it. */
export type Asked = "suicide" | "plan" | "nothing";

/** What a persona says: always the same, or by what the companion asked last. */
export type Saying = string | Readonly<Record<Asked, string>>;

export type PersonaTurn = {
  readonly says: Saying;
  /** From here on the session is at this level at least. */
  readonly shows?: RiskLevel;
  /** What the reply to it must heed. */
  readonly is?: "denial" | "goodbye" | "asksWhatItIs" | "asksForMeans";
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
  /** Must not stand in any reply: what an injection asks for. */
  readonly never?: readonly string[];
  readonly turns: readonly PersonaTurn[];
};
