import { z } from "zod";
import { guessCountry, isCountryCode, type CountryCode } from "#client/lib/catalogues/countries.ts";
import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { type VoiceStyle, voiceStyles } from "#shared/catalogues/voices.ts";
import { createDrafts } from "#client/lib/drafts.ts";
import type { Preferences, Profile, ProfilePatch } from "#client/lib/profile.ts";

/** The wizard's answers; empty or null means not answered yet. */
export type Answers = {
  readonly fullName: string;
  readonly language: LanguageCode | null;
  readonly voice: VoiceStyle | null;
  readonly zone: string;
  readonly country: CountryCode | null;
};

/** The wizard's steps, in order. */
export const steps = ["name", "language", "preferences"] as const;
export type Step = (typeof steps)[number];

const draftSchema = z.object({
  index: z
    .number()
    .int()
    .min(0)
    .max(steps.length - 1),
  answers: z.object({
    fullName: z.string(),
    language: z.enum(languageCodes).nullable(),
    voice: z.enum(voiceStyles).nullable(),
    zone: z.string(),
    country: z.string().refine(isCountryCode).nullable(),
  }),
});

/** Answers that aren't saved yet, and the step that the person is at. */
export type AnswersDraft = { readonly index: number; readonly answers: Answers };

export const answersDrafts = createDrafts<AnswersDraft | null>("onboarding", draftSchema.nullable(), null);

/** Every new profile starts with this zone, so it says nothing about where the person is. */
const unsetZone = "UTC";

/**
 * The initial answers: from the profile, else a guess from the browser's time zone for the person to check. A language
 * chosen on this device is newer than the profile's, which was saved at sign-up.
 */
export function firstAnswers(
  profile: Profile,
  browserZone: string,
  chosenLanguage: LanguageCode | null,
): Answers {
  const { preferred_language = null, voice_preference = null } = profile.notification_preferences;
  const zone = profile.timezone === unsetZone ? browserZone : profile.timezone;
  const known = profile.country !== null && isCountryCode(profile.country) ? profile.country : null;
  return {
    fullName: profile.full_name ?? "",
    language: chosenLanguage ?? preferred_language,
    voice: voice_preference,
    zone,
    country: known ?? guessCountry(zone),
  };
}

/** Changes the zone. The country follows as long as it was only guessed from the old zone. */
export function withZone(answers: Answers, zone: string): Answers {
  const guessed = answers.country === null || answers.country === guessCountry(answers.zone);
  return { ...answers, zone, country: guessed ? (guessCountry(zone) ?? answers.country) : answers.country };
}

export type Question = "name" | "language" | "voice" | "zone" | "country";

/** What each step asks, in order. */
const questions: Readonly<Record<Step, readonly Question[]>> = {
  name: ["name"],
  language: ["language"],
  preferences: ["voice", "zone", "country"],
};

const isAnswered: Readonly<Record<Question, (answers: Answers) => boolean>> = {
  name: ({ fullName }) => fullName.trim() !== "",
  language: ({ language }) => language !== null,
  voice: ({ voice }) => voice !== null,
  zone: ({ zone }) => zone !== "",
  country: ({ country }) => country !== null,
};

/** The questions of a step that need an answer before the person can continue. */
export function missingIn(step: Step, answers: Answers): readonly Question[] {
  return questions[step].filter((question) => !isAnswered[question](answers));
}

/** The answers as a change to the profile. */
export function patchOf({ fullName, language, voice, zone, country }: Answers): {
  patch: Omit<ProfilePatch, "notification_preferences">;
  preferences: Partial<Preferences>;
} {
  return {
    patch: { full_name: fullName.trim(), timezone: zone, country },
    preferences: { preferred_language: language ?? undefined, voice_preference: voice ?? undefined },
  };
}
