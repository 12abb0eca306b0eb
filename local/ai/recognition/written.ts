const greetings = /^(?:(?:hello|hi|hey)(?: there)?|good (?:morning|afternoon|evening))(?= )/;
const questions = /^(?:are|can|do|how|what|who|why)\b/;

/** Writes recognised words as a sentence: capitals, a comma after a greeting, a mark at the end. */
export function written(words: string): string {
  const text = words.replaceAll(/\bi\b/g, "I").trim();
  if (text === "") return "";
  const greeting = greetings.exec(text)?.[0] ?? "";
  const rest = text.slice(greeting.length).trim();
  const whole = [greeting, rest].filter((part) => part !== "").join(", ");
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}${questions.test(rest) ? "?" : "."}`;
}
