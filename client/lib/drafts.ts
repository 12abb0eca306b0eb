import type { z } from "zod";
import type { TextStorage } from "./browser-storage.ts";

type DraftStorage = Pick<TextStorage, "getItem" | "setItem" | "removeItem">;

/** What a person has written and not saved, kept in this tab under their id. */
export type Drafts<T> = {
  /** The draft this tab still holds; an empty one where it holds none, or nonsense. */
  read(storage: DraftStorage, userId: string): T;
  /** An empty one is forgotten. */
  keep(storage: DraftStorage, userId: string, draft: T): void;
};

/** Drafts of one kind; `empty` is known by its identity. */
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
