import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import type { CheckIn } from "#client/lib/mood-port.ts";
import { useEmotionNames } from "./emotion-names.ts";
import { MoodLevel } from "./mood-level.tsx";

/** All that a check-in holds. */
export function CheckInDetails({ checkIn }: { checkIn: CheckIn }) {
  const { t } = useTranslation("mood");
  const format = useFormat();
  const nameOf = useEmotionNames();
  const levels = [
    [t("sliders.energy.name"), checkIn.energy_level],
    [t("sliders.stress.name"), checkIn.stress_level],
    [t("sliders.sleep.name"), checkIn.sleep_quality],
  ] as const;
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <MoodLevel mood={checkIn.mood_score} />
        <span className="min-w-0">{nameOf(checkIn.mood_label)}</span>
      </p>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
        {levels.map(([name, value]) => (
          <div key={name} className="flex gap-1.5">
            <dt>{name}</dt>
            <dd className="font-semibold tabular-nums">
              <span className="sr-only">{t("sliders.outOf", { value: format.number(value, 1) })}</span>
              <span aria-hidden="true">{format.number(value, 1)}</span>
            </dd>
          </div>
        ))}
      </dl>
      {checkIn.notes ? (
        <p dir="auto" className="whitespace-pre-wrap">
          {checkIn.notes}
        </p>
      ) : null}
    </div>
  );
}
