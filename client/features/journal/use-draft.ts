import { useState } from "react";
import { tabStorage } from "#client/lib/browser-storage.ts";
import { emptyDraft, journalDrafts, type JournalDraft, type Prompt } from "./journal-draft.ts";

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
