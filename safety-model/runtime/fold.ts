/** The most of a folded text that is read, UTF-16 units. A message holds at most 4,000 and hardly grows, unless it is made to. */
const longest = 4_800;
/** Compatibility forms are spelled out so much at a time: one ligature may stand for eighteen letters. */
const atATime = 500;

/** Zero-width and direction characters: invisible, and a way to hide a word from a search. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;

/**
 * So many combining marks in a row say something, as Unicode's stream-safe text has it; sorting more takes time that
 * grows with their square.
 */
const marksTooMany = /(\p{M}{30})\p{M}+/gu;

function spelledOut(text: string): string {
  if (text.length <= atATime) return text.normalize("NFKC");
  let plain = "";
  for (let from = 0; from < text.length && plain.length < longest; from += atATime)
    plain += text.slice(from, from + atATime).normalize("NFKC");
  return plain.slice(0, longest);
}

/** Combining marks of Latin letters, and the vowel marks and tatweel of Arabic. Kana keep their voicing marks. */
const marks = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g;

const letters: Readonly<Record<string, string>> = {
  ß: "ss",
  œ: "oe",
  æ: "ae",
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ة: "ه",
  ؤ: "و",
  ئ: "ي",
};

const leet: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "@": "a",
  $: "s",
  "!": "i",
};

/**
 * One spelling for what people write in many: lower case, no accents, one kind of apostrophe, no wide or invisible
 * letters, `k1ll` as `kill`, `diiie` as `die`. Answers at most 4,800 UTF-16 units. Folding twice changes nothing.
 */
export function fold(text: string): string {
  // What is invisible goes first: it would part marks that are sorted together once it is gone.
  return spelledOut(text.replaceAll(invisible, "").replaceAll(marksTooMany, "$1"))
    .toLowerCase()
    .replaceAll(/[’‘`´ʼ]/g, "'")
    .replaceAll(/[ßœæأإآٱىةؤئ]/g, (letter) => letters[letter] ?? letter)
    .normalize("NFD")
    .replaceAll(marks, "")
    .normalize("NFC")
    .replaceAll(/(?<=[a-z])[0134@$!5](?=[a-z])/g, (sign) => leet[sign] ?? sign)
    .replaceAll(/(\p{L})\1{2,}/gu, "$1")
    .slice(0, longest);
}
