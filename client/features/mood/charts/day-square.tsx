import { moodFill, type MoodScore } from "../mood-score.ts";

/** The side of a day's square, in user units. */
export const squareSize = 13;
const corner = 3;

const grounds: Readonly<Record<MoodScore, string>> = {
  1: "fill-mood-1-soft",
  2: "fill-mood-2-soft",
  3: "fill-mood-3-soft",
  4: "fill-mood-4-soft",
  5: "fill-mood-5-soft",
};

/** Where squares stand: their upper corners at the line's start. */
export type Places = readonly (readonly [x: number, y: number])[];

/** Days of one level in two strokes of the pen: the fuller, the better the mood. null: days without a check-in. */
export function DaySquares({ level, places }: { level: MoodScore | null; places: Places }) {
  if (places.length === 0) return null;
  if (level === null) return <path d={outlines(places, 1)} className="fill-sunken" />;
  return (
    <>
      <path d={outlines(places, 1)} className={grounds[level]} />
      <path d={outlines(places, (level + 1) / 6)} className={moodFill[level]} />
    </>
  );
}

/** Rounded rectangles that fill the lower `share` of each square. */
function outlines(places: Places, share: number): string {
  const height = squareSize * share;
  const round = Math.min(corner, height / 2);
  const [wide, high] = [squareSize - 2 * round, height - 2 * round];
  const turn = (x: number, y: number) => `a${round} ${round} 0 0 1 ${x} ${y}`;
  const shape =
    `h${wide}${turn(round, round)}v${high}${turn(-round, round)}` +
    `h${-wide}${turn(-round, -round)}v${-high}${turn(round, -round)}z`;
  return places.map(([x, y]) => `M${x + round} ${y + squareSize - height}${shape}`).join("");
}
