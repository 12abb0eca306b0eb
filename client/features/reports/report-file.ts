import { escapeHtml as safe } from "#client/lib/save-file.ts";

/** A report in words, ready to be written down. */
export type ReportWords = {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly title: string;
  readonly period: string;
  /** Says that it is a sample. */
  readonly sample: string;
  readonly recommendations: string;
  readonly advice: readonly { readonly title: string; readonly body: string; readonly how: string }[];
  readonly how: string;
  /** What it cannot be. */
  readonly note: string;
};

const style = `
:root{color-scheme:light}
body{font:17px/1.6 Georgia,serif;max-width:40rem;margin:2rem auto;padding:0 1rem;color:#1f2b2d;background:#fffdf8}
h1,h2{line-height:1.25;font-weight:500}
.sample{border:1px solid #857f70;border-radius:.5rem;padding:.6rem 1rem}
li{margin-block:1.2rem;break-inside:avoid}
small{color:#465355}
@media print{body{margin:0;max-width:none;background:#fff}}
`.trim();

/** The recommendations in full, as one HTML file that needs nothing else and prints well. */
export function reportFile(words: ReportWords): string {
  const items = words.advice.map(
    ({ title, body, how }) =>
      `<li><h3>${safe(title)}</h3><p>${safe(body)}</p><p><b>${safe(words.how)}</b> ${safe(how)}</p></li>`,
  );
  return [
    `<!doctype html>`,
    `<html lang="${safe(words.language)}" dir="${words.direction}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${safe(words.title)}</title>`,
    `<style>${style}</style></head><body><main>`,
    `<h1>${safe(words.title)}</h1><p>${safe(words.period)}</p><p class="sample">${safe(words.sample)}</p>`,
    `<h2>${safe(words.recommendations)}</h2><ol>${items.join("")}</ol>`,
    `<p><small>${safe(words.note)}</small></p></main></body></html>\n`,
  ].join("\n");
}
