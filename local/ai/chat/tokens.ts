/** Chinese and Japanese by one or two characters, everything else by words with the space before them, as models do. */
const token =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,2}|\s*[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,16}|\s+/gu;

/** Cuts a text into tokens; joined they are the text. */
export function tokensOf(text: string): string[] {
  return text.match(token) ?? [];
}
