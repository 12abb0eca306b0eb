import { useState } from "react";
import { useTranslation } from "react-i18next";
import { generatePath, useNavigate } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { localDay, mondayOf } from "#client/lib/dates.ts";
import { planOf, type Profile } from "#client/lib/profile.ts";
import { failureOf, loadedOf } from "#client/lib/query.ts";
import { LoadFailed, LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { TextLink } from "#client/ui/text-link.tsx";
import { usePastWrapUps, useWeek } from "./api.ts";
import { PastList } from "./past-wrap-ups.tsx";
import { WeeklyCard } from "./weekly-card.tsx";

type WrapUpsProps = { profile: Profile };

/** The current week and past wrap-ups. */
export function WrapUps({ profile }: WrapUpsProps) {
  const { t } = useTranslation("wrapUps");
  const { t: common } = useTranslation();
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageHeading title={common("pages.wrapUps")} description={t("description")} />
      <Overview profile={profile} />
      <p className="mt-10 text-ink-soft">
        {t("sampleBefore")}{" "}
        <TextLink to={generatePath(paths.report, { id: "weekly" })}>{t("sample")}</TextLink>
      </p>
    </div>
  );
}

function Overview({ profile }: WrapUpsProps) {
  const { t } = useTranslation("wrapUps");
  const navigate = useNavigate();
  const { id: userId } = profile;
  const [opened] = useState(() => Date.now());
  const currentWeek = useWeek(userId, mondayOf(localDay(opened, profile.timezone)));
  const wrapUps = usePastWrapUps(userId);
  const [week, past] = [loadedOf(currentWeek), loadedOf(wrapUps)];
  const failed = [week, past].find((state) => state.status === "failed");
  if (failed)
    return (
      <LoadFailed
        title={t("listFailed")}
        reason={t(`readFailure.${failed.failure}`)}
        retry={t("retry")}
        onRetry={() => Promise.all([currentWeek.refetch(), wrapUps.refetch()])}
      />
    );
  if (week.status !== "ready" || past.status !== "ready")
    return (
      <LoadingRegion className="flex flex-col gap-4">
        <Skeleton className="h-72" />
        <Skeleton className="h-36" />
      </LoadingRegion>
    );
  const { period_start } = week.value;
  return (
    <>
      <WeeklyCard
        userId={userId}
        week={week.value}
        written={past.value.some((each) => each.type === "weekly" && each.period_start === period_start)}
        frequency={planOf(profile, opened).limits.wrapUpFrequency}
        onDone={(id) => void navigate(generatePath(paths.wrapUpReport, { id }))}
      />
      <PastList
        past={past.value}
        more={wrapUps.hasNextPage}
        moreFailure={wrapUps.isFetchNextPageError ? failureOf(wrapUps.error) : null}
        onMore={() => void wrapUps.fetchNextPage()}
      />
    </>
  );
}
