import type { ComponentType } from "react";
import { z } from "zod";
import { createDrafts, useDraft } from "#client/lib/drafts.ts";
import type { JournalResponse } from "./api.ts";

/** The ten prompts in order; their texts are translations. */
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

/** The longest answer, in characters. Ten of them fit into one row. */
export const longestAnswer = 4000;

const draftSchema = z.object({
  title: z.string(),
  answers: z.partialRecord(z.enum(prompts), z.string()),
});

/** Speaks into a field: calls `onText` with what was said, piece by piece. */
export type DictateButton = ComponentType<{ onText: (text: string) => void; disabled: boolean }>;

/** Scripts without spaces between sentences. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}。！？]$/u;

/** Appends speech to a text, as far as there is room. */
export function withSpoken(text: string, said: string, longest: number): string {
  const gap = text === "" || /\s$/.test(text) || unspaced.test(text) ? "" : " ";
  return `${text}${gap}${said}`.slice(0, longest).toWellFormed();
}

/** Answers that haven't been saved yet. */
type JournalDraft = z.infer<typeof draftSchema>;

export const emptyDraft: JournalDraft = { title: "", answers: {} };

/** Trimmed, non-empty answers in the order of the prompts. */
export function responsesOf(
  { answers }: JournalDraft,
  wordsOf: (prompt: Prompt) => string,
): readonly JournalResponse[] {
  return prompts
    .map((prompt) => ({ prompt: wordsOf(prompt), response: (answers[prompt] ?? "").trim() }))
    .filter(({ response }) => response !== "");
}

export const journalDrafts = createDrafts("journal", draftSchema, emptyDraft);

/** The unsaved reflection; it survives a page reload. */
export function useJournalDraft(userId: string) {
  const [draft, setDraft] = useDraft(journalDrafts, userId);
  return {
    draft,
    setTitle: (title: string) => setDraft({ ...draft, title }),
    setAnswer: (prompt: Prompt, answer: string) =>
      setDraft({ ...draft, answers: { ...draft.answers, [prompt]: answer } }),
    addToAnswer: (prompt: Prompt, said: string) =>
      setDraft((before) => {
        const answer = withSpoken(before.answers[prompt] ?? "", said, longestAnswer);
        return { ...before, answers: { ...before.answers, [prompt]: answer } };
      }),
    clear: () => setDraft(emptyDraft),
  };
}
