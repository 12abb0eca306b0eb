import { useState } from "react";
import { z } from "zod";
import { tabStorage } from "#client/lib/browser-storage.ts";
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
type Prompt = (typeof prompts)[number];

/** The longest answer, in characters; ten of them fit into one row. */
export const longestAnswer = 4000;

const draftSchema = z.object({
  title: z.string(),
  answers: z.partialRecord(z.enum(prompts), z.string()),
});

/** What was written and is not saved yet. */
type JournalDraft = z.infer<typeof draftSchema>;

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

/** What a person has written and not saved; it outlives a reload of the page. */
export function useDraft(userId: string) {
  const [draft, setDraft] = useState(() => journalDrafts.read(tabStorage, userId));
  const change = (next: JournalDraft) => {
    journalDrafts.keep(tabStorage, userId, next);
    setDraft(next);
  };
  return {
    draft,
    setTitle: (title: string) => change({ ...draft, title }),
    setAnswer: (prompt: Prompt, answer: string) =>
      change({ ...draft, answers: { ...draft.answers, [prompt]: answer } }),
    clear: () => change(emptyDraft),
  };
}
