import type { Series } from "./reference-trend.ts";

export type Person = {
  /** Days simulated, and the probability of a check-in on each. */
  readonly length: number;
  readonly kept: number;
  /** How much of a day's deviation remains the next day. */
  readonly memory: number;
  readonly mean: number;
  readonly spread: number;
  /** Points gained or lost from the first day to the last. */
  readonly change: number;
};

/** Mulberry32: the same numbers each run. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A person's check-ins, 1 to 5: an AR(1) process around a mean that may drift, rounded, with days left out.
 */
export function moodSeries(person: Person, random: () => number): Series {
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const days: number[] = [];
  const scores: number[] = [];
  let deviation = normal();
  for (let day = 0; day < person.length; day += 1) {
    deviation = person.memory * deviation + Math.sqrt(1 - person.memory ** 2) * normal();
    if (random() >= person.kept) continue;
    const drift = person.change * (day / (person.length - 1) - 0.5);
    days.push(day);
    scores.push(Math.min(5, Math.max(1, Math.round(person.mean + drift + person.spread * deviation))));
  }
  return { days, scores };
}
