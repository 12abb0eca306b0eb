/** How many edits a word may be away from a key word of so many letters. */
const allowed = (length: number): number => (length >= 9 ? 2 : length >= 6 ? 1 : 0);

/**
 * Whether a word is a key word misspelt: one edit (two in a long word) of a letter missing, added, wrong or in the
 * wrong place. The first letter must stand, or half of the dictionary would be near.
 */
export function isMisspelling(word: string, key: string): boolean {
  const limit = allowed(key.length);
  if (word === key || word[0] !== key[0] || Math.abs(word.length - key.length) > limit) return false;
  return distance(word, key, limit) <= limit;
}

/** Damerau's distance (optimal string alignment), given up above `limit`. */
function distance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1)
      current.push(cell({ a, b, row, column, before, last, left: current[column - 1] ?? 0 }));
    if (Math.min(...current) > limit) return limit + 1;
    before = last;
    last = current;
  }
  return last[b.length] ?? limit + 1;
}

type Cell = {
  readonly a: string;
  readonly b: string;
  readonly row: number;
  readonly column: number;
  readonly before: readonly number[];
  readonly last: readonly number[];
  readonly left: number;
};

function cell({ a, b, row, column, before, last, left }: Cell): number {
  const same = a[row - 1] === b[column - 1];
  const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
  return Math.min(
    (last[column] ?? 0) + 1,
    left + 1,
    (last[column - 1] ?? 0) + (same ? 0 : 1),
    swapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
  );
}
