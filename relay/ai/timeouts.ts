/** The timeout of each kind of request, ms. A stream counts from its last sign of life. */
export const aiTimeouts = {
  transcriptionMs: 10_000,
  firstTextMs: 8_000,
  nextTextMs: 8_000,
  firstSoundMs: 8_000,
  nextSoundMs: 8_000,
  taskMs: 30_000,
} as const;
