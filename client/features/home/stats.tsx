import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import type { SessionsOverview } from "#client/lib/sessions-port.ts";
import { Card } from "#client/ui/card.tsx";

/** Three numbers about the person's sessions. */
export function Stats({ overview: { total, totalSeconds, thisWeek } }: { overview: SessionsOverview }) {
  const { t } = useTranslation("home");
  const format = useFormat();
  const id = useId();
  const stats = [
    { name: t("stats.total"), value: format.number(total) },
    { name: t("stats.time"), value: format.duration(totalSeconds) },
    { name: t("stats.week"), value: format.number(thisWeek) },
  ];
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="mb-4 text-2xl">
        {t("stats.title")}
      </h2>
      <Card>
        <dl className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-3">
          {stats.map(({ name, value }) => (
            <div
              key={name}
              className="flex items-baseline justify-between gap-4 sm:flex-col sm:justify-start sm:gap-1"
            >
              <dt className="text-ink-soft">{name}</dt>
              <dd className="font-heading text-2xl font-medium sm:text-3xl">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}
