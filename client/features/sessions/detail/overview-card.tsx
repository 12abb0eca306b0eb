import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import type { Session } from "#client/lib/sessions-port.ts";
import { Card } from "#client/ui/card.tsx";

type OverviewCardProps = { session: Session; timeZone: string };

/** How long, when, and how the person felt around it. */
export function OverviewCard({ session, timeZone }: OverviewCardProps) {
  const { t } = useTranslation("sessions");
  const { t: moods } = useTranslation("conversation");
  const format = useFormat();
  const id = useId();
  const { duration, created_at, mood_before: before, mood_after: after } = session;
  const facts = [
    { name: t("overview.duration"), value: format.duration(duration) },
    { name: t("overview.date"), value: format.date(new Date(created_at), timeZone) },
    { name: t("overview.moodBefore"), value: before ? moods(`moodBefore.${before}`) : t("overview.notSaid") },
    ...(after ? [{ name: t("overview.moodAfter"), value: moods(`moodAfter.${after}`) }] : []),
  ];
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {t("overview.title")}
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="mt-0.5 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
