import { useTranslation } from "react-i18next";
import type { Profile } from "#client/lib/profile.ts";
import { LoadFailed, LoadingPlace, Skeleton } from "#client/ui/loading.tsx";
import { RecentSessions } from "./recent-sessions.tsx";
import { Stats } from "./stats.tsx";
import { useOverview } from "./use-overview.ts";

type LookingBackProps = { profile: Profile; now: Date };

/** The last sessions and the numbers, or why they are not there; the rest of the home does not wait for them. */
export function LookingBack({ profile, now }: LookingBackProps) {
  const { t } = useTranslation("home");
  const { state, retry } = useOverview(profile, now);
  if (state.kind === "loading")
    return (
      <LoadingPlace className="mt-12 flex flex-col gap-4">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </LoadingPlace>
    );
  if (state.kind === "failed")
    return (
      <LoadFailed
        title={t("failed")}
        reason={t(`readFailure.${state.failure}`)}
        retry={t("retry")}
        onRetry={retry}
        className="mt-12"
      />
    );
  return (
    <>
      <RecentSessions overview={state.overview} timeZone={profile.timezone} />
      <Stats overview={state.overview} />
    </>
  );
}
