import { expect, test } from "vitest";
import {
  emotionCategories,
  emotions,
  emotionsIn,
  moodLabelOf,
  moodScoreOf,
  type EmotionId,
} from "./emotions.ts";

const chosen = (...ids: EmotionId[]) => ids.flatMap((id) => emotions.filter((emotion) => emotion.id === id));

const named = (score: number) =>
  emotions.filter((emotion) => emotion.score === score).map(({ name }) => name);

test("the catalogue is the specification's", () => {
  expect(named(5)).toEqual(["Happy"]);
  expect(named(4).toSorted()).toEqual(
    ["Satisfaction", "Enjoyment", "Liking", "Easygoing", "Calm", "Relaxation", "Chilled out"].toSorted(),
  );
  expect(named(3)).toEqual(["Wanting", "Craving", "Longing", "Desire"]);
  expect(named(1).toSorted()).toEqual(["Panic", "Pissed off", "Rage", "Terror"]);
  for (const category of Object.keys(emotionCategories))
    expect(emotions.filter((emotion) => emotion.category === category)).toHaveLength(4);
  expect(new Set(emotions.map(({ name }) => name)).size).toBe(emotions.length);
  expect(new Set(Object.values(emotionCategories).map(({ color }) => color)).size).toBe(8);
});

test.each<[readonly EmotionId[], number]>([
  [[], 3],
  [["happy"], 5],
  [["happy", "calm"], 5],
  [["happy", "sad"], 4],
  [["rage", "sad"], 2],
  [["panic", "terror", "sad"], 1],
  [["calm", "worry", "longing"], 3],
])("the score of %j is %d", (ids, score) => {
  expect(moodScoreOf(chosen(...ids))).toBe(score);
});

test("a label is parsed as it was written, including unknown names", () => {
  const three = chosen("chilledOut", "pissedOff", "sad");
  expect(moodLabelOf(three)).toBe("Chilled out, Pissed off, Sad");
  expect(emotionsIn(moodLabelOf(three))).toEqual(three);
  expect(emotionsIn("Calm, Of another time")).toEqual([...chosen("calm"), "Of another time"]);
});
