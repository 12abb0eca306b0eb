import type { SessionMessage } from "../api.ts";

type Turn = Pick<SessionMessage, "role" | "content">;
type Speakers = { readonly user: string; readonly assistant: string };

/** A stored transcript names the speakers in English, whatever the conversation's language. */
const storedSpeaker = /^(You|AI Assistant): /;

/**
 * A conversation as one text, with speakers named in the reader's language: made from the messages if there are any, else
 * from the stored text, in which every turn is a paragraph.
 */
export function transcriptText(stored: string, messages: readonly Turn[], speakers: Speakers): string {
  if (messages.length > 0)
    return messages.map(({ role, content }) => `${speakers[role]}: ${content}`).join("\n\n");
  return stored
    .split("\n\n")
    .map((turn) =>
      turn.replace(storedSpeaker, (_, name) => `${name === "You" ? speakers.user : speakers.assistant}: `),
    )
    .join("\n\n");
}

type SessionText = {
  readonly title: string;
  /** Kind, date and time. */
  readonly began: string;
  readonly summary: string | null;
  readonly transcript: string;
};

/** A whole session as text, for a file, the clipboard or another app. */
export function sessionText({ title, began, summary, transcript }: SessionText): string {
  return [title, began, summary, transcript].filter(Boolean).join("\n\n").concat("\n");
}

/** What no system allows in a file's name. */
const unfit = /[\p{Cc}\p{Cf}<>:"/\\|?*.]+/gu;

/** A name for a session's file, such as "2026-11-28 A hard week.txt". */
export function fileNameOf(day: string, title: string): string {
  return `${day} ${title.replace(unfit, " ").replace(/\s+/g, " ").trim().slice(0, 60)}`.trim().concat(".txt");
}
