import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { type Danger, type DangerMoveId, dangerMoveIds, dangers } from "#local/ai/moves/danger-move.ts";
import { type AnswerId, answerIds } from "#local/ai/moves/answer.ts";
import { type AppQuestionId, appQuestionIds } from "#local/ai/moves/app-question.ts";
import { type MoveId, moveIds } from "#local/ai/moves/move.ts";
import type { Before } from "#local/ai/moves/move-features.ts";
import { readHints, readOrdinary, readSentences } from "#safety-model/data/read.ts";
import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";

type Written = {
  readonly language: LanguageCode;
  readonly text: string;
  /** "talks/1": each has written a file of a folder, in each language. */
  readonly writer: string;
  /** Which of all conversations it belongs to; undefined for lines that were written for one move each. */
  readonly conversation: string | undefined;
};

export type Line = Written & {
  readonly move: MoveId;
  readonly before: Before;
  /** What else would fit, and the move's own answer; undefined where nobody has judged that. */
  readonly fitting: readonly AnswerId[] | undefined;
};

/** A line of a conversation in which a life is in danger, or becomes known to be. */
export type DangerLine = Written & {
  readonly danger: Danger;
  readonly move: DangerMoveId;
};

const isOneOf =
  <Id extends string>(ids: readonly Id[]) =>
  (text: string): text is Id =>
    ids.some((id) => id === text);
const isMove = isOneOf(moveIds);
const isAnswer = isOneOf(answerIds);
const isAppQuestion = isOneOf(appQuestionIds);
const isDanger = isOneOf(dangers);
const isDangerMove = isOneOf(dangerMoveIds);

/** Lines written for their labels, conversations labeled after they were written, about danger, and questions about the app. */
type Folder = "data" | "talks" | "danger" | "questions";

export const isOf =
  (folder: Folder) =>
  ({ writer }: Pick<Written, "writer">): boolean =>
    writer.startsWith(`${folder}/`);

type Row = Written & {
  /** The label, of one or two fields. */
  readonly label: readonly string[];
  /** After the label's last field and a comma: what else would fit. */
  readonly also: readonly string[];
  /** That of the line before it, "nothing" at the beginning of a conversation, undefined outside of one. */
  readonly before: string | undefined;
  readonly place: string;
};

/** So many lines in a row are a conversation, unless all of them call for the same. */
const lengths = { least: 6, most: 40 } as const;

const isConversation = (rows: readonly (readonly string[])[]): boolean =>
  rows.length >= lengths.least &&
  rows.length <= lengths.most &&
  rows.some((fields) => fields.at(-2) !== rows[0]?.at(-2));

const labelOf = (fields: readonly string[] | undefined): readonly string[] =>
  fields?.at(-2)?.split(",") ?? [];

/** An empty line ends a conversation; in all others the text comes last. */
function rowsOf(file: string, place: string): readonly Omit<Row, "language" | "writer">[] {
  return file.split(/\n\n+/).flatMap((part, index) => {
    const rows = part
      .split("\n")
      .filter(Boolean)
      .map((line) => line.split("\t"));
    const isTalk = isConversation(rows);
    return rows.map((fields, at) => {
      const [label = "", ...also] = labelOf(fields);
      return {
        text: fields.at(-1) ?? "",
        label: [...fields.slice(0, -2), label],
        also,
        conversation: isTalk ? `${place} ${index}` : undefined,
        before: isTalk ? (labelOf(rows[at - 1])[0] ?? "nothing") : undefined,
        place: `${place}: ${fields.join(" ")}`,
      };
    });
  });
}

function rowsIn(folder: Folder): readonly Row[] {
  const at = new URL(`${folder}/`, import.meta.url);
  return languageCodes.flatMap((language) =>
    readdirSync(at)
      .filter((name) => name.startsWith(`${language}-`))
      .flatMap((name) => {
        const file = gunzipSync(readFileSync(new URL(name, at))).toString("utf8");
        const writer = `${folder}/${/\d+/.exec(name)?.[0] ?? ""}`;
        return rowsOf(file, `${folder}/${name}`).map((row) => Object.assign(row, { language, writer }));
      }),
  );
}

const refused = (place: string): never => {
  throw new Error(place);
};

const beforeOf = (before: string | undefined): Before =>
  before === undefined || before === "nothing" || isMove(before) ? before : undefined;

const fileOf = ({ language, writer }: Written): string => `${language} ${writer}`;

/** `zcat talks/en-1.tsv.gz`: a move, what else would fit, and what was said. */
function talk(): readonly Line[] {
  const rows = [...rowsIn("data"), ...rowsIn("talks")];
  const filesJudged = new Set(rows.filter(({ also }) => also.length > 0).map(fileOf));
  return rows.map(({ label: [move = ""], also, before, place, ...written }) => {
    if (!isMove(move) || !also.every(isAnswer)) return refused(place);
    const fitting = filesJudged.has(fileOf(written)) ? [move, ...also] : undefined;
    return Object.assign(written, { move, fitting, before: beforeOf(before) });
  });
}

/** What one of these calls for where nothing is known of danger yet. */
const asFound: Readonly<Partial<Record<DangerMoveId, "danger" | MoveId>>> = {
  sign: "danger",
  now: "danger",
  means: "danger",
  hopeless: "danger",
  safe: "safe",
};

/** What is said beside danger is in `data/`, too; of that, one line in so many. */
const asideOneIn = 16;
/** What says nothing by itself may be about danger. */
const neverAside: ReadonlySet<MoveId> = new Set([
  ...(["yes", "no", "dunno", "thanks", "bye", "hello", "sorry", "praise"] as const),
  ...(["own", "other", "harm", "safe", "words", "refuse", "complain", "correct", "you"] as const),
]);

/** What the safety model learns from, of which nothing is known but danger. */
export type BesideLine = {
  readonly language: LanguageCode;
  readonly text: string;
  readonly danger: Danger | undefined;
};

/** Of the safety model's danger, one line in so many: with all of it, hardly anything else would be heard. */
const besideOneIn = { sentences: 6, hints: 2 } as const;

const some = <Item>(items: readonly Item[], oneIn: number): readonly Item[] =>
  items.filter((_, at) => at % oneIn === 0);

const concernedIn = (concerns: readonly string[]): Danger | undefined =>
  concerns.includes("suicide") || concerns.includes("self_harm")
    ? "own"
    : concerns.includes("abuse")
      ? "harm"
      : undefined;

function besideLines(): readonly BesideLine[] {
  return [
    ...readOrdinary("ordinary").map(({ language, text }) => ({ language, text, danger: undefined })),
    ...some(readHints(), besideOneIn.hints).map(({ language, text, isHint }) => ({
      language,
      text,
      danger: isHint ? ("own" as const) : undefined,
    })),
    ...some(readSentences("danger"), besideOneIn.sentences).flatMap(({ language, text, level, concerns }) => {
      const danger = concernedIn(concerns);
      return level !== "none" && danger === undefined ? [] : [{ language, text, danger }];
    }),
  ];
}

/** A question about the companion or the app. */
export type QuestionLine = Written & { readonly question: AppQuestionId };

const questions = (): readonly QuestionLine[] =>
  rowsIn("questions").map(({ label: [question = ""], text, language, conversation, writer, place }) =>
    isAppQuestion(question) ? { question, text, language, conversation, writer } : refused(place),
  );

export type Lines = {
  readonly talk: readonly Line[];
  readonly questions: readonly QuestionLine[];
  readonly danger: readonly DangerLine[];
  readonly beside: readonly BesideLine[];
};

/** What a move in danger would call for where nothing is known of it. */
function withoutDanger(whose: Danger, move: DangerMoveId): MoveId | undefined {
  const found = asFound[move];
  return found === "danger" ? whose : found;
}

/** `zcat danger/en-1.tsv.gz`: whose danger, or "none" where it only looks like one; a move; what was said. */
export function readLines(): Lines {
  const lines: Line[] = [...talk()];
  const aside = lines.filter(({ move }) => !neverAside.has(move)).filter((_, at) => at % asideOneIn === 0);
  const danger: DangerLine[] = aside.map(({ language, text, writer, conversation }, index) => ({
    language,
    text,
    writer,
    conversation,
    danger: dangers[index % dangers.length] ?? "own",
    move: "aside",
  }));
  for (const { label, also: _, before, place, ...written } of rowsIn("danger")) {
    const [whose = "", move = ""] = label;
    if (whose === "none" && isMove(move))
      lines.push({ ...written, move, fitting: undefined, before: beforeOf(before) });
    else if (isDanger(whose) && isDangerMove(move)) {
      danger.push({ ...written, danger: whose, move });
      const found = withoutDanger(whose, move);
      const foundBefore =
        before !== undefined && isDangerMove(before) ? withoutDanger(whose, before) : beforeOf(before);
      if (found !== undefined)
        lines.push({ ...written, move: found, fitting: undefined, before: foundBefore });
    } else refused(place);
  }
  return { talk: lines, danger, beside: besideLines(), questions: questions() };
}
