import { z } from "zod";
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

const keyOf = (userId: string) => `hearken.journal.${userId}`;

/** The draft this tab still holds for a person. Storage may be closed to us or hold nonsense: then an empty one. */
export function readDraft(storage: Storage, userId: string): JournalDraft {
  try {
    return draftSchema.parse(JSON.parse(storage.getItem(keyOf(userId)) ?? ""));
  } catch {
    return emptyDraft;
  }
}

/** Keeps the draft in this tab; an empty one is forgotten. */
export function keepDraft(storage: Storage, userId: string, draft: JournalDraft): void {
  try {
    if (draft === emptyDraft) storage.removeItem(keyOf(userId));
    else storage.setItem(keyOf(userId), JSON.stringify(draft));
  } catch {
    // Nothing to tell: what is written is still on the page.
  }
}
