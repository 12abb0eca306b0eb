import type { ConceptTable } from "#safety-model/runtime/concepts.ts";
import { featuresOf } from "#safety-model/runtime/features.ts";
import { fold } from "#safety-model/runtime/fold.ts";
import { hashText, mix } from "#safety-model/runtime/hash.ts";
import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { type Danger, dangers } from "./danger-move.ts";
import type { MoveId } from "./move.ts";

/** Apart from those of the safety model. */
const kinds = {
  sign: 40,
  edge: 41,
  conceptAt: 42,
  conceptAsked: 43,
  danger: 44,
  conceptInDanger: 45,
  before: 46,
} as const;

/** Lengths in words, or in pairs of characters where words aren't separated: more than the last one count as that. */
const lengths = [1, 2, 4, 8, 16, 32] as const;

/** A very long message is read from both ends: its beginning says what it is, and its end what it comes to. UTF-16 units. */
const mostRead = 600;

const bothEnds = (text: string): string =>
  text.length <= mostRead * 2 ? text : `${text.slice(0, mostRead)}\n${text.slice(-mostRead)}`;

function lengthOf(text: string): number {
  const words = text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,2}|[\p{L}\p{M}\p{N}']+/gu,
  );
  const count = words?.length ?? 0;
  return lengths.findLast((length) => length <= count) ?? 0;
}

const laughs = /ha ?ha|ja ?ja|he ?he|k{3}|\blol\b|mdr|ptdr|哈哈|ㅋㅋ|ㅎㅎ|笑|w{2,}$|هه/iu;

/** What stands beside the words: its length, whether it asks, exclaims, trails off or laughs. */
function signsOf(text: string, length: number): readonly string[] {
  return [
    `length ${length}`,
    `asks ${/[?？؟]/u.test(text)} ${/[?？؟]\s*$/u.test(text)} ${length <= 4}`,
    `exclaims ${/[!！]/u.test(text)}`,
    `trails ${/\.\.|…/u.test(text)}`,
    `pictures ${/\p{Extended_Pictographic}/u.test(text)}`,
    `laughs ${laughs.test(text)}`,
  ];
}

/** The first and the last words, or characters. */
function edgesOf(folded: string): readonly string[] {
  const words =
    folded.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[\p{L}\p{M}\p{N}']+/gu,
    ) ?? [];
  const [first = "", second = ""] = words;
  const [beforeLast = "", last = ""] = words.slice(-2);
  return [`first ${first}`, `first ${first} ${second}`, `last ${last}`, `last ${beforeLast} ${last}`];
}

/** What the message before called for, "nothing" where none was before, or undefined where it isn't known. */
export type Before = MoveId | "nothing" | undefined;

export type Message = { readonly text: string; readonly language: LanguageCode };

/**
 * What a message is known by, as 32-bit hashes: words and their neighbors, concepts and pairs of them, which are the
 * same in every language, signs such as its length, and what came before.
 */
export function moveFeatures(message: Message, before: Before, table: ConceptTable): Int32Array {
  const { found } = featuresIn(message, table);
  return Int32Array.from(before === undefined ? found : [...found, mix(kinds.before, hashText(before))]);
}

/** The same of a message in a conversation about danger: whose it is changes what a concept calls for. */
export function dangerMoveFeatures(message: Message, danger: Danger, table: ConceptTable): Int32Array {
  const { found, concepts } = featuresIn(message, table);
  const whose = dangers.indexOf(danger);
  const inDanger = [...concepts].map((concept) => mix(kinds.conceptInDanger, concept, whose));
  return Int32Array.from([...found, mix(kinds.danger, whose), ...inDanger]);
}

function featuresIn({ text, language }: Message, table: ConceptTable) {
  const read = bothEnds(text);
  const folded = fold(read);
  const length = lengthOf(read);
  const asks = /[?？؟]/u.test(read) ? 1 : 0;
  const { words, concepts } = featuresOf(folded, [language], table, { left: Number.POSITIVE_INFINITY });
  const found = new Set<number>(words);
  for (const sign of signsOf(read, length)) found.add(mix(kinds.sign, hashText(sign)));
  for (const edge of edgesOf(folded)) found.add(mix(kinds.edge, hashText(edge, hashText(language))));
  for (const concept of concepts) {
    found.add(mix(kinds.conceptAt, concept, length));
    found.add(mix(kinds.conceptAsked, concept, asks));
  }
  return { found, concepts };
}
