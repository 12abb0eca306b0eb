import { type LanguageCode } from "#shared/catalogues/languages.ts";
import { type VoiceStyle, defaultVoiceStyle, voiceStyles } from "#shared/catalogues/voices.ts";
import { detectLanguage, statedLanguage } from "../language.ts";

export type Turn = { readonly role: "user" | "assistant"; readonly text: string };

/** What the listener is given: the instructions of its deployer, and what was said. */
export type Conversation = { readonly system: string; readonly turns: readonly Turn[] };

export const lastUserText = ({ turns }: Conversation): string =>
  turns.findLast(({ role }) => role === "user")?.text ?? "";

export const textsOf = ({ turns }: Conversation, role: Turn["role"]): string[] =>
  turns.filter((turn) => turn.role === role).map(({ text }) => text);

/** Tells from the instructions that the conversation began before the given messages. */
const goesOn = /earlier_in_this_conversation|running[_ ]summary|summary (?:so far|of the conversation)/i;

export const isContinued = ({ system }: Conversation): boolean => goesOn.test(system);

const dataBlock = /<data>.*?<\/data>/gs;

/** The instructions without summaries and memories, which are quoted data and state nothing. */
export const instructionsOf = ({ system }: Pick<Conversation, "system">): string =>
  system.replaceAll(dataBlock, "");

/** Whether the reply is spoken aloud. */
export const isSpoken = (conversation: Conversation): boolean =>
  /\bspoken aloud\b/i.test(instructionsOf(conversation));

/** The style that the person chose, where the instructions tell it ("Voice style: gentle"). */
export function styleOf(conversation: Conversation): VoiceStyle {
  const stated = /\b(?:style|manner)\b[^\n.]{0,40}?\b(warm|professional|friendly|gentle)\b/i;
  const named = stated.exec(instructionsOf(conversation))?.[1]?.toLowerCase();
  return voiceStyles.find((style) => style === named) ?? defaultVoiceStyle;
}

/** The relay passes on this many messages and cuts off older ones. */
const mostTurns = 6;

/**
 * Whether the given messages are surely the whole conversation.
 * @param intro what the companion says at the beginning
 */
export function isBeginningGiven(conversation: Conversation, intro: string): boolean {
  if (isContinued(conversation)) return false;
  const isWhole = conversation.turns.length < mostTurns;
  return isWhole || textsOf(conversation, "assistant").some((text) => text.includes(intro));
}

/** After this many characters in one language, it is more than a borrowed greeting. */
const settledAfter = 40;

/** The language of the last message, or that of what stands before it, or the one that the instructions name. */
export function languageOfConversation(conversation: Conversation): LanguageCode {
  const earlier = textsOf(conversation, "user").slice(0, -1).join("\n");
  const stated = statedLanguage(conversation.system);
  const spoken = detectLanguage(earlier, stated);
  const expected = spoken ?? stated ?? "en";
  const isSettled = spoken !== undefined && earlier.length >= settledAfter;
  return detectLanguage(lastUserText(conversation), expected, isSettled) ?? expected;
}
