import { nearByLanguage, phrasesByLanguage } from "../phrases/by-language.ts";
import type { ActId } from "../phrases/phrases.ts";
import { type Rescue, rescueByLanguage } from "../phrases/rescue.ts";
import { textsOf } from "./conversation.ts";
import type { Heard } from "./heard.ts";
import { isDeniedFromAfar } from "./negation.ts";
import { lexiconOf } from "./lexicon.ts";
import { fold, matchesOf } from "./patterns.ts";
import { spokenToUs } from "./understand.ts";

/** The most urgent first; what can't wait comes before the question whether to call. */
const kinds = ["rescue", "heart", "call"] as const satisfies readonly (keyof Rescue)[];

/** In how many replies back it is looked for whether a body is in danger, where somebody speaks of panic. */
const staysFor = 4;

const isAboutFear = ({ subjects }: Heard["understanding"]): boolean =>
  subjects.some((id) => id === "panic" || id === "anxiety");

/** After so many replies in a row only questions and goodbyes are met with it again. */
const mostInRow = 2;

/**
 * The emergency number, where a message tells of a body in danger, the person's own or another's, or asks whether to call;
 * "" where it does neither. What follows is about the same body for a while, until help is there.
 */
export function rescueIn({
  text,
  language,
  conversation,
  understanding,
  speaker,
}: Pick<Heard, "text" | "language" | "conversation" | "understanding" | "speaker">): string {
  const phrases = rescueByLanguage[language];
  const { rescue, near, negators } = lexiconOf(language);
  const folded = fold(spokenToUs(text), language);
  const told = kinds.find((kind) =>
    matchesOf(rescue(kind), folded).some((match) => !isDeniedFromAfar(folded, match, negators)),
  );
  if (told !== undefined) return speaker.any(phrases[told].said);
  const replies = textsOf(conversation, "assistant");
  const kindOf = (reply = "") => kinds.find((kind) => phrases[kind].said.some((it) => reply.includes(it)));
  // Who has told of their heart isn't soothed as if it were panic.
  const heart = isAboutFear(understanding) ? replies.slice(-staysFor).map(kindOf).find(Boolean) : undefined;
  const lately = kindOf(replies.at(-1)) ?? heart;
  if (lately === undefined || understanding.isThanking || matchesOf(near("helped"), folded).length > 0)
    return "";
  const isInRow = kindOf(replies.at(-mostInRow)) !== undefined;
  const { isQuestion, isLeaving } = understanding;
  const isDue = !isInRow || isQuestion || isLeaving || isAboutFear(understanding);
  return isDue ? speaker.any(phrases[lately === "call" ? "rescue" : lately].said) : "";
}

/** Who asks what they are talking to gets that answer and nothing else. */
const answeredAlone: ReadonlySet<ActId | undefined> = new Set(["human", "therapist", "who"]);

/** Whether a reply names the emergency number. */
function namesNumber(reply: string, language: Heard["language"]): boolean {
  const { risk } = phrasesByLanguage[language].say;
  const { taken, wounded, medical } = nearByLanguage[language];
  const rescues = kinds.flatMap((kind) => rescueByLanguage[language][kind].said);
  const all = [risk.emergency, risk.callNow, ...taken.said, ...wounded.said, ...medical, ...rescues];
  return all.some((sentence) => reply.includes(sentence));
}

/**
 * Whether a reply still needs the emergency number: danger is imminent, nobody has come, and neither this reply nor the
 * one before it names it. Whoever says goodbye hears it in any case.
 */
export function isNumberDue(
  {
    conversation,
    language,
    stated,
    understanding,
  }: Pick<Heard, "conversation" | "language" | "stated" | "understanding">,
  reply: string,
): boolean {
  if (
    stated.level !== "imminent" ||
    !stated.isConfirmed ||
    stated.isMisunderstood ||
    answeredAlone.has(understanding.act)
  )
    return false;
  const replies = textsOf(conversation, "assistant");
  const { helped } = nearByLanguage[language];
  const isHelped = helped.said.some((it) => [...replies, reply].some((text) => text.includes(it)));
  if (isHelped || namesNumber(reply, language)) return false;
  return understanding.isLeaving || !namesNumber(replies.at(-1) ?? "", language);
}
