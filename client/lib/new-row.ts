import { useCallback, useRef } from "react";

/** A random UUID (version 4). `crypto.randomUUID` is missing on pages without https, where writing still works. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const fixed = index === 6 ? (byte & 0x0f) | 0x40 : byte;
    return (index === 8 ? (byte & 0x3f) | 0x80 : fixed).toString(16).padStart(2, "0");
  }).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

/** The SQLSTATE of a row whose id is there already. */
const isThere = "23505";

/** Whether an attempt to add a row found that an earlier one had added it. */
export const wasAdded = (error: { readonly code: string } | null): boolean => error?.code === isThere;

/**
 * Adds a row under an id that stays the same until that has succeeded: an attempt whose answer got lost may have been
 * carried out, and the next one must not add the row once more.
 */
export function useNewRow<T>(): (add: (id: string) => Promise<T>) => Promise<T> {
  const id = useRef<string | null>(null);
  return useCallback(async (add) => {
    id.current ??= randomId();
    const added = await add(id.current);
    id.current = null;
    return added;
  }, []);
}
