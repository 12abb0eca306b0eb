import { type SetStateAction, useCallback, useRef, useState } from "react";
import { z } from "zod";
import { tabStorage, type TextStorage } from "./browser-storage.ts";

type DraftStorage = Pick<TextStorage, "getItem" | "setItem" | "removeItem">;

/** Unsaved text and choices, stored in this tab under the person's id. */
export type Drafts<T> = {
  /** This tab's stored draft; an empty one if there is none or it is invalid. */
  read(storage: DraftStorage, userId: string): T;
  /** An empty draft is deleted instead. */
  keep(storage: DraftStorage, userId: string, draft: T): void;
};

/** In the place of a person's id, for what can be written before anybody has signed in. */
export const visitorId = "visitor";

/** Drafts of one kind; `empty` is what there is when nothing is written. */
export function createDrafts<T>(kind: string, schema: z.ZodType<T>, empty: T): Drafts<T> {
  const keyOf = (userId: string) => `hearken.${kind}.${userId}`;
  const emptyText = JSON.stringify(empty);
  return {
    read(storage, userId) {
      try {
        return schema.parse(JSON.parse(storage.getItem(keyOf(userId)) ?? ""));
      } catch {
        return empty;
      }
    },
    keep(storage, userId, draft) {
      const text = JSON.stringify(draft);
      if (text === emptyText) storage.removeItem(keyOf(userId));
      else storage.setItem(keyOf(userId), text);
    },
  };
}

const isUpdater = <T>(next: SetStateAction<T>): next is (held: T) => T => typeof next === "function";

/**
 * A person's draft as state that survives a page reload. A change is stored at once and not by an effect: clearing a
 * draft often goes along with leaving its form, after which no effect runs.
 */
export function useDraft<T>(drafts: Drafts<T>, userId: string) {
  const [draft, show] = useState(() => drafts.read(tabStorage, userId));
  const latest = useRef(draft);
  const setDraft = useCallback(
    (next: SetStateAction<T>) => {
      const changed = isUpdater(next) ? next(latest.current) : next;
      latest.current = changed;
      drafts.keep(tabStorage, userId, changed);
      show(() => changed);
    },
    [drafts, userId],
  );
  return [draft, setDraft] as const;
}

/** Drafts about one thing, such as a day or a session: for the next one it isn't there. */
export function createDraftsAbout<T>(kind: string, schema: z.ZodType<T>): DraftsAbout<T> {
  const held: z.ZodType<{ about: string; draft: T }> = z.object({ about: z.string(), draft: schema });
  return createDrafts(kind, held.nullable(), null);
}

type DraftsAbout<T> = Drafts<{ readonly about: string; readonly draft: T } | null>;

/** As `useDraft`. @param initial what there is to change, such as a saved title */
export function useDraftAbout<T>(drafts: DraftsAbout<T>, userId: string, about: string, initial: T) {
  const [kept, keep] = useDraft(drafts, userId);
  const draftIn = (held: typeof kept) => (held?.about === about ? held.draft : initial);
  const setDraft = (next: SetStateAction<T>) =>
    keep((held) => ({ about, draft: isUpdater(next) ? next(draftIn(held)) : next }));
  return [draftIn(kept), setDraft, () => keep(null)] as const;
}
