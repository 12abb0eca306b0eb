import { useTranslation } from "react-i18next";
import type { Profile } from "#client/lib/profile.ts";
import { Card } from "#client/ui/card.tsx";
import { LoadFailed, LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import { ReminderForm } from "./reminder-form.tsx";
import { type ReminderHold, useReminder } from "./use-reminder.ts";

/** The daily reminder: whether, when, and whether by email as well. */
export function ReminderSettings({ profile }: { profile: Profile }) {
  const { t } = useTranslation("reminders");
  const hold = useReminder(profile);
  return (
    <Card as="section" aria-labelledby="reminder-settings">
      <h2 id="reminder-settings" className="mb-1 text-2xl">
        {t("title")}
      </h2>
      <p className="mb-4 text-ink-soft">{t("description")}</p>
      <Content profile={profile} hold={hold} />
    </Card>
  );
}

function Content({ profile, hold }: { profile: Profile; hold: ReminderHold }) {
  const { t } = useTranslation("reminders");
  const { state } = hold;
  if (state.status === "loading")
    return (
      <LoadingRegion className="flex flex-col gap-3">
        <Skeleton className="h-11" />
        <Skeleton className="h-11 w-1/2" />
      </LoadingRegion>
    );
  if (state.status === "failed")
    return (
      <LoadFailed
        title={t("readFailed")}
        reason={t(`readFailure.${state.failure}`)}
        retry={t("retry")}
        onRetry={hold.retry}
      />
    );
  return <ReminderForm profile={profile} saved={state.saved} hold={hold} />;
}
