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

/** What was sent to be added as a row, and under which id. A draft keeps it until it is saved or emptied. */
export type Sent<T> = { readonly id: string; readonly row: T };

/**
 * What to send now. An attempt whose answer got lost may have been carried out, so the next one keeps its id as long as
 * it is about the same row, however much later it comes; a row that leaves out what may be there already is another one.
 */
export function sentAgain<T>(
  before: Sent<T> | undefined,
  row: T,
  holds: (row: T, earlier: T) => boolean,
): Sent<T> {
  return { id: before !== undefined && holds(row, before.row) ? before.id : randomId(), row };
}
