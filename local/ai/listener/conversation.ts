import { type LanguageCode } from "#shared/catalogues/languages.ts";
import { detectLanguage, statedLanguage } from "../language.ts";

export type Turn = { readonly role: "user" | "assistant"; readonly text: string };

/** What the listener is given: the instructions of its deployer, and what was said. */
export type Conversation = { readonly system: string; readonly turns: readonly Turn[] };

export const lastUserText = ({ turns }: Conversation): string =>
  turns.findLast(({ role }) => role === "user")?.text ?? "";

export const textsOf = ({ turns }: Conversation, role: Turn["role"]): string[] =>
  turns.filter((turn) => turn.role === role).map(({ text }) => text);

/** The language of the last message, or of what stands before it, or the one that the instructions name. */
export function languageOfConversation(conversation: Conversation): LanguageCode {
  const said = textsOf(conversation, "user").toReversed();
  const [last = "", ...earlier] = said;
  return (
    detectLanguage(last) ?? statedLanguage(conversation.system) ?? detectLanguage(earlier.join("\n")) ?? "en"
  );
}
