import type { SetStateAction } from "react";
import { z } from "zod";
import { createDrafts, type Drafts, useDraft } from "./drafts.ts";

type DraftsAbout<T> = Drafts<{ readonly about: string; readonly draft: T } | null>;

/** Drafts about one thing, such as a day or a session: for the next one it isn't there. */
export function createDraftsAbout<T>(kind: string, schema: z.ZodType<T>): DraftsAbout<T> {
  const held: z.ZodType<{ about: string; draft: T }> = z.object({ about: z.string(), draft: schema });
  return createDrafts(kind, held.nullable(), null);
}

const isUpdater = <T>(next: SetStateAction<T>): next is (held: T) => T => typeof next === "function";

/**
 * As `useDraft`, and how to drop it; a draft about something else stays.
 * @param initial what there is to change, such as a saved title
 */
export function useDraftAbout<T>(drafts: DraftsAbout<T>, userId: string, about: string, initial: T) {
  const [kept, keep] = useDraft(drafts, userId);
  const draftIn = (held: typeof kept) => (held?.about === about ? held.draft : initial);
  const setDraft = (next: SetStateAction<T>) =>
    keep((held) => ({ about, draft: isUpdater(next) ? next(draftIn(held)) : next }));
  /** @param isDone whether the draft of that moment may go */
  const clear = (isDone: (draft: T) => boolean = () => true) =>
    keep((held) => (held?.about === about && isDone(held.draft) ? null : held));
  return [draftIn(kept), setDraft, clear] as const;
}
