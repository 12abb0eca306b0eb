import { useCallback, useEffect, useState } from "react";
import { tabStorage } from "#client/lib/browser-storage.ts";
import type { CheckIn } from "#client/lib/mood-port.ts";
import { checkInDrafts, checkInOf, draftOf, emptyDraft, type CheckInDraft } from "./check-in-draft.ts";

/** What a person has chosen and written and not recorded; it outlives a reload of the page. */
export function useDraft(userId: string) {
  const [draft, setDraft] = useState(() => checkInDrafts.read(tabStorage, userId));
  useEffect(() => checkInDrafts.keep(tabStorage, userId, draft), [userId, draft]);

  const clear = useCallback(() => setDraft(emptyDraft), []);
  /** What stands recorded already, as after an answer that got lost, need not be kept. */
  const forget = useCallback(
    (recorded: CheckIn) => setDraft((held) => (isRecorded(held, recorded) ? emptyDraft : held)),
    [],
  );
  /** A check-in that was taken back comes before what was written since. */
  const restore = useCallback(
    (removed: CheckIn) => setDraft((held) => withNotes(draftOf(removed), held.notes)),
    [],
  );
  return { draft, setDraft, clear, forget, restore };
}

function isRecorded(draft: CheckInDraft, recorded: CheckIn): boolean {
  const row = checkInOf(draft);
  return row.mood_label === recorded.mood_label && row.notes === recorded.notes;
}

function withNotes(draft: CheckInDraft, more: string): CheckInDraft {
  return { ...draft, notes: [draft.notes, more].filter((text) => text.trim() !== "").join("\n\n") };
}
