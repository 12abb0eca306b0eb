import { screenTurn } from "./screen.ts";

/** A word or two in each way of writing, Latin letters with a sign that is none too; none says anything. */
const samples = ["one two", "one — two", "واحد اثنان", "一二三", "いち、に", "하나 둘"] as const;

/**
 * Reads a few empty words in every language. The first reading compiles some thousands of words and takes up to half a
 * second, during which no call gets its sound; so it is done once, before anybody speaks.
 */
export function warmScreen(): void {
  const context = [{ role: "assistant", text: "one" }] as const;
  for (const text of samples) screenTurn({ text, context });
}
