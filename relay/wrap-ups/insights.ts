import { z } from "zod";
import type { Ai, AiFailure } from "../ai/port.ts";
import { fenced, fenceRule } from "../ai/fence.ts";
import { hardTexts } from "./hard-texts.ts";
import { isHardWeek, type Material, weekdayIn } from "./material.ts";
import { usualTexts } from "./usual-texts.ts";

/** What is said about a week. */
export type Insights = {
  readonly summary: string;
  readonly insights: readonly string[];
  readonly recommendations: readonly string[];
};

/** The texts that replace the model's; `missing` replaces a summary that it left out. */
export type PlainTexts = Insights & { readonly missing: string };

/** `failure`: why the model gave nothing, so that these are the plain texts. */
export type WrittenInsights = { readonly insights: Insights; readonly failure: AiFailure | null };

/** Limits in characters and list entries; the columns allow more. */
const longestSummary = 2_000;
const longestEntry = 500;
const mostEntries = 5;

const instructions = `You write the weekly wrap-up of Hearken, an AI support companion: a short look back that a person reads alone, perhaps in a hard time. You are an AI, not a therapist, not a clinician and not a human.
"summary": 2 to 4 plain sentences, at most 90 words, addressed to the person as "you": how the week was, by its figures and by what is noted of it.
"insights": 2 to 4 entries of one sentence each: something in this week's data that the person may find useful to notice. Two things that went together are no cause of each other.
"recommendations": 2 or 3 entries of one sentence each: small, concrete, kind suggestions that fit this week.
Write in {language}.
What "mood_trend" says of this week against the four weeks before it is already decided: never say otherwise, and where it is "stable", speak of no change. Averages are from 1 to 5; a high stress average is a hard one; null means that nothing was noted: leave it out. Days are this week's days, durations are seconds (tell them in minutes or hours).
Say nothing that the data does not hold. No diagnosis, no clinical words, no advice on medication, no praise for using Hearken, no guilt about days without an entry, no headings, no emoji.
Where "hard_week" is true: no cheering, no "great work"; plain and gentle words.
Where what is noted speaks of suicide, self-harm, abuse or danger in plain words (and nowhere else do you speak of it): one recommendation says gently that the person need not carry this alone, and names somebody they trust and the help lines of their country; never a means or a method.
${fenceRule}`;

/** English names, because the instructions are in English. */
const languageName = new Intl.DisplayNames("en", { type: "language" });

const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";
const textOr = (value: unknown): string => (isText(value) ? value : "");
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);

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
      }
    );
  },
  z.object({ summary: z.string(), insights: z.array(z.string()), recommendations: z.array(z.string()) }),
);

function inputOf({ language, week, check_ins, talks }: Material): string {
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
    check_ins: check_ins.map((checkIn) => ({ ...checkIn, day: named(checkIn.day) })),
    talks: talks.map((talk) => ({ ...talk, day: named(talk.day) })),
  });
}

function entriesOr(entries: readonly string[], plain: readonly string[]): readonly string[] {
  if (entries.length === 0) return plain;
  return entries.slice(0, mostEntries).map((entry) => entry.trim().slice(0, longestEntry));
}

/** The model's texts, with plain ones where it left something out. */
function completed(given: Insights, plain: PlainTexts): Insights {
  return {
    summary: given.summary.trim().slice(0, longestSummary) || plain.missing,
    insights: entriesOr(given.insights, plain.insights),
    recommendations: entriesOr(given.recommendations, plain.recommendations),
  };
}

/**
 * A week's wrap-up in the person's language; if the model gives nothing, the plain texts. The trend is part
 * of the model's input, never of its output.
 */
export async function writeInsights(
  ai: Pick<Ai, "task">,
  material: Material,
  signal: AbortSignal,
): Promise<WrittenInsights> {
  const { language, week } = material;
  const request = {
    name: "wrap_up",
    schema: answerSchema,
    instructions: instructions.replace("{language}", languageName.of(language) ?? "English"),
    input: inputOf(material),
    maxTokens: 900,
    temperature: 0.7,
    size: "large",
  } as const;
  const outcome = await ai.task(request, { signal });
  const plain = (isHardWeek(week) ? hardTexts : usualTexts)[language];
  if (outcome.ok) return { insights: completed(outcome.value, plain), failure: null };
  return { insights: plain, failure: outcome.failure };
}
