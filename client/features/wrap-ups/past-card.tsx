import { useTranslation } from "react-i18next";
import { generatePath } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import type { WrapUpCard } from "#client/lib/wrap-ups-port.ts";
import { ButtonLink } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { TrendSign } from "./trend-sign.tsx";
import { useWords } from "./use-words.ts";

/** One wrap-up in the list. */
export function PastCard({ wrapUp }: { wrapUp: WrapUpCard }) {
  const { t } = useTranslation("wrapUps");
  const words = useWords();
  const period = words.period(wrapUp.period_start, wrapUp.period_end);
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h3 className="text-xl">{t(wrapUp.type)}</h3>
          <p className="text-ink-soft">{period}</p>
        </div>
        <TrendSign trend={wrapUp.mood_trend} />
      </div>
      <p>
        {wrapUp.mood_average === null
          ? t("noAverage")
          : t("average", { value: words.average(wrapUp.mood_average) })}
        {" · "}
        {t("sessions", { count: wrapUp.total_sessions })}
      </p>
      <ButtonLink
        to={generatePath(paths.wrapUp, { id: wrapUp.id })}
        variant="secondary"
        className="self-start"
        aria-label={t("viewNamed", { period })}
      >
        {t("view")}
      </ButtonLink>
    </Card>
  );
}
