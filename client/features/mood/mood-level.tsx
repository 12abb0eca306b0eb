import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { MoodFace } from "./mood-face.tsx";
import { levelOf, type MoodScore } from "./mood-score.ts";

const grounds: Readonly<Record<MoodScore, string>> = {
  1: "bg-mood-1-soft",
  2: "bg-mood-2-soft",
  3: "bg-mood-3-soft",
  4: "bg-mood-4-soft",
  5: "bg-mood-5-soft",
};

type MoodLevelProps = { mood: number; className?: string };

/** A mood as its face and its word, on its colour (spec 1, section 3). */
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
