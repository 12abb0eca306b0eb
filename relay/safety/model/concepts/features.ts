import { hashOf } from "../hash.ts";
import type { Hit } from "./find.ts";

/** Two concepts say what they do together when they stand so near: the second is at one of so many next places. */
const reach = 2;

/** Each concept with those that begin after it, at the next places that have any. */
function addFollowing(hits: readonly Hit[], add: (piece: string) => void): void {
  for (const [index, hit] of hits.entries()) {
    let place = hit.from;
    let places = 0;
    for (let next = index + 1; next < hits.length; next += 1) {
      const other = hits[next];
      if (other === undefined || other.from < hit.to) continue;
      if (other.from !== place) places += 1;
      if (places > reach) break;
      place = other.from;
      add(`o${hit.concept}>${other.concept}`);
    }
  }
}

/**
 * The features of what a text speaks of, the same in every language: each concept, each two of them, and each that
 * follows another. Each once.
 */
export function conceptFeatures(hits: readonly Hit[]): readonly number[] {
  const found = new Set<number>();
  const add = (piece: string): void => void found.add(hashOf(piece));
  const concepts = [...new Set(hits.map(({ concept }) => concept))].toSorted();
  for (const [index, concept] of concepts.entries()) {
    add(`k${concept}`);
    for (const other of concepts.slice(index + 1)) add(`u${concept} ${other}`);
  }
  addFollowing(
    hits.toSorted((one, other) => one.from - other.from || other.to - one.to),
    add,
  );
  return [...found];
}
