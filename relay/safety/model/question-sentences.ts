const sentence = /[^.!?。！？؟\n]+[.!?。！？؟\n]*/g;

/** With its mark; and as Japanese, Chinese and Korean ask without one. */
const asks = /[?？؟]\s*$|(?:か|かな|吗|嗎|呢|까|까요|나요|가요)[。.]?\s*$/u;

/** What a text asks: its sentences that are questions, together; empty where it asks nothing. */
export function questionsOf(text: string): string {
  const sentences = text.match(sentence) ?? [];
  return sentences
    .filter((each) => asks.test(each))
    .join("")
    .trim();
}
