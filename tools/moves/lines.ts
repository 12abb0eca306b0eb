import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { type MoveId, moveIds } from "#local/ai/moves/move.ts";
import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";

export type Line = {
  readonly language: LanguageCode;
  readonly text: string;
  readonly move: MoveId;
  /** The number of the file in its language: each has a writer of its own. */
  readonly writer: number;
};

const folder = new URL("data/", import.meta.url);
const isMove = (text: string | undefined): text is MoveId => moveIds.some((move) => move === text);

/** `zcat data/en-1.tsv.gz`: a move, a tab, and what was said; an empty line ends a conversation. */
export function readLines(): readonly Line[] {
  return languageCodes.flatMap((language) =>
    readdirSync(folder)
      .filter((name) => name.startsWith(`${language}-`))
      .flatMap((name) => {
        const lines = gunzipSync(readFileSync(new URL(name, folder)))
          .toString("utf8")
          .split("\n");
        return lines
          .filter((line) => line !== "")
          .map((line): Line => {
            const [move, text = ""] = line.split("\t");
            if (!isMove(move) || text === "") throw new Error(`${name}: ${line}`);
            return { language, text, move, writer: Number(/\d+/.exec(name)?.[0]) };
          });
      }),
  );
}
