import { z } from "zod";

/** A row as stored in the database; an export omits and adds nothing. */
export const exportRowSchema = z.record(z.string(), z.json()).readonly();
export type ExportRow = z.infer<typeof exportRowSchema>;
export type ExportValue = z.infer<z.ZodJSONSchema>;

/** When a row was created, ISO 8601; empty if it doesn't say. */
export function madeAt(row: ExportRow): string {
  const at = row["created_at"];
  return typeof at === "string" ? at : "";
}

/** All rows of a person, by section. */
export type ExportData = ReadonlyMap<string, readonly ExportRow[]>;

/** The parts in which an export loads: first the number of rows of each section, then their rows. */
export type ExportPart =
  | { readonly kind: "counts"; readonly counts: Readonly<Record<string, number>> }
  /** `next`: where the next page of the section begins, opaque to the client; null after the last. */
  | {
      readonly kind: "rows";
      readonly section: string;
      readonly rows: readonly ExportRow[];
      readonly next: ExportRow | null;
    };

/** Where a page of rows begins. */
export type ExportCursor = { readonly section: string; readonly after: ExportRow | null };

/** Where an export begins: with the counts. */
export const beginning: ExportCursor | null = null;

/** Rows loaded so far, and the total. */
export type ExportProgress = { readonly done: number; readonly total: number };

function countsOf(parts: readonly ExportPart[]): readonly (readonly [section: string, count: number])[] {
  const [first] = parts;
  return first?.kind === "counts" ? Object.entries(first.counts) : [];
}

/** The cursor of the part after these; undefined once everything is loaded. Empty sections are skipped. */
export function cursorAfter(parts: readonly ExportPart[]): ExportCursor | undefined {
  const last = parts.at(-1);
  if (last?.kind === "rows" && last.next !== null) return { section: last.section, after: last.next };
  const sections = countsOf(parts)
    .filter(([, count]) => count > 0)
    .map(([section]) => section);
  const section = sections[last?.kind === "rows" ? sections.indexOf(last.section) + 1 : 0];
  return section === undefined ? undefined : { section, after: null };
}

export function progressOf(parts: readonly ExportPart[]): ExportProgress {
  const total = countsOf(parts).reduce((sum, [, count]) => sum + count, 0);
  const loaded = parts.reduce((sum, part) => sum + (part.kind === "rows" ? part.rows.length : 0), 0);
  // Rows added in the meantime can exceed the count.
  return { done: Math.min(loaded, total), total };
}

/** Every section, also those without rows. */
export function rowsOf(parts: readonly ExportPart[]): ExportData {
  const rows = new Map<string, ExportRow[]>(countsOf(parts).map(([section]) => [section, []]));
  for (const part of parts)
    if (part.kind === "rows") for (const row of part.rows) rows.get(part.section)?.push(row);
  return rows;
}

const columns = [
  "local_date",
  "created_at",
  "mood_score",
  "mood_label",
  "energy_level",
  "stress_level",
  "sleep_quality",
  "notes",
] as const;

/** First characters that make a spreadsheet run a cell as a formula. */
const formula = /^[=+\-@\t\r]/;

function cell(value: ExportValue | undefined): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const harmless = typeof value === "string" && formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Mood check-ins as CSV (RFC 4180), oldest first. It starts with the byte order mark by which Excel
 * recognizes UTF-8.
 */
export function moodsAsCsv(entries: readonly ExportRow[]): string {
  const inOrder = entries.toSorted((a, b) => (madeAt(a) < madeAt(b) ? -1 : 1));
  const lines = [columns.join(","), ...inOrder.map((row) => columns.map((it) => cell(row[it])).join(","))];
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

function jsonSection(name: string, rows: readonly ExportRow[]): string[] {
  const lines = rows.map((row, nth) => `${nth === 0 ? "" : ","}\n      ${JSON.stringify(row)}`);
  const end = rows.length === 0 ? "]" : "\n    ]";
  return [`    ${JSON.stringify(name)}: [`].concat(lines, end);
}

/**
 * A machine-readable export: each section is an array of database rows, one row per line. Returned in chunks,
 * because a large account may exceed a browser's maximum string length.
 *
 * @param at ISO 8601
 */
export function exportAsJson(data: ExportData, at: string): string[] {
  const head = `{\n  "product": "Hearken",\n  "exported_at": ${JSON.stringify(at)},\n  "data": {\n`;
  const sections = [...data].map(([name, rows]) => jsonSection(name, rows));
  const commas = sections.flatMap((pieces, nth) => (nth === 0 ? pieces : [",\n"].concat(pieces)));
  return [head].concat(commas, "\n  }\n}\n");
}
