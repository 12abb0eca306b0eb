import { useTranslation } from "react-i18next";
import type { Profile } from "#client/lib/profile.ts";
import { loadedOf } from "#client/lib/query.ts";
import { Card } from "#client/ui/card.tsx";
import { LoadFailed, LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import { useReminder } from "./api.ts";
import { ReminderForm } from "./reminder-form.tsx";

/** The daily reminder: whether, when, and how it comes. */
export function ReminderSettings({ profile }: { profile: Profile }) {
  const { t } = useTranslation("reminders");
  return (
    <Card as="section" aria-labelledby="reminder-settings">
      <h2 id="reminder-settings" className="mb-1 text-2xl">
        {t("title")}
      </h2>
      <p className="mb-4 text-ink-soft">{t("description")}</p>
      <Content profile={profile} />
    </Card>
  );
}

function Content({ profile }: { profile: Profile }) {
  const { t } = useTranslation("reminders");
  const query = useReminder(profile.id, profile.timezone);
  const loaded = loadedOf(query);
  switch (loaded.status) {
    case "loading":
      return (
        <LoadingRegion>
          <Skeleton className="h-11" />
        </LoadingRegion>
      );
    case "failed":
      return (
        <LoadFailed
          title={t("readFailed")}
          reason={t(`readFailure.${loaded.failure}`)}
          retry={t("retry")}
          onRetry={() => void query.refetch()}
        />
      );
    case "ready":
      return <ReminderForm profile={profile} saved={loaded.value} />;
  }
}
