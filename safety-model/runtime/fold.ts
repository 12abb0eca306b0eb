/**
 * The maximum length of folded text that is read, in UTF-16 units. A message has at most 4,000 and hardly
 * grows, unless it is designed to.
 */
const longest = 4_800;
/**
 * Compatibility forms are expanded in chunks of this size, because one ligature may expand to eighteen
 * letters.
 */
const atATime = 500;

/** Zero-width and direction characters: invisible, and a way to hide a word from a search. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;

/**
 * More combining marks in a row than this carry no meaning (Unicode's stream-safe format); sorting more takes
 * quadratic time.
 */
const marksTooMany = /(\p{M}{30})\p{M}+/gu;

function spelledOut(text: string): string {
  if (text.length <= atATime) return text.normalize("NFKC");
  let plain = "";
  for (let from = 0; from < text.length && plain.length < longest; from += atATime)
    plain += text.slice(from, from + atATime).normalize("NFKC");
  return plain.slice(0, longest);
}

/**
 * Combining marks of Latin letters, and the vowel marks and tatweel of Arabic. Kana keep their voicing marks.
 */
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
 * Normalizes spelling variants: lower case, no accents, one kind of apostrophe, no wide or invisible letters,
 * `k1ll` as `kill`, `diiie` as `die`. Returns at most 4,800 UTF-16 units. Idempotent.
 */
export function fold(text: string): string {
  // Invisible characters are removed first, because they would separate marks that must be sorted together.
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
