import { madeAt, type ExportRow, type ExportValue } from "./export-port.ts";

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

/** What a spreadsheet would take for a formula, and run. */
const formula = /^[=+\-@\t\r]/;

function cell(value: ExportValue | undefined): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const harmless = typeof value === "string" && formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Mood check-ins for a spreadsheet (RFC 4180), oldest first; begins with the mark by which Excel knows UTF-8. */
export function moodsAsCsv(entries: readonly ExportRow[]): string {
  const inOrder = entries.toSorted((a, b) => (madeAt(a) < madeAt(b) ? -1 : 1));
  const lines = [columns.join(","), ...inOrder.map((row) => columns.map((it) => cell(row[it])).join(","))];
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
