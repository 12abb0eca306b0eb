import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { languageOf } from "#shared/catalogues/languages.ts";
import { fewestForTrend } from "#shared/wrap-ups.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { formatDay } from "#client/lib/dates.ts";
import type { WrapUpCard } from "./api.ts";

/** Formats periods, weekdays, durations and averages in the interface language. */
export function useWrapUpFormat() {
  const { i18n } = useTranslation();
  const format = useFormat();
  const { code } = languageOf(i18n.language);
  return {
    period: (from: string, to: string) => format.period(from, to),
    weekday: (day: string) => formatDay(code, day, { weekday: "long" }),
    duration: format.duration,
    average: (value: number) =>
      new Intl.NumberFormat(code, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value),
  };
}

const icons = { improving: TrendingUp, declining: TrendingDown, stable: Minus } as const;

type TrendSignProps = { wrapUp: Pick<WrapUpCard, "mood_trend" | "entry_count"> };

/** A week's trend as an icon and a name, never in red; a few words instead if there is too little to go on. */
export function TrendSign({ wrapUp: { mood_trend: trend, entry_count: entries } }: TrendSignProps) {
  const { t } = useTranslation("wrapUps");
  if (entries < fewestForTrend) return <span className="text-sm text-ink-soft">{t("thin")}</span>;
  const Icon = icons[trend];
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-sage-soft px-3 py-1 text-sm font-semibold text-sage-ink">
      <Icon aria-hidden="true" className="size-4" />
      <span className="sr-only">{t("trend.label")}</span>
      {t(`trend.${trend}`)}
    </span>
  );
}
