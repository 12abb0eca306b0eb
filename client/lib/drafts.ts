import { useEffect, useState } from "react";
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

/** Drafts of one kind; `empty` is recognized by identity. */
export function createDrafts<T>(kind: string, schema: z.ZodType<T>, empty: T): Drafts<T> {
  const keyOf = (userId: string) => `hearken.${kind}.${userId}`;
  return {
    read(storage, userId) {
      try {
        return schema.parse(JSON.parse(storage.getItem(keyOf(userId)) ?? ""));
      } catch {
        return empty;
      }
    },
    keep(storage, userId, draft) {
      if (draft === empty) storage.removeItem(keyOf(userId));
      else storage.setItem(keyOf(userId), JSON.stringify(draft));
    },
  };
}

/** A person's draft as state that survives a page reload. */
export function useDraft<T>(drafts: Drafts<T>, userId: string) {
  const [draft, setDraft] = useState(() => drafts.read(tabStorage, userId));
  useEffect(() => drafts.keep(tabStorage, userId, draft), [drafts, userId, draft]);
  return [draft, setDraft] as const;
}
