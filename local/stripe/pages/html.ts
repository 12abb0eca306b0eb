/** Text that is already HTML; everything else is escaped when it is put into a page. */
export type Html = { readonly html: string };

type Part = Html | string | number | null | false | readonly Html[];

export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const text = strings.reduce((sum, next, index) => sum + shown(parts[index - 1] ?? null) + next);
  return { html: text };
}

function shown(part: Part): string {
  if (part === null || part === false) return "";
  if (typeof part === "string" || typeof part === "number") return escapeHtml(String(part));
  return "html" in part ? part.html : part.map((one) => one.html).join("");
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
