import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";

export const moodScores = [1, 2, 3, 4, 5] as const;
export type MoodScore = (typeof moodScores)[number];

/** The nearest of the five levels. */
export function levelOf(mood: number): MoodScore {
  return moodScores.find((score) => mood < score + 0.5) ?? 5;
}

/** Names a mood, such as "Good, 4.2 out of 5". */
export function useMoodText() {
  const { t } = useTranslation("mood");
  const format = useFormat();
  return (mood: number) =>
    t("chart.valueOf", { level: t(`levels.${levelOf(mood)}`), value: format.number(mood, 1) });
}

/** The levels run from a dusk blue to a warm gold. None is red: a low mood is not an error. */
export const moodFill: Readonly<Record<MoodScore, string>> = {
  1: "fill-mood-1",
  2: "fill-mood-2",
  3: "fill-mood-3",
  4: "fill-mood-4",
  5: "fill-mood-5",
};

const grounds: Readonly<Record<MoodScore, string>> = {
  1: "bg-mood-1-soft",
  2: "bg-mood-2-soft",
  3: "bg-mood-3-soft",
  4: "bg-mood-4-soft",
  5: "bg-mood-5-soft",
};

type MoodLevelProps = { mood: number; className?: string };

/** A mood as a face and a name, on its color. */
export function MoodLevel({ mood, className }: MoodLevelProps) {
  const { t } = useTranslation("mood");
  const level = levelOf(mood);
  return (
    <span
      className={clsx(
        "inline-flex items-center gap-2 rounded-full px-3 py-1 font-semibold text-ink",
        grounds[level],
        className,
      )}
    >
      <MoodFace level={level} />
      {t(`levels.${level}`)}
    </span>
  );
}

/** Mouth shapes of the five levels, from a deep frown to a broad smile. */
const mouths: Readonly<Record<MoodScore, string>> = {
  1: "M7.5 17.5 Q12 12 16.5 17.5",
  2: "M8 16.5 Q12 13.5 16 16.5",
  3: "M8 15.5 H16",
  4: "M8 14.5 Q12 17.5 16 14.5",
  5: "M7 13.5 Q12 19.5 17 13.5 Z",
};

/**
 * A level's face, drawn rather than an emoji so that it looks the same everywhere. Its name is always shown beside
 * it.
 */
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
