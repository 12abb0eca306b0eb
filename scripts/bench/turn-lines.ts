import { readFileSync } from "node:fs";
import { z } from "zod";
import type { LanguageCode } from "#shared/catalogues/languages.ts";

/** `seen`: whoever wrote the tables of endings and backchannels knew it; `heldOut`: they did not, and never may. */
export const splitSchema = z.enum(["seen", "heldOut"]);

const ms = z.int().min(0).max(60_000);
const text = z.string().min(1);
const common = { split: splitSchema, text } as const;
const over = { ...common, afterQuestion: z.boolean(), voicedMs: ms } as const;

export const turnLineSchema = z.discriminatedUnion("kind", [
  /** Somebody says `text` for `spokenMs`, is silent for `gapMs`, and goes on with `next`. */
  z.object({
    kind: z.literal("pause"),
    ...common,
    next: text,
    gapMs: ms,
    spokenMs: ms,
    /** Nothing in the words tells that there is more to come. */
    wholeSentence: z.boolean(),
  }),
  /** Somebody says `text`, and that is all. */
  z.object({ kind: z.literal("complete"), ...common, spokenMs: ms }),
  /** Said over a reply, perhaps one that asks something, and meant to leave it alone or to cut it. */
  z.object({ kind: z.literal("backchannel"), ...over }),
  z.object({ kind: z.literal("interruption"), ...over }),
]);

export type TurnLine = z.infer<typeof turnLineSchema>;

/** What people say in a language, in the order of the file. */
export function readTurnLines(language: LanguageCode): TurnLine[] {
  const file = readFileSync(new URL(`turns/${language}.jsonl`, import.meta.url), "utf8");
  return file
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => turnLineSchema.parse(JSON.parse(line)));
}
