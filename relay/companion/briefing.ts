import type { VoiceStyle } from "#shared/catalogues/voices.ts";
import { type CompanionContext, companionInstructions } from "./prompt.ts";

/** The end of the conversation that this one continues. */
export type CarriedOver = {
  readonly summary: string;
  readonly messages: readonly { readonly role: string; readonly text: string }[];
};

/** The longest carried summary, in characters; the oldest text is dropped. */
const longestCarried = 4_000;

/** The running summary that a conversation starts with; empty if it continues none. */
export function carriedSummary(carried: CarriedOver | null): string {
  if (carried === null) return "";
  const lines = carried.messages.map(
    ({ role, text }) => `${role === "user" ? "Person" : "Companion"}: ${text}`,
  );
  const earlier = [carried.summary, ...lines].join("\n").trim().slice(-longestCarried);
  return earlier === "" ? "" : `From the conversation that this one continues:\n${earlier}`;
}

/** What the instructions of every reply in a conversation are composed from. */
export type BriefingSource = {
  /** BCP 47. */
  readonly language: string;
  readonly style: VoiceStyle;
  readonly memories: readonly string[];
  /** Read for each reply, because it grows during the conversation. */
  readonly summary: { readonly text: string };
};

/** What differs from reply to reply. */
type Moment = Omit<CompanionContext, "languageName" | "style" | "memories" | "runningSummary">;

function languageName(code: string): string {
  return new Intl.DisplayNames(["en"], { type: "language" }).of(code) ?? "English";
}

/** Briefs the companion for each reply of a conversation. */
export function briefingFrom({ language, style, memories, summary }: BriefingSource) {
  const name = languageName(language);
  return {
    instructions: ({ spoken, pace, secondsLeft, afterSilence, risk, rewrite, offering }: Moment): string =>
      companionInstructions({
        languageName: name,
        spoken,
        style,
        pace,
        secondsLeft,
        afterSilence,
        runningSummary: summary.text,
        memories,
        risk,
        rewrite,
        offering,
      }),
  };
}
