/**
 * Whether a transcript is worth a turn: not blank, not only punctuation, and at least six
 * characters, or two in Chinese, Japanese and Korean, where two characters are a sentence.
 */
const minimumCharacters = 6;
const minimumWideCharacters = 2;

const wideScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

export function isWorthATurn(transcript: string): boolean {
  const text = transcript.trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return false;
  const minimum = wideScript.test(text) ? minimumWideCharacters : minimumCharacters;
  return Array.from(text).length >= minimum;
}

const unspaced = /^(?:ja|zh)\b/;

/** Two transcripts of one turn as one; the stop that the recognizer set at the pause goes. */
export function joinTranscripts(first: string, second: string, language: string): string {
  return `${first.replace(/[.…。]+$/u, "")}${unspaced.test(language) ? "" : " "}${second}`;
}
