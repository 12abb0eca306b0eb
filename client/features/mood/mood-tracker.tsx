import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { planOf, type Profile } from "#client/lib/profile.ts";
import { loadedOf } from "#client/lib/query.ts";
import { withTexts } from "#client/i18n/setup.ts";
import { lazyPart } from "#client/ui/lazy-part.tsx";
import { Card } from "#client/ui/card.tsx";
import { Skeleton } from "#client/ui/loading.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import type { MoodNow } from "./api.ts";
import { CheckInSection } from "./check-in-section.tsx";
import { MomentCard } from "./moment-card.tsx";
import { TodaysMoments } from "./moments.tsx";
import { useCheckIn } from "./check-in-draft.ts";

// Parts that few people need on a visit load after the page.
const ImportSection = lazyPart<{ userId: string; today: string }>(() =>
  withTexts(["mood"], async () => (await import("./import/import-section.tsx")).ImportSection),
);
const MoodHistory = lazyPart<{ userId: string; today: string; firstDay: string; timeZone: string }>(
  () => withTexts(["mood"], async () => (await import("./mood-history.tsx")).MoodHistory),
  <Skeleton className="h-525 lg:h-394" />,
);

type MoodTrackerProps = {
  profile: Profile;
  /** The plan's weekly limit was reached. */
  onLimitReached?: (() => void) | undefined;
  /** Receives the notes of a check-in once it is recorded. */
  onNotesSaved?: ((notes: string) => void) | undefined;
  /** Sections of other features, shown after the check-in. */
  children?: ReactNode;
};

/** For display only: the database enforces the limit. */
function checkInsPerWeek(profile: Profile): number {
  return planOf(profile, Date.now()).limits.moodCheckInsPerWeek;
}

/** The mood tracker: today's check-in, statistics and the year. */
export function MoodTracker({ profile, onLimitReached, onNotesSaved, children }: MoodTrackerProps) {
  const { t } = useTranslation("mood");
  const { t: common } = useTranslation();
  const checkIn = useCheckIn(profile.id, profile.timezone, onNotesSaved);
  const state = loadedOf(checkIn.now);
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <div className="-mb-6">
        <PageHeading title={common("pages.moodTracker")} description={t("description")} />
      </div>
      <CheckInSection
        userId={profile.id}
        perWeek={checkInsPerWeek(profile)}
        checkIn={checkIn}
        onLimit={() => onLimitReached?.()}
      />
      {/* How long the check-in is, is known with it: what came before would be pushed down the page. */}
      {state.status === "loading" ? null : (
        <>
          <MomentCard userId={profile.id} />
          {state.status === "ready" ? (
            <TodaysMoments userId={profile.id} today={state.value.today} timeZone={profile.timezone} />
          ) : null}
          {children}
        </>
      )}
      {state.status === "ready" ? <Past profile={profile} now={state.value} /> : null}
    </div>
  );
}

/** What earlier check-ins show, and a way to bring along those from elsewhere. */
function Past({ profile, now: { today, todays, firstDay } }: { profile: Profile; now: MoodNow }) {
  const first = firstDay ?? todays?.local_date;
  return (
    <>
      {first === undefined ? (
        <NoHistory />
      ) : (
        <MoodHistory
          key={today}
          userId={profile.id}
          today={today}
          firstDay={first}
          timeZone={profile.timezone}
        />
      )}
      <ImportSection userId={profile.id} today={today} />
    </>
  );
}

/** In the place of the history before the first check-in. */
function NoHistory() {
  const { t } = useTranslation("mood");
  return (
    <Card as="section" aria-label={t("statistics.title")}>
      <h2 className="mb-2 text-2xl">{t("statistics.title")}</h2>
      <p className="text-ink-soft">{t("statistics.empty")}</p>
    </Card>
  );
}
