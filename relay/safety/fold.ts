/** How a language is written, as far as looking for words in it goes. */
export type Writing = "latin" | "arabic" | "unspaced";

/** One spelling for what people write in many: no capitals, no accents, no wide letters, no vowel marks. */
export function fold(text: string, writing: Writing): string {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[’‘`´ʼ]/g, "'")
    // Invisible letters, which also hide a word from a search.
    .replaceAll(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, "");
  return folders[writing](plain);
}

const folders: Readonly<Record<Writing, (text: string) => string>> = {
  latin: (text) =>
    text
      .replaceAll("ß", "ss")
      .replaceAll("œ", "oe")
      .replaceAll("æ", "ae")
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, ""),
  arabic: (text) =>
    text
      .replaceAll(/[\u064b-\u065f\u0670\u0640]/g, "")
      .replaceAll(/[أإآٱ]/g, "ا")
      .replaceAll("ى", "ي")
      .replaceAll("ة", "ه")
      .replaceAll("ؤ", "و")
      .replaceAll("ئ", "ي")
      .normalize("NFC"),
  unspaced: (text) => text.normalize("NFC").replaceAll(/\s+/g, ""),
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

/** `k1ll` and `su!cide` as they are meant; numbers stay numbers. */
export function unleet(folded: string): string {
  return folded.replaceAll(/(?<=[a-z])[0134@$!5](?=[a-z])/g, (sign) => leet[sign] ?? sign);
}

/** `diiiie` → `die`; a letter written twice is left alone. */
export function shortened(folded: string): string {
  return folded.replaceAll(/(\p{L})\1{2,}/gu, "$1");
}
