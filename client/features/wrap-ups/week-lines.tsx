import { Lightbulb, type LucideIcon, Sparkles, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { hasMaterial, type WeeklyData } from "#shared/wrap-ups.ts";
import { useWords } from "./use-words.ts";

type LineProps = { icon: LucideIcon; name: string; children: ReactNode };

function Line({ icon: Icon, name, children }: LineProps) {
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sage" />
      <span>
        <span className="font-semibold">{name}</span>
        <span className="block text-ink-soft">{children}</span>
      </span>
    </li>
  );
}

/** What there is of a week so far: mood, key moments, and what a wrap-up would add (spec 1, section 2). */
export function WeekLines({ week }: { week: WeeklyData }) {
  const { t } = useTranslation("wrapUps");
  const words = useWords();
  const { mood_data: mood, session_data: talks } = week;
  const moments = [
    ...(mood.best_day && mood.entry_count > 1
      ? [t("lines.best", { day: words.weekday(mood.best_day) })]
      : []),
    ...(talks.total_sessions > 0 ? [t("lines.talks", { count: talks.total_sessions })] : []),
  ];
  return (
    <ul className="flex flex-col gap-4">
      <Line icon={TrendingUp} name={t("lines.mood")}>
        {mood.mood_average === null
          ? t("lines.noMood")
          : t("lines.checkIns", { count: mood.entry_count, average: words.average(mood.mood_average) })}
      </Line>
      <Line icon={Sparkles} name={t("lines.moments")}>
        {moments.length > 0 ? moments.join(" · ") : t("lines.noMoments")}
      </Line>
      <Line icon={Lightbulb} name={t("lines.insights")}>
        {t(hasMaterial(week) ? "lines.ready" : "lines.waiting")}
      </Line>
    </ul>
  );
}
