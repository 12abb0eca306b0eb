export const moodScores = [1, 2, 3, 4, 5] as const;
export type MoodScore = (typeof moodScores)[number];

/** The nearest of the five levels. */
export function levelOf(mood: number): MoodScore {
  return moodScores.find((score) => mood < score + 0.5) ?? 5;
}

/** Colours of the levels: calm, from a dusk blue to a warm gold; none is a red. */
export const moodFill: Readonly<Record<MoodScore, string>> = {
  1: "fill-mood-1",
  2: "fill-mood-2",
  3: "fill-mood-3",
  4: "fill-mood-4",
  5: "fill-mood-5",
};
