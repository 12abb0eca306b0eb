import { textLimits } from "#shared/limits.ts";
import { addDays } from "#client/lib/dates.ts";
import type { MoodScore } from "../mood-level.tsx";
import { type Activity, mostActivities } from "../activities.ts";
import { type DayOrder, localTime, orderOf } from "./local-times.ts";

/** Daylio's five moods in the languages of the app, from its best to its worst. */
const daylio = [
  "rad, super, génial, genial, incredibile, radical, رائع, 最高, 최고, 超赞, awesome, top",
  "good, gut, bien, bueno, bene, bom, bem, جيد, 良い, 좋음, 不错, 开心",
  "meh, ok, okay, so lala, naja, na ja, bof, así así, regular, così così, mais ou menos, عادي, まあまあ, 보통, 一般",
  "bad, schlecht, mauvais, mal, male, ruim, سيئ, 悪い, 나쁨, 不好",
  "awful, furchtbar, lausig, mies, horrible, affreux, fatal, terribile, orribile, horrível, فظيع, 最悪, 최악, 糟糕",
] as const;

/** Feelings of How We Feel, in English as it writes them, likewise. */
const howWeFeel = [
  "ecstatic, elated, exhilarated, thrilled, blissful, amazed, euphoric, joyful, empowered, fulfilled, loved",
  "happy, excited, proud, inspired, hopeful, cheerful, optimistic, motivated, energized, enthusiastic, confident, " +
    "playful, delighted, curious, engaged, focused, determined, productive, alive, eager, pleased, upbeat, accomplished, " +
    "calm, content, grateful, peaceful, relaxed, relieved, safe, secure, balanced, serene, thankful, connected, blessed, " +
    "comfortable, satisfied, rested, refreshed, compassionate, empathetic, understood, supported, respected, appreciated, " +
    "accepted, chill, carefree, at ease, thoughtful, tranquil, sympathetic, valued, moved, mellow, included, heard",
  "neutral, fine, surprised, challenged, tired, bored, meh, numb, fatigued, apathetic, restless, pensive, nostalgic",
  "stressed, anxious, worried, annoyed, frustrated, nervous, angry, irritated, overwhelmed, tense, jealous, afraid, " +
    "embarrassed, pressured, rushed, impatient, peeved, scared, frightened, concerned, apprehensive, confused, uneasy, " +
    "fomo, envious, disgusted, down, sad, lonely, discouraged, disappointed, drained, burned out, exhausted, insecure, " +
    "guilty, ashamed, lost, forlorn, glum, disheartened, disconnected, disengaged, homesick, helpless, pessimistic, " +
    "let down, left out, spent, trapped, excluded, alienated, troubled, shocked",
  "hopeless, depressed, miserable, despairing, terrified, panicked, enraged, furious, livid, humiliated, worthless, " +
    "repulsed, devastated, grief, grieving, vulnerable, despondent, desolate, mortified, petrified",
] as const;

/** Each app's moods with their levels. */
export const knownMoods = [daylio, howWeFeel].map((lists) =>
  ([5, 4, 3, 2, 1] as const).flatMap((score, index) =>
    (lists[index] ?? "").split(", ").map((name) => [name, score] as const),
  ),
);

const known: ReadonlyMap<string, MoodScore> = new Map(knownMoods.flat());

/** The level that another app's mood most likely is; null for a name that somebody gave it. */
function likelyScore(name: string): MoodScore | null {
  return known.get(name.trim().toLowerCase()) ?? null;
}

/** The largest file that is read, in bytes: far above five years of long notes. */
export const largestFile = 2_000_000;
/** The most rows that are read, without the heading. */
export const mostRows = 20_000;
/** More names for moods than anybody gives: then the column means something else. */
const mostMoods = 200;
/** The oldest moment that is accepted, in days; the database has the same bound. */
const oldestDays = 1827;

type SourceApp = "daylio" | "howWeFeel";

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
type NamedMood = { readonly name: string; readonly count: number; readonly score: MoodScore | null };

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
  return Array.from(words).slice(0, textLimits.momentWords).join("").trim() || null;
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

const separators = [",", ";", "\t"] as const;

/** The separator that is used most in the first line, outside of quotes. */
function separatorOf(text: string): string {
  const counts = new Map<string, number>(separators.map((it) => [it, 0]));
  let quoted = false;
  for (const sign of text) {
    if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === "\n" || sign === "\r")) break;
    else if (!quoted && counts.has(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return separators.reduce((best, it) => ((counts.get(it) ?? 0) > (counts.get(best) ?? 0) ? it : best));
}

/** A field that begins at `start`, and the position after it. */
function fieldAt(text: string, start: number, separator: string): readonly [field: string, end: number] {
  if (text[start] !== '"') {
    let end = start;
    while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") end += 1;
    return [text.slice(start, end), end];
  }
  let field = "";
  for (let from = start + 1; ;) {
    const quote = text.indexOf('"', from);
    // A quote that is never closed reaches to the end.
    if (quote === -1) return [field + text.slice(from), text.length];
    field += text.slice(from, quote);
    if (text[quote + 1] !== '"') {
      const [rest, end] =
        text[quote + 1] === undefined ? ["", quote + 1] : unquotedRest(text, quote + 1, separator);
      return [field + rest, end];
    }
    field += '"';
    from = quote + 2;
  }
}

/** Characters between a closing quote and the next separator, which sloppy writers leave there. */
function unquotedRest(text: string, start: number, separator: string): readonly [string, number] {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") end += 1;
  return [text.slice(start, end), end];
}

/**
 * The rows of a CSV text (RFC 4180), with `,`, `;` or tabs between the fields, with or without a byte order mark.
 * Empty lines are left out; at most `most` rows are read.
 */
export function csvRows(text: string, most: number): readonly (readonly string[])[] {
  const body = text.replace(/^\uFEFF/, "");
  const separator = separatorOf(body);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < body.length && rows.length < most) {
    const [field, end] = fieldAt(body, at, separator);
    row.push(field);
    at = end + 1;
    if (body[end] === separator && at < body.length) continue;
    if (body[end] === separator) row.push("");
    if (body[end] === "\r" && body[at] === "\n") at += 1;
    if (row.length > 1 || row[0] !== "") rows.push(row);
    row = [];
  }
  return rows;
}
