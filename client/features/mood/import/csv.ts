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
