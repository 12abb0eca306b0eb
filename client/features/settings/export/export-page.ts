import { madeAt, type ExportRow, type ExportValue, type ExportData } from "./export-data.ts";
import { escapeHtml as safe } from "#client/lib/save-file.ts";

/** The texts of the readable file, in the reader's language. */
export type ExportTexts = {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly title: string;
  /** The account and the creation date. */
  readonly intro: string;
  readonly contents: string;
  readonly you: string;
  readonly companion: string;
  /** The heading of sections that have no name of their own. */
  readonly technical: string;
  /** A section's name; undefined for technical sections. */
  readonly section: (name: string) => string | undefined;
  /** A column's label. */
  readonly field: (name: string) => string;
  readonly yes: string;
  readonly no: string;
  /** Formats an ISO 8601 time. */
  readonly moment: (iso: string) => string;
};

/** Columns that mean nothing to a reader; the JSON file includes them. */
const silent = new Set(["id", "user_id", "session_id", "responses", "transcript"]);

/** A time as the database writes it, and no more: what people write may begin like one. */
const isMoment = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(text) &&
  !Number.isNaN(Date.parse(text));

function shown(value: ExportValue, texts: ExportTexts): string {
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  if (Array.isArray(value)) return `<ul>${value.map((it) => `<li>${shown(it, texts)}</li>`).join("")}</ul>`;
  if (typeof value === "object") return safe(JSON.stringify(value));
  const text = String(value);
  return safe(typeof value === "string" && isMoment(value) ? texts.moment(text) : text);
}

function fieldsOf(row: ExportRow, texts: ExportTexts, without: ReadonlySet<string> = new Set()): string {
  const lines = Object.entries(row)
    .filter(([name, value]) => !silent.has(name) && !without.has(name) && value !== null && value !== "")
    .map(([name, value]) => `<dt>${safe(texts.field(name))}</dt><dd>${shown(value, texts)}</dd>`);
  return `<dl>${lines.join("")}</dl>`;
}

const text = (value: ExportValue | undefined) => safe(typeof value === "string" ? value : "");

function messageOf(row: ExportRow, texts: ExportTexts): string {
  const mine = row["role"] === "user";
  const when = typeof row["timestamp"] === "string" ? texts.moment(row["timestamp"]) : "";
  return `<p class="${mine ? "you" : "companion"}"><b>${safe(mine ? texts.you : texts.companion)}</b> <small>${safe(when)}</small><br>${text(row["content"])}</p>`;
}

const told = new Set(["title", "responses"]);

function answersOf(row: ExportRow): string {
  const answers = Array.isArray(row["responses"]) ? row["responses"] : [];
  return answers
    .map((it) => {
      if (typeof it !== "object" || it === null || Array.isArray(it)) return "";
      const prompt = text(it["prompt"]);
      return `<p>${prompt === "" ? "" : `<i>${prompt}</i><br>`}${text(it["response"])}</p>`;
    })
    .join("");
}

function card(row: ExportRow, texts: ExportTexts, body: string): string {
  return `<article><h3>${text(row["title"])}</h3>${fieldsOf(row, texts, told)}${body}</article>\n`;
}

/** Sections that appear under another section's heading. */
const within = new Set(["session_messages"]);

function bySession(messages: readonly ExportRow[]): ReadonlyMap<ExportValue, ExportRow[]> {
  const found = new Map<ExportValue, ExportRow[]>();
  for (const row of messages) {
    const session = row["session_id"] ?? "";
    const known = found.get(session);
    if (known) known.push(row);
    else found.set(session, [row]);
  }
  return found;
}

function sessionsOf(data: ExportData, texts: ExportTexts): string[] {
  const messages = bySession(data.get("session_messages") ?? []);
  return newestFirst(data.get("sessions") ?? []).map((row) => {
    const own = messages.get(row["id"] ?? "") ?? [];
    return card(row, texts, own.map((message) => messageOf(message, texts)).join("\n"));
  });
}

function newestFirst(rows: readonly ExportRow[]): readonly ExportRow[] {
  return rows.toSorted((a, b) => (madeAt(a) < madeAt(b) ? 1 : -1));
}

function sectionOf(name: string, title: string, pieces: readonly string[]): string[] {
  return [
    `<section id="${safe(name)}"><h2>${safe(title)} (${pieces.length})</h2>\n`,
    ...pieces,
    "</section>\n",
  ];
}

function piecesOf(name: string, data: ExportData, texts: ExportTexts): string[] {
  if (name === "sessions") return sessionsOf(data, texts);
  return newestFirst(data.get(name) ?? []).map((row) => card(row, texts, answersOf(row)));
}

/**
 * A readable export: one self-contained HTML file that opens in any browser and prints well. The person's own
 * texts and what they were told come first, technical records last. Returned in chunks, like the JSON.
 *
 * @param order the order of the sections
 */
export function exportAsPage(data: ExportData, texts: ExportTexts, order: readonly string[]): string[] {
  const named = order.filter((name) => data.has(name));
  const technical = [...data.keys()].filter((name) => !within.has(name) && !named.includes(name));
  const titleOf = (name: string) => texts.section(name) ?? texts.field(name);
  const link = (name: string) => `<li><a href="#${safe(name)}">${safe(titleOf(name))}</a></li>`;
  return [
    `<!doctype html>\n<html lang="${safe(texts.language)}" dir="${texts.direction}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${safe(texts.title)}</title><style>${pageStyle}</style></head><body>\n`,
    `<h1>${safe(texts.title)}</h1><p>${safe(texts.intro)}</p><nav><h2>${safe(texts.contents)}</h2><ul>`,
    ...named.map(link),
    `<li><a href="#technical">${safe(texts.technical)}</a></li></ul></nav>\n`,
    ...named.flatMap((name) => sectionOf(name, titleOf(name), piecesOf(name, data, texts))),
    `<h1 id="technical">${safe(texts.technical)}</h1>\n`,
    ...technical.flatMap((name) => sectionOf(name, titleOf(name), piecesOf(name, data, texts))),
    "</body></html>\n",
  ];
}

/** Inline style, because the file is opened and printed outside the app. */
const pageStyle = `
:root{color-scheme:light dark}
body{font:17px/1.6 Georgia,serif;max-width:42rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
h1,h2,h3{line-height:1.25;font-weight:500}
h2{margin-top:2.5rem;border-bottom:1px solid #8886;padding-bottom:.3rem}
article{margin:1.5rem 0;padding-inline-start:1rem;border-inline-start:3px solid #8885}
dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.1rem 1rem;font-size:.9em}
dt{opacity:.75}
dd{margin:0;white-space:pre-wrap}
dd ul{margin:0;padding-inline-start:1.2rem}
p{white-space:pre-wrap}
.you,.companion{margin:.8rem 0}
.companion{padding-inline-start:1.5rem}
small{opacity:.7}
@media print{body{margin:0;max-width:none}nav{display:none}article,.you,.companion{break-inside:avoid-page}}
`.trim();
