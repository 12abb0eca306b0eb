import { languageCodes } from "#shared/catalogues/languages.ts";
import { phrasesByLanguage } from "../phrases/by-language.ts";
import { type LossId, type PersonId, personIds } from "../phrases/phrases.ts";
import { summaryPhrases } from "../phrases/summary-phrases.ts";
import type { Lexicon } from "./lexicon.ts";
import { type Found, isInside, matchesOf } from "./patterns.ts";

export type Loss = {
  readonly id: LossId;
  /** Who died, of the people that the listener knows; never asked about as if they were alive. */
  readonly dead: readonly PersonId[];
  /** It is said who died, and not only that somebody did. */
  readonly isNamed: boolean;
};

const endOfSentence = /[.!?。！？؟;；\n…]+/u;

/** @param before the person's message before this one, which a "she died" may point back to */
export function lossIn(text: string, lexicon: Lexicon, before: string): Loss | undefined {
  const { loss } = lexicon;
  const has = (words: RegExp): boolean => matchesOf(words, text).length > 0;
  if (has(loss.miscarriage)) return { id: "miscarriage", dead: [], isNamed: true };
  const death = deathIn(text, lexicon, before);
  if (death !== undefined) return death;
  if (has(loss.ownIllness)) return { id: "ownIllness", dead: [], isNamed: true };
  const isSomebody = beingsIn(`${before}\n${text}`, lexicon).length > 0;
  if (has(loss.illness) && isSomebody) return { id: "theirIllness", dead: [], isNamed: true };
  return has(loss.movedAway) ? { id: "movedAway", dead: [], isNamed: true } : undefined;
}

type Being = { readonly at: Found; readonly isAnimal: boolean; readonly person?: PersonId };

/** Everybody named in a text, in no particular order. Whoever owns an animal is part of it. */
function beingsIn(text: string, { loss, people }: Lexicon): Being[] {
  const animals = matchesOf(loss.animal, text).map((at) => ({ at, isAnimal: true }));
  const persons = people
    .filter(({ id }) => id !== "pet")
    .flatMap(({ id, words }) => matchesOf(words, text).map((at) => ({ at, isAnimal: false, person: id })));
  const others = matchesOf(loss.someone, text).map((at) => ({ at, isAnimal: false }));
  const all = [...animals, ...persons, ...others];
  const matches = all.map(({ at }) => at);
  return all.filter(({ at }) => !isInside(at, matches));
}

function deathIn(text: string, lexicon: Lexicon, before: string): Loss | undefined {
  const plain = text.replaceAll(lexicon.loss.notDeath, " ");
  let earlier = before;
  for (const sentence of plain.split(endOfSentence)) {
    const matches = matchesOf(lexicon.loss.death, sentence);
    if (matches.length > 0) return deathOf(sentence, matches, earlier, lexicon);
    earlier = `${earlier}\n${sentence}`;
  }
  return undefined;
}

/** Whoever is named nearest to the death died; where nobody is, whoever was named last. */
function deathOf(sentence: string, matches: readonly Found[], earlier: string, lexicon: Lexicon): Loss {
  const here = beingsIn(sentence, lexicon);
  const distance = ({ at }: Being): number =>
    Math.min(...matches.map((death) => Math.max(at.start - death.end, death.start - at.end, 0)));
  const beings = here.length > 0 ? here : beingsIn(earlier, lexicon);
  const sorted = beings.toSorted((a, b) =>
    here.length > 0 ? distance(a) - distance(b) : b.at.end - a.at.end,
  );
  if (sorted[0]?.isAnimal === true) return { id: "animalDeath", dead: ["pet"], isNamed: true };
  // Anybody else in the sentence may be meant too; leaving a question out hurts nobody.
  const dead = [...new Set(sorted.flatMap(({ person }) => person ?? []))];
  return { id: "death", dead, isNamed: sorted.length > 0 };
}

/** Whose death a summary of the conversation mentions. */
export function deadInSummary(summary: string): PersonId[] {
  return personIds.filter((id) =>
    languageCodes.some((language) =>
      summary.includes(
        summaryPhrases[language].dead.replace("{list}", phrasesByLanguage[language].people[id]),
      ),
    ),
  );
}

/** The people not to be spoken of as living: where a mother or father died, the parents neither. */
export function withParents(dead: readonly PersonId[]): ReadonlySet<PersonId> {
  const isParent = dead.includes("mother") || dead.includes("father");
  return new Set([...dead, ...(isParent ? (["parents"] as const) : [])]);
}
