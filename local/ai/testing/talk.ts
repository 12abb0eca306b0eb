import type { LanguageCode } from "#shared/catalogues/languages.ts";
import type { Turn } from "../listener/conversation.ts";
import { replyTo } from "../listener/reply.ts";

const names = new Intl.DisplayNames("en", { type: "language" });

/** For tests: a message, and what the relay states about danger with it. */
export type Said = readonly [text: string, stated?: string];

/** For tests: what the companion replies to messages, one after the other. */
export function talk(language: LanguageCode, said: readonly Said[]): string[] {
  const rule = `In the language the person uses (${names.of(language)} unless they use another).`;
  const turns: Turn[] = [];
  return said.map(([text, stated = ""]) => {
    turns.push({ role: "user", text });
    const reply = replyTo({ system: `${rule}\n${stated}`, turns });
    turns.push({ role: "assistant", text: reply });
    return reply;
  });
}
