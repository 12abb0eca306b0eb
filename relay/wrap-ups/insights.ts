import { z } from "zod";
import type { Ai, AiFailure } from "../ai/port.ts";
import { fenced, fenceRule } from "../ai/fence.ts";
import { hardTexts } from "./hard-texts.ts";
import type { Hear } from "../safety/hear.ts";
import { clearedEntries, clearedText } from "../conversation/text/cleared.ts";
import type { OutgoingCheck, OutgoingFault } from "../safety/outgoing.ts";
import { isHardWeek, isThinWeek, type Material, type OwnWords, weekdayIn } from "./material.ts";
import { quotable, type Quote, verifiedQuotes } from "./quotes.ts";
import { usualTexts } from "./usual-texts.ts";

/** What is said about a week. */
export type Insights = {
  readonly summary: string;
  readonly insights: readonly string[];
  readonly recommendations: readonly string[];
  /** What came up, in a few words each. */
  readonly themes: readonly string[];
  /** The person's own words. */
  readonly quotes: readonly Quote[];
};

/** The texts that replace the model's; `missing` replaces a summary that it left out. */
export type PlainTexts = Omit<Insights, "themes" | "quotes"> & { readonly missing: string };

/** `failure`: why the model gave nothing, so that these are the plain texts; `faults`: what the check took out. */
export type WrittenInsights = {
  readonly insights: Insights;
  readonly failure: AiFailure | null;
  readonly faults: readonly OutgoingFault[];
};

/** Limits in characters and list entries; the columns allow more. */
const longestSummary = 2_000;
const longestEntry = 500;
const mostEntries = 5;
const longestTheme = 60;
const mostThemes = 4;

const instructions = `You write the weekly wrap-up of Hearken, an AI support companion: a short look back that a person reads alone, perhaps during a hard time. You are an AI, not a therapist, not a clinician, and not a human.
"summary": 2 to 4 plain sentences, at most 90 words, addressed to the person as "you": how the week went, based on its figures and the notes about it.
"insights": 2 to 4 entries of one sentence each: something in this week's data that the person may find useful to notice. If two things went together, don't claim that one caused the other.
"recommendations": 2 or 3 entries of one sentence each: small, concrete, kind suggestions that fit this week.
"themes": up to 4 entries of 1 to 4 words: what the person came back to, in the notes, the talks, or their own words. Leave it empty if nothing stands out.
"quotes": up to 5 short passages copied letter by letter from "own_words", each a whole sentence or a clear part of one, at most 25 words: something the person may be glad to have said, or that shows what mattered to them. Never change, shorten, translate, or join passages. Leave out whatever could hurt to read alone, or that names another person's secrets. Leave it empty if nothing fits.
Write in {language}. Quotes stay in the language they are in.
"mood_trend" compares this week with the four weeks before it and is final: never contradict it, and if it is "stable", don't mention any change. Averages range from 1 to 5; a high stress average means a hard week; null means that nothing was recorded, so leave it out. Days are days of this week, and durations are in seconds (give them in minutes or hours).
If "thin_week" is true, there are too few check-ins for a pattern: don't name a trend, a best or a hardest day, or what is usual; say simply what there is.
"session_moods" says how conversations began and ended; mention it only if several went the same way, and don't credit the conversations with it.
Say nothing that the data doesn't support. Give no diagnosis, no clinical terms, no advice on medication, no praise for using Hearken, no guilt about days without an entry, no headings, and no emoji.
If "hard_week" is true, don't cheer and don't say "great work"; use plain and gentle words.
If the notes mention suicide, self-harm, abuse, or danger in plain words, let one recommendation say gently that the person doesn't have to carry this alone, and mention someone they trust and the help lines in their country; never mention a means or a method. Don't mention danger otherwise.
${fenceRule}`;

/** English names, because the instructions are in English. */
const languageName = new Intl.DisplayNames("en", { type: "language" });

const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";
const textOr = (value: unknown): string => (isText(value) ? value : "");
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);

type Answer = {
  readonly [Name in "summary" | "insights" | "recommendations" | "themes" | "quotes"]: Name extends "summary"
    ? string
    : readonly string[];
};

const anything = z.record(z.string(), z.unknown());

/** A missing or mistyped field becomes empty; an answer that isn't an object is garbage. */
const answerSchema = z.preprocess(
  (given) => {
    const answer = anything.safeParse(given).data;
    return (
      answer && {
        summary: textOr(answer["summary"]),
        insights: textsOf(answer["insights"]),
        recommendations: textsOf(answer["recommendations"]),
        themes: textsOf(answer["themes"]),
        quotes: textsOf(answer["quotes"]),
      }
    );
  },
  z.object({
    summary: z.string(),
    insights: z.array(z.string()),
    recommendations: z.array(z.string()),
    themes: z.array(z.string()),
    quotes: z.array(z.string()),
  }),
);

function inputOf(
  { language, week, check_ins, talks, session_moods }: Material,
  sources: readonly OwnWords[],
) {
  const named = (day: string | null) => day && weekdayIn(language, day);
  const { mood_data, session_data } = week;
  return fenced({
    ...week,
    mood_data: {
      ...mood_data,
      best_day: named(mood_data.best_day),
      challenging_day: named(mood_data.challenging_day),
    },
    session_data: { ...session_data, most_active_day: named(session_data.most_active_day) },
    hard_week: isHardWeek(week),
    thin_week: isThinWeek(week),
    check_ins: check_ins.map((checkIn) => ({ ...checkIn, day: named(checkIn.day) })),
    talks: talks.map((talk) => ({ ...talk, day: named(talk.day) })),
    session_moods: session_moods.map((mood) => ({ ...mood, day: named(mood.day) })),
    own_words: sources.map(({ day, text }) => ({ day: named(day), text })),
  });
}

const entriesOf = (entries: readonly string[], most: number, longest: number): readonly string[] =>
  entries.slice(0, most).map((entry) => entry.trim().slice(0, longest));

/** The model's texts as the check leaves them, with plain ones where nothing is left. */
function completed(
  given: Answer,
  plain: PlainTexts,
  quotes: readonly Quote[],
  check: OutgoingCheck,
): Omit<WrittenInsights, "failure"> {
  const summary = clearedText(check, given.summary.trim().slice(0, longestSummary));
  const insights = clearedEntries(check, entriesOf(given.insights, mostEntries, longestEntry));
  const recommendations = clearedEntries(check, entriesOf(given.recommendations, mostEntries, longestEntry));
  const themes = clearedEntries(check, entriesOf(given.themes, mostThemes, longestTheme));
  return {
    insights: {
      summary: summary.text || plain.missing,
      insights: insights.entries.length > 0 ? insights.entries : plain.insights,
      recommendations: recommendations.entries.length > 0 ? recommendations.entries : plain.recommendations,
      themes: themes.entries,
      quotes,
    },
    faults: [summary, insights, recommendations, themes].flatMap(({ faults }) => faults),
  };
}

export type InsightDeps = {
  readonly ai: Pick<Ai, "task">;
  readonly hear: Hear;
  /** Reads what the model wrote, by the person's country. */
  readonly checkFor: (country: string | null) => OutgoingCheck;
};

/**
 * A week's wrap-up in the person's language; if the model gives nothing, the plain texts. The trend is part
 * of the model's input, never of its output.
 */
export async function writeInsights(
  { ai, hear, checkFor }: InsightDeps,
  material: Material,
  signal: AbortSignal,
): Promise<WrittenInsights> {
  const { language, week } = material;
  const sources = await quotable(hear, material);
  const request = {
    name: "wrap_up",
    schema: answerSchema,
    instructions: instructions.replace("{language}", languageName.of(language) ?? "English"),
    input: inputOf(material, sources),
    maxTokens: 1_200,
    temperature: 0.7,
    size: "large",
  } as const;
  const outcome = await ai.task(request, { signal });
  const plain = (isHardWeek(week) ? hardTexts : usualTexts)[language];
  if (!outcome.ok) {
    const { summary, insights, recommendations } = plain;
    return {
      insights: { summary, insights, recommendations, themes: [], quotes: [] },
      failure: outcome.failure,
      faults: [],
    };
  }
  const quotes = verifiedQuotes(hear, outcome.value.quotes, sources);
  return { ...completed(outcome.value, plain, quotes, checkFor(material.country)), failure: null };
}
