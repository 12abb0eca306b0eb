function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

/** mm:ss of whole seconds; minutes go on past 59. */
export function clockText(seconds: number): string {
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}
