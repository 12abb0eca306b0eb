import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MoodDay } from "#client/lib/mood-port.ts";
import type { Loaded } from "#client/lib/use-loaded.ts";
import { Card } from "#client/ui/card.tsx";
import { LoadingPlace, Skeleton } from "#client/ui/loading.tsx";
import { NativeSelect } from "#client/ui/native-select.tsx";
import { MoodOverTime } from "./mood-over-time.tsx";
import { Patterns } from "./patterns.tsx";
import { PeriodStatistics } from "./period-statistics.tsx";
import { ReadFailed } from "./read-failed.tsx";

/** The looks back that are offered, in days; the server's own default comes first. */
const periods = ["30", "90", "366"] as const;
type Period = (typeof periods)[number];

type StatisticsSectionProps = {
  userId: string;
  today: string;
  /** The last year and a day. */
  days: Loaded<readonly MoodDay[]>;
  onRetry: () => void;
  /** Another number whenever a check-in came or went. */
  changes: number;
};

/** Averages, trend, time and patterns (spec 1, section 2: Mood Statistics). */
export function StatisticsSection({ userId, today, days, onRetry, changes }: StatisticsSectionProps) {
  const { t } = useTranslation("mood");
  const id = useId();
  const [period, setPeriod] = useState<Period>("30");
  const length = Number(period);
  const options = periods.map((value) => ({ value, label: t(`statistics.periods.${value}`) }));
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h2 id={id} className="text-2xl">
          {t("statistics.title")}
        </h2>
        <NativeSelect
          label={t("statistics.period")}
          options={options}
          value={period}
          onValueChange={setPeriod}
        />
      </div>
      <div className="flex flex-col gap-10">
        <PeriodStatistics key={`${period} ${String(changes)}`} userId={userId} days={length} />
        <Pictures days={days} onRetry={onRetry} today={today} period={length} />
        <details className="group">
          <summary className="flex min-h-target cursor-pointer list-none items-center gap-2 rounded-md text-ink-soft [&::-webkit-details-marker]:hidden">
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 transition-transform group-open:rotate-180"
            />
            {t("statistics.method")}
          </summary>
          <p className="mt-1 max-w-prose text-ink-soft">{t("statistics.methodBody")}</p>
        </details>
      </div>
    </Card>
  );
}

type PicturesProps = Pick<StatisticsSectionProps, "days" | "onRetry" | "today"> & { period: number };

function Pictures({ days, onRetry, today, period }: PicturesProps) {
  const { t } = useTranslation("mood");
  if (days.status === "loading")
    return (
      <LoadingPlace>
        <Skeleton className="h-72" />
      </LoadingPlace>
    );
  if (days.status === "failed")
    return <ReadFailed title={t("statistics.failed")} failure={days.failure} onRetry={onRetry} />;
  return (
    <>
      <MoodOverTime days={days.value} today={today} period={period} />
      <div className="border-t border-line pt-6">
        {/* Patterns take their time, whatever period is looked at above. */}
        <p className="mb-4 text-sm font-semibold text-clay">{t("statistics.periods.366")}</p>
        <Patterns days={days.value} />
      </div>
    </>
  );
}
