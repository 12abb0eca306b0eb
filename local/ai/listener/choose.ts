import { contentHash } from "../hash.ts";
import type { Variants } from "../phrases/phrases.ts";
import type { Conversation } from "./conversation.ts";
import { keysIn } from "./sentences.ts";

export type Fill = Readonly<Record<string, string>>;

/** Chooses what to say: never twice the same in a conversation. */
export type Speaker = {
  /** One of the variants, or "" where all of them have been said. */
  readonly fresh: (variants: Variants, fill?: Fill) => string;
  /** The first of those that haven't been said; for what has an order. */
  readonly next: (variants: Variants, fill?: Fill) => string;
  /** One of the variants, said or not: for answers that somebody may ask for again. */
  readonly any: (variants: Variants, fill?: Fill) => string;
};

/**
 * Picks among variants by the content of the conversation, so that it varies and still always says the same in the
 * same place.
 * @param isRightAddress whether a sentence addresses the person as they want to be addressed
 */
export function speakerFor(
  conversation: Conversation,
  said: ReadonlySet<string>,
  isRightAddress: (text: string) => boolean,
): Speaker {
  const seed = contentHash(conversation.turns.map(({ text }) => text).join("\n"));
  const turnedFrom = (variants: Variants): Variants =>
    variants.map((_, index) => variants[(seed + index) % variants.length] ?? "");
  const isFresh = (text: string): boolean =>
    isRightAddress(text) && !keysIn(text).some((key) => said.has(key));
  const fresh = (variants: Variants, fill: Fill = {}): string =>
    turnedFrom(variants)
      .map((variant) => filled(variant, fill))
      .find(isFresh) ?? "";
  return {
    fresh,
    next: (variants, fill = {}) => variants.map((variant) => filled(variant, fill)).find(isFresh) ?? "",
    any: (variants, fill = {}) => {
      const turned = turnedFrom(variants);
      const repeated = turned.find(isRightAddress) ?? turned[0] ?? "";
      return fresh(variants, fill) || filled(repeated, fill);
    },
  };
}

/** Puts values into a template; a sentence that begins with one begins with a capital. */
function filled(template: string, fill: Fill): string {
  const text = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => fill[name] ?? "");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
