import { z } from "zod";
import { planParts, type PlanPart } from "#client/lib/safety-plan.ts";
import type { ExportData, ExportRow } from "./api.ts";
import type { ExportedEntry, ExportedSection, ExportedText } from "./export-page.ts";

/** The tables that hold what people wrote or were told, in reading order. */
export const readableTables = [
  "profiles",
  "sessions",
  "mood_entries",
  "mood_moments",
  "journal_entries",
  "emotional_wrap_ups",
  "safety_plans",
  "memories",
  "contact_messages",
] as const;
export type ReadableTable = (typeof readableTables)[number];

export type ReadableLabel =
  | PlanPart
  | "email"
  | "full_name"
  | "timezone"
  | "country"
  | "language"
  | "voice"
  | "joined_at"
  | "created_at"
  | "type"
  | "duration"
  | "mood_before"
  | "mood_after"
  | "ai_summary"
  | "mood_score"
  | "mood_label"
  | "energy_level"
  | "stress_level"
  | "sleep_quality"
  | "activities"
  | "notes"
  | "themes"
  | "key_insights"
  | "personalized_recommendations";

/** What a stored value names. */
export type ValueKind = "type" | "voice" | "mood_before" | "mood_after" | "activity" | "mood";

/** How values are said in the reader's language; what isn't known is said as it is stored. */
export type Readable = {
  readonly section: (table: ReadableTable) => string;
  readonly label: (name: ReadableLabel) => string;
  readonly you: string;
  readonly companion: string;
  /** @param iso ISO 8601 */
  readonly moment: (iso: string) => string;
  /** @param day YYYY-MM-DD */
  readonly day: (day: string) => string;
  readonly period: (from: string, to: string) => string;
  readonly duration: (seconds: number) => string;
  /** A level from 1 to 5. */
  readonly level: (value: number) => string;
  readonly feelings: (label: string) => string;
  readonly value: (kind: ValueKind, stored: string) => string;
  readonly country: (code: string) => string;
  readonly timezone: (zone: string) => string;
  readonly language: (code: string) => string;
};

type Fact = readonly [label: string, value: string | readonly string[]];

/** Reads a column; a value of another kind counts as absent. */
const textIn = (row: ExportRow, column: string) => z.string().catch("").parse(row[column]);
const numberIn = (row: ExportRow, column: string) => z.number().nullable().catch(null).parse(row[column]);
const listIn = (row: ExportRow, column: string) => z.array(z.string()).catch([]).parse(row[column]);

/** When a row was created, ISO 8601; empty if it doesn't say. */
export function madeAt(row: ExportRow): string {
  const at = row["created_at"];
  return typeof at === "string" ? at : "";
}

function fact(say: Readable, name: ReadableLabel, value: string | readonly string[] | null): Fact[] {
  return value === null || value.length === 0 ? [] : [[say.label(name), value]];
}

/** A text as `told` says it; nothing if there is none. */
function saidOf(stored: string, told: (text: string) => string): string {
  return stored === "" ? "" : told(stored);
}

const level = (say: Readable, row: ExportRow, name: "energy_level" | "stress_level" | "sleep_quality") => {
  const value = numberIn(row, name);
  return fact(say, name, value === null ? null : say.level(value));
};

const preferencesSchema = z.object({
  preferred_language: z.string().catch(""),
  voice_preference: z.string().catch(""),
});

const own = (text: string, heading?: string): ExportedText[] =>
  text === "" ? [] : [{ kind: "own", heading, text }];

function messageOf(say: Readable, row: ExportRow): ExportedText {
  const isOwn = row["role"] === "user";
  return {
    kind: isOwn ? "own" : "companion",
    heading: isOwn ? say.you : say.companion,
    note: saidOf(textIn(row, "timestamp"), say.moment),
    text: textIn(row, "content"),
  };
}

const answersSchema = z
  .array(z.object({ prompt: z.string().catch(""), response: z.string().catch("") }))
  .catch([]);

type EntryOf = (say: Readable, row: ExportRow, messages: readonly ExportRow[]) => ExportedEntry;

/** What can be read of a row of each table. Ids, states and the like are left to the machine-readable file. */
const entries: Readonly<Record<ReadableTable, EntryOf>> = {
  profiles: (say, row) => {
    const preferences = preferencesSchema.safeParse(row["notification_preferences"]).data;
    return {
      heading: textIn(row, "full_name"),
      facts: [
        ...fact(say, "email", textIn(row, "email")),
        ...fact(say, "country", saidOf(textIn(row, "country"), say.country)),
        ...fact(say, "timezone", saidOf(textIn(row, "timezone"), say.timezone)),
        ...fact(say, "language", saidOf(preferences?.preferred_language ?? "", say.language)),
        ...fact(
          say,
          "voice",
          saidOf(preferences?.voice_preference ?? "", (it) => say.value("voice", it)),
        ),
        ...fact(say, "joined_at", saidOf(madeAt(row), say.moment)),
      ],
      texts: [],
    };
  },
  sessions: (say, row, messages) => {
    const seconds = numberIn(row, "duration");
    return {
      heading: textIn(row, "title"),
      facts: [
        ...fact(say, "created_at", saidOf(madeAt(row), say.moment)),
        ...fact(
          say,
          "type",
          saidOf(textIn(row, "type"), (it) => say.value("type", it)),
        ),
        ...fact(say, "duration", seconds === null ? null : say.duration(seconds)),
        ...fact(
          say,
          "mood_before",
          saidOf(textIn(row, "mood_before"), (it) => say.value("mood_before", it)),
        ),
        ...fact(
          say,
          "mood_after",
          saidOf(textIn(row, "mood_after"), (it) => say.value("mood_after", it)),
        ),
        ...fact(say, "ai_summary", textIn(row, "ai_summary")),
      ],
      texts: messages.map((message) => messageOf(say, message)),
    };
  },
  mood_entries: (say, row) => ({
    heading: saidOf(textIn(row, "local_date"), say.day),
    facts: [
      ...fact(say, "mood_score", moodOf(say, row)),
      ...fact(say, "mood_label", saidOf(textIn(row, "mood_label"), say.feelings)),
      ...level(say, row, "energy_level"),
      ...level(say, row, "stress_level"),
      ...level(say, row, "sleep_quality"),
    ],
    texts: own(textIn(row, "notes")),
  }),
  mood_moments: (say, row) => ({
    heading: saidOf(textIn(row, "felt_at"), say.moment),
    facts: [
      ...fact(say, "mood_score", moodOf(say, row)),
      ...fact(
        say,
        "activities",
        listIn(row, "activities")
          .map((it) => say.value("activity", it))
          .join(", "),
      ),
    ],
    texts: own(textIn(row, "words")),
  }),
  journal_entries: (say, row) => ({
    heading: textIn(row, "title"),
    facts: fact(say, "created_at", saidOf(textIn(row, "date"), say.day)),
    texts: answersSchema
      .parse(row["responses"])
      .flatMap(({ prompt, response }) => own(response, prompt === "" ? undefined : prompt)),
  }),
  emotional_wrap_ups: (say, row) => {
    const [from, to] = [textIn(row, "period_start"), textIn(row, "period_end")];
    const mood = numberIn(row, "mood_average");
    return {
      heading: from === "" || to === "" ? "" : say.period(from, to),
      facts: [
        ...fact(say, "mood_score", mood === null ? null : say.level(mood)),
        ...fact(say, "themes", listIn(row, "themes").join(", ")),
        ...fact(say, "ai_summary", textIn(row, "ai_summary")),
        ...fact(say, "key_insights", listIn(row, "key_insights")),
        ...fact(say, "personalized_recommendations", listIn(row, "personalized_recommendations")),
      ],
      texts: [],
    };
  },
  safety_plans: (say, row) => ({
    heading: "",
    facts: planParts.flatMap((part) => fact(say, part, textIn(row, part))),
    texts: [],
  }),
  memories: (say, row) => ({
    heading: "",
    facts: [],
    texts: [
      { kind: "own", note: saidOf(madeAt(row), say.moment) || undefined, text: textIn(row, "content") },
    ],
  }),
  contact_messages: (say, row) => ({
    heading: textIn(row, "subject"),
    facts: fact(say, "created_at", saidOf(madeAt(row), say.moment)),
    texts: own(textIn(row, "message")),
  }),
};

function moodOf(say: Readable, row: ExportRow): string | null {
  const score = numberIn(row, "mood_score");
  return score === null ? null : say.value("mood", String(score));
}

/** The columns that say when a row is from, the first that is there. */
const whens = ["felt_at", "local_date", "period_start", "created_at"] as const;
const whenOf = (row: ExportRow): string => whens.map((column) => textIn(row, column)).find(Boolean) ?? "";

function newestFirst(a: ExportRow, b: ExportRow): number {
  const [left, right] = [whenOf(a), whenOf(b)];
  return left === right ? 0 : left < right ? 1 : -1;
}

function bySession(messages: readonly ExportRow[]): ReadonlyMap<string, ExportRow[]> {
  const found = new Map<string, ExportRow[]>();
  for (const row of messages) {
    const session = textIn(row, "session_id");
    const known = found.get(session);
    if (known) known.push(row);
    else found.set(session, [row]);
  }
  return found;
}

/** What a person kept, as they can read it: newest first, conversations in the order in which they were held. */
export function readableSections(data: ExportData, say: Readable): readonly ExportedSection[] {
  const messages = bySession(data.get("session_messages") ?? []);
  return readableTables.flatMap((table) => {
    const rows = (data.get(table) ?? []).toSorted(newestFirst);
    if (rows.length === 0) return [];
    const read = rows.map((row) => entries[table](say, row, messages.get(textIn(row, "id")) ?? []));
    return [{ id: table, title: say.section(table), entries: read }];
  });
}
