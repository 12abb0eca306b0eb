import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { type Level, levelOf, type MetricName } from "./level.ts";
import { useWords } from "./use-words.ts";

/** Greens, yellows and, for what is hard, a quiet blue: a feeling is no error. */
const colours: Readonly<Record<Level, string>> = {
  good: "bg-mood-4",
  middle: "bg-mood-5",
  hard: "bg-mood-2",
};

type MetricProps = { name: MetricName; value: number | null };

/** One average as a number, a word and a bar. */
export function Metric({ name, value }: MetricProps) {
  const { t } = useTranslation("wrapUps");
  const words = useWords();
  return (
    <div>
      <dt className="font-semibold">{t(`metrics.${name}`)}</dt>
      {value === null ? (
        <dd className="text-ink-soft">{t("metrics.none")}</dd>
      ) : (
        <dd>
          <span className="flex items-baseline justify-between gap-3">
            <span className="text-ink-soft">{t(`level.${levelOf(name, value)}`)}</span>
            <span className="text-xl tabular-nums" dir="ltr">
              {t("metrics.value", { value: words.average(value) })}
            </span>
          </span>
          <span aria-hidden="true" className="mt-1.5 block h-2.5 overflow-hidden rounded-full bg-sunken">
            <span
              data-level={levelOf(name, value)}
              className={clsx("block h-full rounded-full", colours[levelOf(name, value)])}
              style={{ width: `${String((value / 5) * 100)}%` }}
            />
          </span>
        </dd>
      )}
    </div>
  );
}
