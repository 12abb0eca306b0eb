const questions = /^(?:are|can|do|how|what|who|why)\b/;

/** Writes recognised words as a sentence: capitals, and a mark at the end. */
export function written(words: string): string {
  const text = words.replaceAll(/\bi\b/g, "I").trim();
  if (text === "") return "";
  const isQuestion = questions.test(text);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${isQuestion ? "?" : "."}`;
}
