import { cues, type Words } from "./words.ts";

/** A language's table with more entries behind its own; what is not a list of patterns stays as it was. */
export function widened(table: Words, more: Partial<Words>): Words {
  const lists = ([...cues, "vague"] as const).map((cue) => [cue, [...table[cue], ...(more[cue] ?? [])]]);
  return { ...table, ...Object.fromEntries(lists) };
}
