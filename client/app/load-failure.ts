const browsersSay = [
  /dynamically imported module/i, // Chromium, Firefox
  /importing a module script failed/i, // Safari
  /unable to preload css/i, // the build's own loader
];

/** Whether a part of the app could not be fetched: the connection dropped, or a newer version replaced its files. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && browsersSay.some((words) => words.test(error.message));
}
