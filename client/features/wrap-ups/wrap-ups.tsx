import { useState } from "react";
import { useTranslation } from "react-i18next";
import { generatePath, useNavigate } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { planOf, type Profile } from "#client/lib/profile.ts";
import { LoadFailed, LoadingPlace, Skeleton } from "#client/ui/loading.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { TextLink } from "#client/ui/text-link.tsx";
import { PastList } from "./past-list.tsx";
import { useOverview } from "./use-overview.ts";
import { WeeklyCard } from "./weekly-card.tsx";

type WrapUpsProps = { profile: Profile };

/** The current week and the wrap-ups so far (spec 1, section 2: Emotional Wrap-Ups list). */
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
  const [opened] = useState(() => Date.now());
  const { state, retry, showMore, moreFailure } = useOverview(profile.id, profile.timezone);
  if (state.status === "loading")
    return (
      <LoadingPlace className="flex flex-col gap-4">
        <Skeleton className="h-72" />
        <Skeleton className="h-36" />
      </LoadingPlace>
    );
  if (state.status === "failed")
    return (
      <LoadFailed
        title={t("listFailed")}
        reason={t(`readFailure.${state.failure}`)}
        retry={t("retry")}
        onRetry={retry}
      />
    );
  const { week, past, more } = state;
  return (
    <>
      <WeeklyCard
        week={week}
        written={past.some(
          ({ type, period_start }) => type === "weekly" && period_start === week.period_start,
        )}
        frequency={planOf(profile, opened).limits.wrapUpFrequency}
        onDone={(id) => void navigate(generatePath(paths.wrapUpReport, { id }))}
      />
      <PastList past={past} more={more} moreFailure={moreFailure} onMore={() => void showMore()} />
    </>
  );
}
