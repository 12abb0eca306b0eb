import { useState } from "react";
import { tabStorage } from "#client/lib/browser-storage.ts";

/** Text being typed that outlives a reload of this tab, and nothing else: another person's id is another draft. */
export function useDraft(userId: string): readonly [string, (text: string) => void] {
  const key = `hearken.draft.${userId}`;
  const [text, setText] = useState(() => tabStorage.getItem(key) ?? "");
  const change = (next: string) => {
    setText(next);
    if (next === "") tabStorage.removeItem(key);
    else tabStorage.setItem(key, next);
  };
  return [text, change];
}
