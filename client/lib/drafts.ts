import { type SetStateAction, useCallback, useRef, useState } from "react";
import type { z } from "zod";
import { tabStorage, type TextStorage } from "./browser-storage.ts";

type DraftStorage = Pick<TextStorage, "getItem" | "setItem" | "removeItem">;

/** Unsaved text and choices, stored in this tab under the person's id. */
export type Drafts<T> = {
  /** This tab's stored draft; an empty one if there is none or it is invalid. */
  read(storage: DraftStorage, userId: string): T;
  /** An empty draft is deleted instead. */
  keep(storage: DraftStorage, userId: string, draft: T): void;
};

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
