/** Marks that a search ignores: accents, Arabic vowel signs and the stroke that lengthens Arabic words. */
const ignored = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u0640]/g;
const alike: Readonly<Record<string, string>> = { ى: "ي", ة: "ه" };

/** A text as searches compare it, as the database's `private.searchable` does. */
function searchable(text: string): string {
  return text
    .normalize("NFKD")
    .replace(ignored, "")
    .toLowerCase()
    .replace(/[ىة]/g, (form) => alike[form] ?? form)
    .normalize("NFKC");
}

/** A character with the marks that follow it. */
const markedCharacter = /\P{M}?\p{M}*/gu;

type Part = { readonly text: string; readonly found: boolean };

/** A text in parts, those that contain a word of the search and those between them. */
export function markedParts(text: string, search: string): readonly Part[] {
  const terms = searchable(search).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return [{ text, found: false }];
  const segments = (text.match(markedCharacter) ?? []).filter(Boolean);
  // For each character of the compared text, the segment that it comes from.
  const sources = segments.flatMap((segment, nth) =>
    Array.from(searchable(segment)).map((letter) => ({ letter, nth })),
  );
  const compared = sources.map(({ letter }) => letter);
  const found = new Set<number>();
  for (const term of terms) {
    const wanted = Array.from(term);
    for (let start = 0; start + wanted.length <= compared.length; start += 1)
      if (wanted.every((character, offset) => compared[start + offset] === character))
        for (let offset = 0; offset < wanted.length; offset += 1)
          found.add(sources[start + offset]?.nth ?? -1);
  }
  const parts: { text: string; found: boolean }[] = [];
  for (const [nth, segment] of segments.entries()) {
    const last = parts.at(-1);
    if (last?.found === found.has(nth)) last.text += segment;
    else parts.push({ text: segment, found: found.has(nth) });
  }
  return parts;
}

type MarkedTextProps = { text: string; search: string };

/** A text with the words of a search marked. */
export function MarkedText({ text, search }: MarkedTextProps) {
  return markedParts(text, search).map(({ text: part, found }, nth) =>
    found ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text keep their places
      <mark key={nth} className="rounded-xs bg-clay-soft text-clay-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
