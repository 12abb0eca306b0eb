import { z } from "zod";
import { createDrafts } from "#client/lib/drafts.ts";
import type { JournalResponse } from "#client/lib/journal-port.ts";

/** The ten prompts, in the order they are asked; their words are the interface's. */
export const prompts = [
  "now",
  "body",
  "weight",
  "good",
  "kindness",
  "need",
  "people",
  "strength",
  "letGo",
  "tomorrow",
] as const;
export type Prompt = (typeof prompts)[number];

/** The longest answer, in characters; ten of them fit into one row. */
export const longestAnswer = 4000;

const draftSchema = z.object({
  title: z.string(),
  answers: z.partialRecord(z.enum(prompts), z.string()),
});

/** What was written and is not saved yet. */
export type JournalDraft = z.infer<typeof draftSchema>;

export const emptyDraft: JournalDraft = { title: "", answers: {} };

/** The answers that are worth keeping: trimmed, none of them empty (spec 1, section 4), in the prompts' order. */
export function responsesOf(
  { answers }: JournalDraft,
  wordsOf: (prompt: Prompt) => string,
): readonly JournalResponse[] {
  return prompts
    .map((prompt) => ({ prompt: wordsOf(prompt), response: (answers[prompt] ?? "").trim() }))
    .filter(({ response }) => response !== "");
}

export const journalDrafts = createDrafts("journal", draftSchema, emptyDraft);
