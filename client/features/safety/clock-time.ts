/** A time of day as the language writes it. @param minutes after midnight; 1440 is midnight again */
export function clockTime(minutes: number, language: string): string {
  const at = new Date(Date.UTC(2000, 0, 1, 0, minutes));
  return new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit", timeZone: "UTC" }).format(
    at,
  );
}
