import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import type { MoodStats } from "#client/lib/mood-port.ts";
import { useServices } from "#client/lib/services.tsx";
import { useLoaded } from "#client/lib/use-loaded.ts";
import { LoadingPlace, Skeleton } from "#client/ui/loading.tsx";
import { MoodLevel } from "./mood-level.tsx";
import { ReadFailed } from "./read-failed.tsx";

/** Averages and trend of the last `days` days, as the database computes them (spec 1, section 3). */
export function PeriodStatistics({ userId, days }: { userId: string; days: number }) {
  const { t } = useTranslation("mood");
  const { mood } = useServices();
  const load = useCallback(() => mood.stats(userId, days), [mood, userId, days]);
  const { state, retry } = useLoaded(load);
  if (state.status === "loading")
    return (
      <LoadingPlace>
        <Skeleton className="h-48" />
      </LoadingPlace>
    );
  if (state.status === "failed")
    return <ReadFailed title={t("statistics.failed")} failure={state.failure} onRetry={retry} />;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Averages stats={state.value} />
      <Trend stats={state.value} />
    </div>
  );
}

function Averages({ stats }: { stats: MoodStats }) {
  const { t } = useTranslation("mood");
  const levels = [
    [t("sliders.energy.name"), stats.avg_energy],
    [t("sliders.stress.name"), stats.avg_stress],
    [t("sliders.sleep.name"), stats.avg_sleep],
  ] as const;
  if (stats.avg_mood === null) return <p className="text-ink-soft">{t("statistics.noneInPeriod")}</p>;
  return (
    <div>
      <h3 className="text-xl">{t("statistics.averages")}</h3>
      <p className="mb-3 text-sm text-ink-soft">{t("statistics.count", { count: stats.total_entries })}</p>
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

/** How far along the scale of 1 to 5 a value is. */
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
