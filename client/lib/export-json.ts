import type { ExportRow } from "./export-port.ts";
import type { ExportData } from "./gather-export.ts";

function section(name: string, rows: readonly ExportRow[]): string[] {
  const lines = rows.map((row, nth) => `${nth === 0 ? "" : ","}\n      ${JSON.stringify(row)}`);
  const end = rows.length === 0 ? "]" : "\n    ]";
  return [`    ${JSON.stringify(name)}: [`].concat(lines, end);
}

/**
 * An export for machines: each section a list of rows as the database holds them, one row a line. In pieces, since the
 * whole of a large account may be longer than a browser's longest string.
 * @param at ISO 8601
 */
export function exportAsJson(data: ExportData, at: string): string[] {
  const head = `{\n  "product": "Hearken",\n  "exported_at": ${JSON.stringify(at)},\n  "data": {\n`;
  const sections = [...data].map(([name, rows]) => section(name, rows));
  const commas = sections.flatMap((pieces, nth) => (nth === 0 ? pieces : [",\n"].concat(pieces)));
  return [head].concat(commas, "\n  }\n}\n");
}
