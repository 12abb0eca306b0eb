/** A feature is a number below this: pieces of a text are hashed, so that no list of them need be kept, and seldom two to the same. */
export const featureBound = 2 ** 21;

/** The feature that stands for a piece: FNV-1a over UTF-16, with its high bits stirred into the low ones. */
export function hashOf(piece: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < piece.length; index += 1)
    hash = Math.imul(hash ^ piece.charCodeAt(index), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) % featureBound;
}
