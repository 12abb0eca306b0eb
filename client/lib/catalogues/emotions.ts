/**
 * The emotion catalogue. Check-in labels are stored with `name`, whatever the language; what people read is
 * interface text, keyed by `id`.
 */

/** The categories in display order, each with its color: the theme's `--color-feeling-<color>`. */
export const emotionCategories = {
  happiness: { color: "gold" },
  relaxation: { color: "teal" },
  desire: { color: "plum" },
  anxiety: { color: "violet" },
  fear: { color: "indigo" },
  sadness: { color: "blue" },
  aggression: { color: "umber" },
  disgust: { color: "olive" },
} as const;

export type EmotionCategory = keyof typeof emotionCategories;

export const emotions = [
  { id: "satisfaction", name: "Satisfaction", category: "happiness", score: 4 },
  { id: "happy", name: "Happy", category: "happiness", score: 5 },
  { id: "enjoyment", name: "Enjoyment", category: "happiness", score: 4 },
  { id: "liking", name: "Liking", category: "happiness", score: 4 },
  { id: "easygoing", name: "Easygoing", category: "relaxation", score: 4 },
  { id: "calm", name: "Calm", category: "relaxation", score: 4 },
  { id: "relaxation", name: "Relaxation", category: "relaxation", score: 4 },
  { id: "chilledOut", name: "Chilled out", category: "relaxation", score: 4 },
  { id: "wanting", name: "Wanting", category: "desire", score: 3 },
  { id: "craving", name: "Craving", category: "desire", score: 3 },
  { id: "longing", name: "Longing", category: "desire", score: 3 },
  { id: "desire", name: "Desire", category: "desire", score: 3 },
  { id: "dread", name: "Dread", category: "anxiety", score: 2 },
  { id: "anxiety", name: "Anxiety", category: "anxiety", score: 2 },
  { id: "worry", name: "Worry", category: "anxiety", score: 2 },
  { id: "nervous", name: "Nervous", category: "anxiety", score: 2 },
  { id: "scared", name: "Scared", category: "fear", score: 2 },
  { id: "panic", name: "Panic", category: "fear", score: 1 },
  { id: "terror", name: "Terror", category: "fear", score: 1 },
  { id: "fear", name: "Fear", category: "fear", score: 2 },
  { id: "sad", name: "Sad", category: "sadness", score: 2 },
  { id: "empty", name: "Empty", category: "sadness", score: 2 },
  { id: "grief", name: "Grief", category: "sadness", score: 2 },
  { id: "lonely", name: "Lonely", category: "sadness", score: 2 },
  { id: "anger", name: "Anger", category: "aggression", score: 2 },
  { id: "mad", name: "Mad", category: "aggression", score: 2 },
  { id: "rage", name: "Rage", category: "aggression", score: 1 },
  { id: "pissedOff", name: "Pissed off", category: "aggression", score: 1 },
  { id: "sickened", name: "Sickened", category: "disgust", score: 2 },
  { id: "grossedOut", name: "Grossed out", category: "disgust", score: 2 },
  { id: "nausea", name: "Nausea", category: "disgust", score: 2 },
  { id: "revulsion", name: "Revulsion", category: "disgust", score: 2 },
] as const satisfies readonly {
  id: string;
  name: string;
  category: EmotionCategory;
  score: 1 | 2 | 3 | 4 | 5;
}[];

export type Emotion = (typeof emotions)[number];
export type EmotionId = Emotion["id"];

/**
 * A check-in's overall score: the rounded mean of the chosen emotions' scores, 1 to 5, or 3 if none is
 * chosen.
 */
export function moodScoreOf(chosen: readonly Emotion[]): number {
  if (chosen.length === 0) return 3;
  const sum = chosen.reduce((total, { score }) => total + score, 0);
  return Math.min(5, Math.max(1, Math.round(sum / chosen.length)));
}

/** The `mood_label` of a check-in: the names, joined by comma and space. */
export function moodLabelOf(chosen: readonly Emotion[]): string {
  return chosen.map(({ name }) => name).join(", ");
}

/** The emotions of a label; names missing from the catalogue are returned as they are. */
export function emotionsIn(label: string): readonly (Emotion | string)[] {
  return label.split(", ").map((name) => emotions.find((emotion) => emotion.name === name) ?? name);
}
