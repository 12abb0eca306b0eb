import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { fewestForTrend, type WeeklyData, weeklyDataSchema } from "#shared/wrap-ups.ts";
import { z } from "zod";

const checkInSchema = z.object({
  day: z.iso.date(),
  score: z.number(),
  feelings: z.string(),
  notes: z.string().nullable(),
});

const talkSchema = z.object({
  day: z.iso.date(),
  title: z.string().nullable(),
  summary: z.string().nullable(),
});

const ownWordsSchema = z.object({
  day: z.iso.date(),
  text: z.string(),
  /** The conversation or the journal entry that it is from. */
  session_id: z.uuid().nullable(),
  entry_id: z.uuid().nullable(),
});
export type OwnWords = z.infer<typeof ownWordsSchema>;

const sessionMoodSchema = z.object({ day: z.iso.date(), before: z.string(), after: z.string() });

/** The result of `wrap_up_material`: a week's figures, and what the person wrote and talked about. */
export const materialSchema = z.object({
  language: z.enum(languageCodes).catch("en"),
  /** ISO 3166-1 alpha-2: whose helplines may be named. */
  country: z.string().nullable(),
  /** The current day where the person lives. */
  today: z.iso.date(),
  week: weeklyDataSchema,
  check_ins: z.array(checkInSchema),
  talks: z.array(talkSchema),
  /** How conversations began and ended. */
  session_moods: z.array(sessionMoodSchema),
  /** What the person said and wrote, newest first, apart from conversations with danger. */
  own_words: z.array(ownWordsSchema),
});
export type Material = z.infer<typeof materialSchema>;

/** A week's average mood below this is low (1 to 5). */
const lowAverage = 2.5;

/** A week in which nobody wants to be cheered at: the average is low, or the trend is declining. */
export function isHardWeek({ mood_trend, mood_data: { mood_average } }: WeeklyData): boolean {
  return mood_trend === "declining" || (mood_average !== null && mood_average < lowAverage);
}

/** Whether a week has too few check-ins to say how it went or which of its days stood out. */
export function isThinWeek({ mood_data: { entry_count } }: WeeklyData): boolean {
  return entry_count < fewestForTrend;
}

/** A plain date's weekday, such as "Wednesday"; read in UTC, so that no time zone shifts it. */
export function weekdayIn(language: LanguageCode, day: string): string {
  return new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(new Date(day));
}
