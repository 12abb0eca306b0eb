import { beginning, checkOf, type ConceptTable, extend, goesOn } from "../runtime/concepts.ts";
import { hashText, slotOf } from "../runtime/hash.ts";
import { type ModelLanguage } from "../runtime/language.ts";
import { isCharacter, sentenceEnd, tokensOf } from "../runtime/tokens.ts";

/**
 * A language's terms for each concept: forms separated by bars; `*` after a word stands for any ending; `~`
 * before a Korean one for anywhere in a word.
 */
export type ConceptWords = Readonly<Record<string, string>>;

type Entry = readonly [sequence: number, id: number];

/** The entries of one form: its concept, and a mark for each shorter sequence that it begins with. */
function entriesOf(form: string, concept: number, language: ModelLanguage): readonly Entry[] {
  const words = form.replace(/^~/, "").split(/\s+/).filter(Boolean);
  const steps = words.flatMap((word) => {
    const tokens = tokensOf(word.replaceAll("*", "")).filter((token) => token !== sentenceEnd);
    return tokens.map((token, index) => {
      const isStem = word.endsWith("*") && index === tokens.length - 1 && !isCharacter(token);
      return { token, kind: isStem ? "stem" : "whole" } as const;
    });
  });
  if (steps.length === 0) return [];
  let sequence = beginning(language, form.startsWith("~"));
  const entries: Entry[] = [];
  for (const { token, kind } of steps) {
    entries.push([sequence, goesOn]);
    sequence = extend(sequence, hashText(token), kind);
  }
  return [...entries, [sequence, concept]];
}

/** Slots per entry: a third stay empty, so that lookups are short. */
const slotsPerEntry = 1.5;

/** Compiles all languages' concept words into one table. Concepts are numbered in the order of `names`. */
export function compileConcepts(
  words: ReadonlyMap<ModelLanguage, ConceptWords>,
  names: readonly string[],
): ConceptTable {
  const unique = new Map<string, Entry>();
  for (const [language, concepts] of words)
    for (const [concept, name] of names.entries())
      for (const form of (concepts[name] ?? "").split("|").filter(Boolean))
        for (const entry of entriesOf(form, concept, language)) unique.set(entry.join(" "), entry);
  const slots = Math.max(1, Math.ceil(unique.size * slotsPerEntry));
  const table = { ids: new Uint16Array(slots), checks: new Uint16Array(slots) };
  for (const [sequence, id] of unique.values()) {
    let slot = slotOf(sequence, slots);
    while (table.checks[slot] !== 0) slot = (slot + 1) % slots;
    table.ids[slot] = id;
    table.checks[slot] = checkOf(sequence);
  }
  return table;
}
