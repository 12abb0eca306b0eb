import { useState } from "react";

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function write(key: string, text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Storage is closed to us: the draft holds until the page is left.
  }
}

/** Text being typed that outlives a reload of this tab, and nothing else: another person's id is another draft. */
export function useDraft(userId: string): readonly [string, (text: string) => void] {
  const key = `hearken.draft.${userId}`;
  const [text, setText] = useState(() => read(key));
  const change = (next: string) => {
    setText(next);
    write(key, next);
  };
  return [text, change];
}
