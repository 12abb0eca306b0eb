import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import type { Resource } from "#shared/protocol/values.ts";
import type { Profile } from "#client/lib/profile.ts";
import { withTexts } from "#client/i18n/setup.ts";
import { useAuth } from "#client/lib/services.tsx";
import { usePart } from "#client/lib/load-text.ts";
import { LoadFailed, LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import { WithProfile } from "./with-profile.tsx";

type ProfilePage = ComponentType<{ profile: Profile }>;

function OfProfile({ Page }: { Page: ProfilePage }) {
  return <WithProfile>{(profile) => <Page key={profile.id} profile={profile} />}</WithProfile>;
}

type UserPage = ComponentType<{ userId: string }>;

function OfUser({ Page }: { Page: UserPage }) {
  const auth = useAuth();
  return auth.status === "signed-in" ? <Page userId={auth.user.id} /> : null;
}

const ofProfile =
  (Page: ProfilePage): ComponentType =>
  () => <OfProfile Page={Page} />;
const ofUser =
  (Page: UserPage): ComponentType =>
  () => <OfUser Page={Page} />;

/** The pages that a conversation can open beside it, with the same locks as elsewhere. */
const pages: Record<Resource, () => Promise<ComponentType>> = {
  breathing: () =>
    withTexts(
      ["selfcare"],
      async () => (await import("#client/features/selfcare/guided-breathing.tsx")).GuidedBreathing,
    ),
  stretching: () =>
    withTexts(
      ["selfcare"],
      async () => (await import("#client/features/selfcare/timed-stretching.tsx")).TimedStretching,
    ),
  mindfulActivity: () =>
    withTexts(
      ["selfcare"],
      async () => (await import("#client/features/selfcare/mindful-cooking.tsx")).MindfulCooking,
    ),
  journal: () =>
    withTexts(["journal"], async () => ofProfile((await import("./pages/journal-page.tsx")).JournalPage)),
  taskPrioritization: () =>
    withTexts(["guides"], async () => (await import("./pages/guide-pages.tsx")).TaskPrioritizationPage),
  focusTechniques: () =>
    withTexts(["guides"], async () => (await import("./pages/guide-pages.tsx")).FocusTechniquesPage),
  habitBuilding: () =>
    withTexts(["guides"], async () => (await import("./pages/guide-pages.tsx")).HabitBuildingPage),
  safetyPlan: () =>
    withTexts([], async () =>
      ofUser((await import("#client/features/safety/safety-plan-screen.tsx")).SafetyPlanScreen),
    ),
  reminder: () =>
    withTexts(["reminders"], async () =>
      ofProfile((await import("#client/features/reminders/reminder-settings.tsx")).ReminderSettings),
    ),
};

/**
 * What a conversation offered, fetched when it is opened. A page that can't be fetched must not take the
 * conversation beside it down.
 */
export function OfferedResource({ resource }: { resource: Resource }) {
  const { t } = useTranslation("conversation");
  const { state, retry } = usePart(["offered", resource], async () => ({ Page: await pages[resource]() }));
  if (state.status === "ready") return <state.value.Page />;
  if (state.status === "failed")
    return (
      <LoadFailed
        title={t("offer.failed")}
        reason={t("offer.failedBody")}
        retry={t("offer.retry")}
        onRetry={retry}
      />
    );
  return (
    <LoadingRegion className="flex flex-col gap-4">
      <Skeleton className="h-20" />
      <Skeleton className="h-56" />
    </LoadingRegion>
  );
}
