/**
 * What the product asks of a model besides conversation, each as a chat completion whose `response_format` is a JSON
 * schema. A task is recognized by the schema's `name`:
 *
 * | name              | answer                                                        |
 * |-------------------|---------------------------------------------------------------|
 * | `running_summary` | `{ summary: string }`                                         |
 * | `memories`        | `{ memories: string[] }`, lasting things the person said      |
 * | `session_summary` | `{ title: string, summary: string }`                          |
 * | `wrap_up`         | `{ summary, insights: string[], recommendations: string[], themes: string[], quotes: string[], trend: improving｜declining｜stable }` |
 *
 * `risk` is refused, whatever its schema: the practice companion can't judge danger, so the message has
 * `content: null` and a `refusal`.
 *
 * The conversation may come as chat messages, as one message of lines that begin with `User:` and `Assistant:` (or
 * `Person:` and `Companion:`), or as JSON with `{ role, text }` objects anywhere in it; an earlier summary as a line
 * `Summary: …` or under a key with "summary" in its name; what is remembered already under `already_known`. `wrap_up`
 * reads the numbers of the week by their names (`mood_average`, `total_sessions`, …) and words the `trend` that it
 * finds; it never decides it.
 *
 * Instructions may name the language ("German"). A line `Confirmed danger: active (suicide)` in them makes summaries
 * mention dark moments and leaves memories empty; with `none`, or without the line, nothing is said about danger.
 *
 * A schema with more fields gets those too, as empty as it allows; a name that is not in the table, only such fields.
 */
import { z } from "zod";

export const trends = ["improving", "declining", "stable"] as const;
export type Trend = (typeof trends)[number];

export const taskAnswers = {
  running_summary: z.object({ summary: z.string() }),
  memories: z.object({ memories: z.array(z.string()) }),
  session_summary: z.object({ title: z.string(), summary: z.string() }),
  wrap_up: z.object({
    summary: z.string(),
    insights: z.array(z.string()),
    recommendations: z.array(z.string()),
    trend: z.enum(trends),
    /** What came up more than once. */
    themes: z.array(z.string()),
    /** Whole sentences of the person's, as they are under `own_words`. */
    quotes: z.array(z.string()),
  }),
};

export type TaskName = keyof typeof taskAnswers;
export type TaskAnswer<Name extends TaskName> = z.infer<(typeof taskAnswers)[Name]>;
