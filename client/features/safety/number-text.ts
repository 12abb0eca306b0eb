/** Keeps a number's groups in their order within text that runs from right to left. */
export function isolate(number: string): string {
  return `\u2066${number}\u2069`;
}
