import { type SetStateAction, useCallback, useLayoutEffect, useState } from "react";
import type { z } from "zod";
import { tabStorage, type TextStorage } from "./browser-storage.ts";

type DraftStorage = Pick<TextStorage, "getItem" | "setItem" | "removeItem">;

/** What all fields of a draft show. */
type ShownDraft<T> = { draft: T; readonly since: number; readonly fields: Set<(draft: T) => void> };

/** Unsaved text and choices, stored in this tab under the person's id. */
export type Drafts<T> = {
  /** Those that are on the screen, by person. */
  readonly shown: Map<string, ShownDraft<T>>;
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
    shown: new Map(),
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

let forgotten = 0;

/** Whoever has written so far has left this tab: what comes late for a form of theirs isn't stored anymore. */
export function endDrafts(): void {
  forgotten += 1;
}

/**
 * A person's draft as state that survives a page reload. A change is stored at once and not by an effect: clearing a
 * draft often goes along with leaving its form, after which no effect runs. All fields of a draft share it, and what
 * comes for one that has left the screen, such as a transcript, counts.
 */
export function useDraft<T>(drafts: Drafts<T>, userId: string) {
  const [since] = useState(forgotten);
  const [draft, show] = useState(
    () => shownDraft(drafts, userId, since)?.draft ?? drafts.read(tabStorage, userId),
  );
  useLayoutEffect(() => {
    const shown = shownDraft(drafts, userId, since) ?? {
      draft: drafts.read(tabStorage, userId),
      since,
      fields: new Set(),
    };
    const field = (changed: T) => show(() => changed);
    shown.fields.add(field);
    drafts.shown.set(userId, shown);
    field(shown.draft);
    return () => {
      shown.fields.delete(field);
      if (shown.fields.size === 0 && drafts.shown.get(userId) === shown) drafts.shown.delete(userId);
    };
  }, [drafts, userId, since]);
  const setDraft = useCallback(
    (next: SetStateAction<T>) => {
      if (since !== forgotten) return show(next);
      const shown = shownDraft(drafts, userId, since);
      const held = shown === undefined ? drafts.read(tabStorage, userId) : shown.draft;
      const changed = isUpdater(next) ? next(held) : next;
      drafts.keep(tabStorage, userId, changed);
      if (shown === undefined) return undefined;
      shown.draft = changed;
      for (const field of shown.fields) field(changed);
      return undefined;
    },
    [drafts, userId, since],
  );
  return [draft, setDraft] as const;
}

/** What was added to a text, such as by a late transcript, while it was being saved. */
export function addedSince(saved: string, text: string): string {
  return text.startsWith(saved) ? text.slice(saved.length).trimStart() : text;
}

function shownDraft<T>(drafts: Drafts<T>, userId: string, since: number): ShownDraft<T> | undefined {
  const shown = drafts.shown.get(userId);
  return shown?.since === since ? shown : undefined;
}
