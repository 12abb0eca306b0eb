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

/** For so many replies what follows is about the same body. */
const staysFor = 4;

/** Whoever has told of their heart isn't soothed as if it were panic. */
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
  isInDanger,
}: Pick<Heard, "text" | "language" | "conversation" | "understanding" | "speaker" | "isInDanger">): string {
  const phrases = rescueByLanguage[language];
  const { rescue, near, negators } = lexiconOf(language);
  const folded = fold(spokenToUs(text), language);
  const told = kinds.find((kind) =>
    matchesOf(rescue(kind), folded).some((match) => !isDeniedFromAfar(folded, match, negators)),
  );
  if (told !== undefined) return speaker.any(phrases[told].said);
  const kindOf = (reply: string) => kindIn(reply, language, isInDanger);
  const replies = textsOf(conversation, "assistant");
  const lately = replies
    .slice(-staysFor)
    .map(kindOf)
    .findLast((kind) => kind !== undefined);
  if (lately === undefined || understanding.isThanking || matchesOf(near("helped"), folded).length > 0)
    return "";
  const isInRow =
    replies.slice(-mostInRow).every((reply) => kindOf(reply) !== undefined) && replies.length >= mostInRow;
  const { isQuestion, isLeaving } = understanding;
  const isDue = !isInRow || isQuestion || isLeaving || isAboutFear(understanding);
  return isDue ? speaker.any(phrases[lately === "call" ? "rescue" : lately].said) : "";
}

/**
 * What a reply sent to the emergency number for. An overdose and a wound have sentences of their own; where the relay
 * states danger, they are gone on about by its steps.
 */
function kindIn(reply: string, language: Heard["language"], isInDanger: boolean): keyof Rescue | undefined {
  const { taken, wounded } = nearByLanguage[language];
  const isSaid = (said: readonly string[]): boolean => said.some((it) => reply.includes(it));
  if (!isInDanger && (isSaid(taken.said) || isSaid(wounded.said))) return "rescue";
  return kinds.find((kind) => isSaid(rescueByLanguage[language][kind].said));
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
