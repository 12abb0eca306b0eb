import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import { useMoodStats, type MoodDay, type MoodStats } from "./api.ts";
import { loadedOf, type Loaded } from "#client/lib/query.ts";
import { Card } from "#client/ui/card.tsx";
import { LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import { NativeSelect } from "#client/ui/native-select.tsx";
import { MoodLevel } from "./mood-level.tsx";
import { MoodOverTime } from "./mood-over-time.tsx";
import { Patterns } from "./pattern-charts.tsx";
import { ReadFailed } from "./check-in-details.tsx";

/** Periods to choose from, in days. The first is the server's own default. */
export const periods = ["30", "90", "366"] as const;
export type Period = (typeof periods)[number];

type StatisticsSectionProps = {
  userId: string;
  today: string;
  /** The last year and a day. */
  days: Loaded<readonly MoodDay[]>;
  onRetry: () => void;
};

/** Averages, trend, mood over time and patterns. */
export function StatisticsSection({ userId, today, days, onRetry }: StatisticsSectionProps) {
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
        <PeriodStatistics userId={userId} days={length} />
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
  if (days.status === "loading") return <PicturesSkeleton />;
  if (days.status === "failed")
    return <ReadFailed title={t("statistics.failed")} failure={days.failure} onRetry={onRetry} />;
  return (
    <>
      <MoodOverTime days={days.value} today={today} period={period} />
      <div className="border-t border-line pt-6">
        {/* Patterns need the whole year, whichever period is selected above. */}
        <p className="mb-4 text-sm font-semibold text-clay">{t("statistics.periods.366")}</p>
        <Patterns days={days.value} />
      </div>
    </>
  );
}

/** As tall as the charts, so that nothing moves when they come. */
function PicturesSkeleton() {
  return (
    <LoadingRegion className="flex flex-col gap-10">
      <Skeleton className="h-96 sm:h-120" />
      <div className="grid gap-10 lg:grid-cols-2">
        <Skeleton className="h-100" />
        <Skeleton className="h-100" />
      </div>
      <Skeleton className="h-72 lg:h-60" />
    </LoadingRegion>
  );
}

/** Averages and trend of the last `days` days, as computed by the database. */
export function PeriodStatistics({ userId, days }: { userId: string; days: number }) {
  const { t } = useTranslation("mood");
  const query = useMoodStats(userId, days);
  const state = loadedOf(query);
  if (state.status === "loading")
    return (
      <LoadingRegion>
        <Skeleton className="h-48" />
      </LoadingRegion>
    );
  if (state.status === "failed")
    return (
      <ReadFailed
        title={t("statistics.failed")}
        failure={state.failure}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Averages stats={state.value} />
      <Trend stats={state.value} />
    </div>
  );
}

function Averages({ stats }: { stats: MoodStats }) {
  const { t } = useTranslation("mood");
  const format = useFormat();
  const levels = [
    [t("sliders.energy.name"), stats.avg_energy],
    [t("sliders.stress.name"), stats.avg_stress],
    [t("sliders.sleep.name"), stats.avg_sleep],
  ] as const;
  if (stats.avg_mood === null) return <p className="text-ink-soft">{t("statistics.noneInPeriod")}</p>;
  return (
    <div>
      <h3 className="text-xl">{t("statistics.averages")}</h3>
      <p className="mb-3 flex flex-wrap gap-x-4 text-sm text-ink-soft">
        {stats.total_entries > 0 || stats.total_moments === 0 ? (
          <span>{t("statistics.count", { count: stats.total_entries })}</span>
        ) : null}
        {stats.total_moments > 0 ? (
          <span>{t("statistics.moments", { n: format.number(stats.total_moments) })}</span>
        ) : null}
      </p>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2">
        <dt>{t("statistics.mood")}</dt>
        <dd className="flex flex-wrap items-center gap-3 font-semibold tabular-nums">
          <Value value={stats.avg_mood} /> <MoodLevel mood={stats.avg_mood} className="text-sm" />
        </dd>
        {levels.map(([name, value]) =>
          value === null ? null : (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd className="flex items-center gap-3 font-semibold tabular-nums">
                <Value value={value} />
                <span aria-hidden="true" className="h-2 max-w-40 flex-1 rounded-full bg-sunken">
                  <Share value={value} />
                </span>
              </dd>
            </div>
          ),
        )}
      </dl>
    </div>
  );
}

function Value({ value }: { value: number }) {
  const { t } = useTranslation("mood");
  const format = useFormat();
  return (
    <>
      <span aria-hidden="true">{format.number(value, 1)}</span>
      <span className="sr-only">{t("sliders.outOf", { value: format.number(value, 1) })}</span>
    </>
  );
}

/** A bar that shows how far a value is along the scale of 1 to 5. */
function Share({ value }: { value: number }) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full rtl:-scale-x-100">
      <rect width={Math.max(4, ((value - 1) / 4) * 100)} height={8} rx={4} className="fill-sage" />
    </svg>
  );
}

function Trend({ stats }: { stats: MoodStats }) {
  const { t } = useTranslation("mood");
  const trend = stats.mood_trend;
  return (
    <div>
      <h3 className="text-xl">{t("trend.title")}</h3>
      <p className="mt-2 font-semibold">{t(`trend.${trend}.label`)}</p>
      <p className="mt-1 text-ink-soft">{t(`trend.${trend}.insight`)}</p>
    </div>
  );
}
