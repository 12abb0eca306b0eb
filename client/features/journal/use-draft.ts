import { useState } from "react";
import { emptyDraft, keepDraft, readDraft, type JournalDraft, type Prompt } from "./journal-draft.ts";

/** What a person has written and not saved; it outlives a reload of the page. */
export function useDraft(userId: string) {
  const [draft, setDraft] = useState(() => readDraft(sessionStorage, userId));
  const change = (next: JournalDraft) => {
    keepDraft(sessionStorage, userId, next);
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
