import type { Line } from "#shared/protocol/values.ts";

/** How a transcript labels the person and the companion. */
const speakers = { user: "You", assistant: "AI Assistant" } as const;

const maxCharacters = 400_000;

/** A conversation as text, the person's "Full Transcript". */
export function transcriptOf(lines: readonly Line[]): string {
  return lines
    .map(({ role, text }) => `${speakers[role]}: ${text}`)
    .join("\n\n")
    .slice(0, maxCharacters);
}

/** Whether the person said anything at all. */
export function personSpoke(lines: readonly Line[]): boolean {
  return lines.some((line) => line.role === "user");
}

/** The latest lines that fit into this many characters, for models given a long conversation. */
export function latestLines(lines: readonly Line[], characters: number): readonly Line[] {
  let left = characters;
  const first = lines.findLastIndex(({ text }) => {
    left -= text.length;
    return left < 0;
  });
  return lines.slice(first + 1);
}
