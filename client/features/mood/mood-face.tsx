import type { MoodScore } from "./mood-score.ts";

/** The mouths of the five levels, from a deep frown to a broad smile. */
const mouths: Readonly<Record<MoodScore, string>> = {
  1: "M7.5 17.5 Q12 12 16.5 17.5",
  2: "M8 16.5 Q12 13.5 16 16.5",
  3: "M8 15.5 H16",
  4: "M8 14.5 Q12 17.5 16 14.5",
  5: "M7 13.5 Q12 19.5 17 13.5 Z",
};

/** A level's emoji (spec 1, section 3), drawn so that it looks the same everywhere; its word stands beside it. */
export function MoodFace({ level, size = 20 }: { level: MoodScore; size?: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width={size} height={size} className="shrink-0 text-ink">
      <g fill="none" stroke="currentColor" strokeWidth={1.75} strokeLinecap="round" strokeLinejoin="round">
        <circle cx={12} cy={12} r={10} />
        <path d={mouths[level]} />
      </g>
      <circle cx={8.5} cy={9.5} r={1.4} className="fill-current" />
      <circle cx={15.5} cy={9.5} r={1.4} className="fill-current" />
    </svg>
  );
}
