import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { WrapUpTrend } from "#shared/wrap-ups.ts";

const icons = { improving: TrendingUp, declining: TrendingDown, stable: Minus } as const;

/** A week's trend as a shape and a word; never in red. */
export function TrendSign({ trend }: { trend: WrapUpTrend }) {
  const { t } = useTranslation("wrapUps");
  const Icon = icons[trend];
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-sage-soft px-3 py-1 text-sm font-semibold text-sage-ink">
      <Icon aria-hidden="true" className="size-4" />
      <span className="sr-only">{t("trend.label")}</span>
      {t(`trend.${trend}`)}
    </span>
  );
}
