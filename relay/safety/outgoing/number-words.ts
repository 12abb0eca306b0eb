/** Numbers below ten thousand in words, as six languages of the Latin script say them: "nine eighty-eight" is 988. */

type Kind = "unit" | "teen" | "ten" | "hundreds" | "hundred" | "thousand";
type Token = { readonly kind: Kind; readonly value: number };

/** Words with their values; those of a language stand in order of their values, from `first` in steps of `step`. */
const tables: readonly (readonly [kind: Kind, first: number, step: number, words: string])[] = [
  ["unit", 0, 1, "zero one two three four five six seven eight nine"],
  ["unit", 0, 1, "cero uno dos tres cuatro cinco seis siete ocho nueve"],
  ["unit", 0, 1, "zéro un deux trois quatre cinq six sept huit neuf"],
  ["unit", 0, 1, "null eins zwei drei vier fünf sechs sieben acht neun"],
  ["unit", 0, 1, "zero uno due tre quattro cinque sei sette otto nove"],
  ["unit", 0, 1, "zero um dois três quatro cinco seis sete oito nove"],
  ["unit", 0, 1, "oh"],
  ["unit", 1, 1, "ein zwo"],
  ["unit", 3, 1, "tré"],
  ["unit", 6, 1, "meia"],
  ["teen", 10, 1, "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"],
  ["teen", 10, 1, "diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve"],
  [
    "teen",
    21,
    1,
    "veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve",
  ],
  ["teen", 10, 1, "dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf"],
  ["teen", 10, 1, "zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn"],
  ["teen", 10, 1, "dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove"],
  ["teen", 10, 1, "dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove"],
  ["teen", 16, 1, "dezasseis dezassete"],
  ["ten", 20, 10, "twenty thirty forty fifty sixty seventy eighty ninety"],
  ["ten", 20, 10, "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa"],
  ["ten", 20, 10, "vingt trente quarante cinquante soixante septante quatre-vingt nonante"],
  ["ten", 70, 10, "soixante-dix huitante quatre-vingt-dix"],
  ["ten", 80, 10, "quatre-vingts"],
  ["ten", 20, 10, "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig"],
  ["ten", 20, 10, "venti trenta quaranta cinquanta sessanta settanta ottanta novanta"],
  ["ten", 20, 10, "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa"],
  ["hundred", 100, 0, "hundred hundert cent cents cento"],
  [
    "hundreds",
    100,
    100,
    "ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos",
  ],
  [
    "hundreds",
    200,
    100,
    "duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos",
  ],
  ["hundreds", 100, 0, "cien cem"],
  ["thousand", 1_000, 0, "thousand tausend mille mila mil"],
];

/** Italian drops the last vowel of tens and hundreds before one and eight, inside a word alone. */
const clipped = [
  ["ten", 20, 10, "vent trent quarant cinquant sessant settant ottant novant"],
  ["hundred", 100, 0, "cent"],
] as const;

function* entriesOf(rows: typeof tables): Generator<[string, Token]> {
  for (const [kind, first, step, words] of rows)
    for (const [index, word] of words.split(" ").entries())
      yield [word, { kind, value: first + index * step }];
}

const tokens = new Map(entriesOf(tables));
const inside = new Map([...tokens, ...entriesOf(clipped)]);
const longestToken = Math.max(...Array.from(inside.keys(), (it) => it.length));
/** "Neunhundertneunundneunzig", and digits that are written together. */
const longestWord = 60;

/** Tokens from a place in a word to its end, of which the rest is known from each later place; null if there are none. */
function tokensFrom(
  word: string,
  at: number,
  rests: readonly (readonly Token[] | null)[],
): readonly Token[] | null {
  for (let end = Math.min(word.length, at + longestToken); end > at; end -= 1) {
    const rest = rests[end] ?? null;
    const part = word.slice(at, end);
    const token = (end === word.length ? tokens : inside).get(part);
    if (rest !== null && token !== undefined) return [token, ...rest];
    if (rest !== null && rest.length > 0 && part === "und" && at > 0) return rest;
  }
  return null;
}

/** "Achtundachtzig", "novecentottantotto": the tokens of a word that is nothing but them; null for any other. */
function tokensOfWord(word: string): readonly Token[] | null {
  const whole = tokens.get(word);
  if (whole !== undefined) return [whole];
  if (word.length > longestWord) return null;
  const rests: (readonly Token[] | null)[] = Array.from({ length: word.length }, () => null);
  rests.push([]);
  for (let at = word.length - 1; at >= 0; at -= 1) rests[at] = tokensFrom(word, at, rests);
  return rests[0] ?? null;
}

/** A number being added up: what it is, and what may still be added; 0 once it is complete. */
type Part = { readonly value: number; readonly room: number; readonly last: Token };

const began = (token: Token): Part => ({ value: token.value, room: roomAfter(token), last: token });

function roomAfter({ kind, value }: Token): number {
  if (kind === "thousand") return 1_000;
  if (kind === "hundred" || kind === "hundreds") return 100;
  if (kind !== "ten") return 1;
  // French counts on from sixty and eighty: "soixante-quinze".
  return value === 60 || value === 80 ? 20 : 10;
}

/** The number with one more word; null where that begins another one. */
function added(part: Part, token: Token): Part | null {
  const { value, room, last } = part;
  if (token.kind === "hundred" || token.kind === "thousand") {
    const isCount =
      value > 0 && (token.kind === "hundred" ? value < 10 : value < 100) && last.kind !== "thousand";
    return isCount
      ? { value: value * token.value, room: roomAfter(token), last: token }
      : room > token.value
        ? { value: value + token.value, room: roomAfter(token), last: token }
        : null;
  }
  // "Achtundachtzig" names the units first; so does nobody with a space between.
  if (token.value === 0 || token.value >= room) return null;
  return { value: value + token.value, room: roomAfter(token), last: token };
}

/** German names units before tens: "acht", "achtzig" within a word. */
function inOrder(word: readonly Token[]): readonly Token[] {
  const ordered = [...word];
  for (const [index, token] of ordered.entries()) {
    const next = ordered[index + 1];
    if (token.kind === "unit" && token.value > 0 && next?.kind === "ten")
      ordered.splice(index, 2, next, token);
  }
  return ordered;
}

/** What may stand between two numbers; a word only within one. */
const gap = /^[\s,.…،/\-‐‑–—]+$/u;
const joining = /^\s+(?:and|y|et|e)\s+$|^-et-$/u;
const pausing = /[,.…،/–—]/u;

const word = /(?:quatre-vingts?(?:-dix)?|soixante-dix|dix-(?:sept|huit|neuf))(?!\p{L})|\p{L}+/giu;

/** A run of numbers in words: where it stands and the digits of its numbers, one after another. */
export type NumberRun = { readonly start: number; readonly end: number; readonly digits: string };

type Open = { readonly start: number; end: number; readonly done: string[]; part: Part };

const closed = ({ start, end, done, part }: Open): NumberRun => ({
  start,
  end,
  digits: [...done, String(part.value)].join(""),
});

/** Adds a word's numbers to a run that is open, or says that they can't belong to it. */
function joins(open: Open, word_: readonly Token[], between: string): boolean {
  const isJoined = joining.test(between);
  if (!isJoined && !gap.test(between)) return false;
  let isFirst = true;
  for (const token of word_) {
    const more = isFirst && pausing.test(between) ? null : added(open.part, token);
    if (more === null && isFirst && isJoined) return false;
    if (more === null) open.done.push(String(open.part.value));
    open.part = more ?? began(token);
    isFirst = false;
  }
  return true;
}

/** Every run of numbers in words in a text, also of a single one. */
export function numberRuns(text: string): readonly NumberRun[] {
  const runs: NumberRun[] = [];
  let open: Open | null = null;
  for (const { 0: found, index } of text.matchAll(word)) {
    const known = tokensOfWord(found.toLowerCase());
    const end = index + found.length;
    if (known === null || /[\p{L}\p{N}]/u.test(text.charAt(index - 1))) continue;
    const [first, ...others] = inOrder(known);
    if (first === undefined) continue;
    if (open !== null && joins(open, [first, ...others], text.slice(open.end, index))) open.end = end;
    else {
      if (open !== null) runs.push(closed(open));
      open = { start: index, end, done: [], part: began(first) };
      joins(open, others, " ");
    }
  }
  return open === null ? runs : [...runs, closed(open)];
}
