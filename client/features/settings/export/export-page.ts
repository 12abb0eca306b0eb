import { escapeHtml as safe } from "#client/lib/save-file.ts";

/** A text that somebody wrote or was told, after what it answers or who said it. */
export type ExportedText = {
  readonly kind: "own" | "companion";
  readonly heading?: string | undefined;
  /** Beside the heading, such as the time. */
  readonly note?: string | undefined;
  readonly text: string;
};

/** One thing that a person kept, as it can be read. */
export type ExportedEntry = {
  readonly heading: string;
  readonly facts: readonly (readonly [label: string, value: string | readonly string[]])[];
  readonly texts: readonly ExportedText[];
};

export type ExportedSection = {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly ExportedEntry[];
};

/** The readable file around its sections, in the reader's language. */
export type ExportFrame = {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly title: string;
  /** The account and the creation date. */
  readonly intro: string;
  readonly contents: string;
  /** Says what the file leaves out, and where that is. */
  readonly rest: string;
};

function shown(value: string | readonly string[]): string {
  if (typeof value === "string") return safe(value);
  return `<ul>${value.map((it) => `<li>${safe(it)}</li>`).join("")}</ul>`;
}

function textOf({ kind, heading, note, text }: ExportedText): string {
  const above = [
    heading === undefined ? "" : `<b>${safe(heading)}</b>`,
    note === undefined ? "" : `<small>${safe(note)}</small>`,
  ].filter(Boolean);
  return `<p class="${kind}" dir="auto">${above.join(" ")}${above.length > 0 ? "<br>" : ""}${safe(text)}</p>`;
}

function entryOf({ heading, facts, texts }: ExportedEntry): string {
  const lines = facts.map(([label, value]) => `<dt>${safe(label)}</dt><dd dir="auto">${shown(value)}</dd>`);
  return [
    "<article>",
    heading === "" ? "" : `<h3 dir="auto">${safe(heading)}</h3>`,
    lines.length > 0 ? `<dl>${lines.join("")}</dl>` : "",
    texts.map(textOf).join("\n"),
    "</article>\n",
  ].join("");
}

/**
 * A readable export: one self-contained HTML file that opens in any browser and prints well. It holds what the person
 * wrote and was told. Returned in chunks, because a large account may exceed a browser's maximum string length.
 */
export function exportAsPage(sections: readonly ExportedSection[], frame: ExportFrame): string[] {
  return [
    `<!doctype html>\n<html lang="${safe(frame.language)}" dir="${frame.direction}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${safe(frame.title)}</title><style>${pageStyle}</style></head><body>\n`,
    `<h1>${safe(frame.title)}</h1><p>${safe(frame.intro)}</p><p>${safe(frame.rest)}</p><nav><h2>${safe(frame.contents)}</h2><ul>`,
    ...sections.map(({ id, title }) => `<li><a href="#${safe(id)}">${safe(title)}</a></li>`),
    "</ul></nav>\n",
    ...sections.flatMap(({ id, title, entries }) => [
      `<section id="${safe(id)}"><h2>${safe(title)}</h2>\n`,
      ...entries.map(entryOf),
      "</section>\n",
    ]),
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
dl{display:grid;grid-template-columns:minmax(6rem,auto) 1fr;gap:.1rem 1rem;font-size:.9em}
dt{opacity:.75}
dd{margin:0;white-space:pre-wrap}
dd ul{margin:0;padding-inline-start:1.2rem}
p{white-space:pre-wrap}
.own,.companion{margin:.8rem 0}
.companion{padding-inline-start:1.5rem}
small{opacity:.7}
@media print{body{margin:0;max-width:none}nav{display:none}article,.own,.companion{break-inside:avoid-page}}
`.trim();
