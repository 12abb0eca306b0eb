import type { SessionMessage } from "#client/lib/sessions-port.ts";

export type Speakers = { readonly user: string; readonly assistant: string };

/** How a stored transcript names who speaks, whatever the language. */
const storedSpeaker = /^(You|AI Assistant): /;

/**
 * A conversation as one text, its speakers named in the reader's language: made of the messages where they are, else of
 * the stored text, in which every turn is a paragraph.
 */
export function transcriptText(
  stored: string,
  messages: readonly Pick<SessionMessage, "role" | "content">[],
  speakers: Speakers,
): string {
  if (messages.length > 0)
    return messages.map(({ role, content }) => `${speakers[role]}: ${content}`).join("\n\n");
  return stored
    .split("\n\n")
    .map((turn) =>
      turn.replace(storedSpeaker, (_, name) => `${name === "You" ? speakers.user : speakers.assistant}: `),
    )
    .join("\n\n");
}
