/** Extends an FNV-1a hash of a text by one UTF-16 unit. */
export const extendHash = (hash: number, code: number): number => Math.imul(hash ^ code, 16_777_619);

/** FNV-1a over UTF-16 units, 32 bits, signed; `from` continues an earlier hash. */
export function hashText(text: string, from = -2_128_831_035): number {
  let hash = from;
  for (let index = 0; index < text.length; index += 1) hash = extendHash(hash, text.charCodeAt(index));
  return hash;
}

/** One signed 32-bit hash of up to four numbers, in order. */
export function mix(kind: number, a: number, b = 0, c = 0): number {
  let hash = Math.imul(kind + 1, 0x9e3779b1);
  hash = Math.imul(hash ^ a, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash ^ b, 0xc2b2ae35);
  hash ^= hash >>> 16;
  hash = Math.imul(hash ^ c, 0x27d4eb2f);
  return hash ^ (hash >>> 15);
}

/** The slot of a hash in a table of this size. */
export const slotOf = (hash: number, slots: number): number =>
  Math.floor(((hash >>> 0) / 0x1_0000_0000) * slots);
