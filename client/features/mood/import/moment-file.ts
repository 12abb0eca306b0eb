import { addDays } from "#client/lib/dates.ts";
import { longestWords } from "../moments-api.ts";
import { mostActivities, type Activity } from "../activities.ts";
import type { MoodScore } from "../mood-level.tsx";
import { csvRows } from "./csv.ts";
import { localTime, orderOf, type DayOrder } from "./local-times.ts";
import { likelyScore } from "./mood-names.ts";

/** The largest file that is read, in bytes: far above five years of long notes. */
export const largestFile = 2_000_000;
/** The most rows that are read, without the heading. */
export const mostRows = 20_000;
/** More names for moods than anybody gives: then the column means something else. */
const mostMoods = 200;
/** The oldest moment that is accepted, in days; the database has the same bound. */
const oldestDays = 1827;

export type SourceApp = "daylio" | "howWeFeel";

/** A row of another app. */
type FileMoment = {
  /** Local time, YYYY-MM-DDTHH:MM. */
  readonly at: string;
  /** The mood as the other app calls it. */
  readonly mood: string;
  readonly activities: readonly Activity[];
  readonly words: string | null;
};

/** A name for a mood, how often it occurs, and the level it most likely is; null must be asked for. */
export type NamedMood = { readonly name: string; readonly count: number; readonly score: MoodScore | null };

export type MomentFile = {
  readonly app: SourceApp;
  /** Oldest first, one a minute at most. */
  readonly moments: readonly FileMoment[];
  readonly moods: readonly NamedMood[];
  /** Rows that can't be taken: without a readable date or a mood, older than five years or yet to come. */
  readonly unreadable: number;
  readonly outOfRange: number;
  readonly repeated: number;
};

export type FileProblem = "unknown" | "empty" | "tooManyRows";

export type FileContext = {
  /** The person's local day, YYYY-MM-DD. */
  readonly today: string;
  /** How days are read that could be either. */
  readonly order: DayOrder;
  /** Ids of activities by their name in lower case. */
  readonly activityNames: ReadonlyMap<string, Activity>;
};

type Columns = {
  readonly app: SourceApp;
  readonly time: readonly number[];
  readonly mood: number;
  readonly tags: readonly number[];
  readonly notes: readonly number[];
};

const isNote = (name: string) => /^(note(_title)?|notes|reflections?|transcription)$/.test(name);
const isTag = (name: string) => /^(activities|tags\b.*|people|places|events|themes)$/.test(name);

/** The columns of a file, by what they hold; null if it comes from neither app. */
function columnsIn(header: readonly string[]): Columns | null {
  const names = header.map((name) => name.trim().toLowerCase());
  const matching = (test: (name: string) => boolean) =>
    names.flatMap((it, index) => (test(it) ? [index] : []));
  const named = (...wanted: readonly string[]) => wanted.flatMap((name) => matching((it) => it === name));
  const [mood] = named("mood");
  const [fullDate] = named("full_date");
  const rest = { tags: matching(isTag), notes: matching(isNote) };
  if (mood === undefined) return null;
  if (fullDate !== undefined) return { app: "daylio", time: [fullDate, ...named("time")], mood, ...rest };
  // Older versions of Daylio write the year in a column of its own.
  if (named("year", "date").length === 2)
    return { app: "daylio", time: named("year", "date", "time"), mood, ...rest };
  return named("date").length === 0 || rest.tags.length === 0
    ? null
    : { app: "howWeFeel", time: named("date", "time"), mood, ...rest };
}

/** Text without the tags and entities of an app that writes its notes as HTML, in one line. */
function plainNote(text: string): string {
  return text
    .replace(/<[^<>]{0,200}>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** A note, and behind it what has no place among the activities; at most as long as the database takes. */
function wordsOf(note: string, others: readonly string[]): string | null {
  const tags = others.join(", ");
  const words = note === "" || tags === "" ? note + tags : `${note} (${tags})`;
  return Array.from(words).slice(0, longestWords).join("").trim() || null;
}

function momentOf(row: readonly string[], columns: Columns, context: FileContext, order: DayOrder) {
  const of = (indices: readonly number[]) =>
    indices.map((index) => (row[index] ?? "").trim()).filter(Boolean);
  const at = localTime(of(columns.time).join(" "), order);
  const mood = plainNote(row[columns.mood] ?? "").slice(0, 60);
  if (at === null || mood === "") return null;
  const tags = of(columns.tags)
    .flatMap((cell) => cell.split(/\s*[|,;]\s*/))
    .filter(Boolean);
  const idOf = (tag: string) => context.activityNames.get(tag.toLowerCase());
  const activities = [...new Set(tags.flatMap((tag) => idOf(tag) ?? []))].slice(0, mostActivities);
  const words = wordsOf(
    plainNote(of(columns.notes).join(" ")),
    tags.filter((tag) => idOf(tag) === undefined),
  );
  return { at, mood, activities, words };
}

/** Reads the CSV that Daylio or How We Feel exports. */
export function readMomentFile(text: string, context: FileContext): MomentFile | FileProblem {
  const [header = [], ...rows] = csvRows(text, mostRows + 2);
  const columns = columnsIn(header);
  if (columns === null) return "unknown";
  if (rows.length > mostRows) return "tooManyRows";
  const order = orderOf(
    rows.map((row) => columns.time.map((index) => row[index]).join(" ")),
    context.order,
  );
  const read = rows.flatMap((row) => momentOf(row, columns, context, order) ?? []);
  const oldest = addDays(context.today, -oldestDays);
  const inRange = read.filter(({ at }) => at.slice(0, 10) >= oldest && at.slice(0, 10) <= context.today);
  const moments = [...new Map(inRange.toReversed().map((it) => [it.at, it])).values()].toSorted((a, b) =>
    a.at < b.at ? -1 : 1,
  );
  const counts = new Map<string, number>();
  for (const { mood } of moments) counts.set(mood, (counts.get(mood) ?? 0) + 1);
  if (counts.size > mostMoods) return "unknown";
  if (moments.length === 0) return "empty";
  return {
    app: columns.app,
    moments,
    moods: [...counts]
      .map(([name, count]) => ({ name, count, score: likelyScore(name) }))
      .toSorted((a, b) => b.count - a.count),
    unreadable: rows.length - read.length,
    outOfRange: read.length - inRange.length,
    repeated: inRange.length - moments.length,
  };
}
