import { madeAt, type ExportRow, type ExportValue, type ExportData } from "./export-data.ts";

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

function section(name: string, rows: readonly ExportRow[]): string[] {
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
  const sections = [...data].map(([name, rows]) => section(name, rows));
  const commas = sections.flatMap((pieces, nth) => (nth === 0 ? pieces : [",\n"].concat(pieces)));
  return [head].concat(commas, "\n  }\n}\n");
}
