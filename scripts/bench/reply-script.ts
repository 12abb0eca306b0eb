import { speechWeight } from "#relay/conversation/text/weight.ts";

/**
 * What a provider of the benchmark hears, writes and says. It names the turn that it belongs to, in letters: a text with
 * a number has to be said word for word, and a voice model's sound is held back until that is certain.
 */
const nameOf = (tag: number): string =>
  `Q${Array.from(String(tag), (digit) => String.fromCodePoint(97 + Number(digit))).join("")}`;

const said = "I had a long day at work again and I am tired of all of it";

export function transcriptOf(tag: number): string {
  return `${said}, turn ${nameOf(tag)}.`;
}

/** The turn that a text belongs to; null if it names none. */
export function tagIn(text: string): number | null {
  const found = /\bQ([a-j]{4,})\b/.exec(text)?.[1];
  return found === undefined
    ? null
    : Number(Array.from(found, (it) => (it.codePointAt(0) ?? 97) - 97).join(""));
}

/** The pieces of a reply, one per token. */
export function replyPieces(tag: number): readonly string[] {
  const rest =
    " You have carried this for a long while, and nobody seems to have noticed." +
    " What would make this evening a little lighter?";
  return [
    "Turn",
    ` ${nameOf(tag)}`,
    " was",
    " hard",
    ".",
    ...(rest.match(/ ?[^ ]+?(?=[ ,.?]|$)|[,.?]/g) ?? []),
  ];
}

/**
 * The piece with which the first sentence is known to be over, and may be checked and spoken: the one after its full
 * stop, since `1.` may become `1.5`.
 */
export const cutPiece = 5;

/** How long a text takes to speak, ms. */
export function spokenMs(text: string): number {
  return Math.max(200, Math.round(speechWeight(text) * 65));
}

/** The answers of a small model, by the name of the requested schema. */
export const taskAnswers: Readonly<Record<string, unknown>> = {
  risk: { level: "none", categories: [], whose: "nobody", when: "never", words: "", misunderstood: false },
  running_summary: { summary: "They talked about a hard day." },
  session_summary: { title: "A hard day", summary: "You talked about a hard day." },
  memories: { memories: [] },
};
