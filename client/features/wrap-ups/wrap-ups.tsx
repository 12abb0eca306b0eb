import { useState, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { generatePath, useNavigate } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import type { WeeklyData } from "#shared/wrap-ups.ts";
import type { DataFailure } from "#client/lib/data-failure.ts";
import { localDay, mondayOf } from "#client/lib/plain-days.ts";
import { planOf, type Profile } from "#client/lib/profile.ts";
import { useServices } from "#client/lib/services.tsx";
import type { WrapUpCard, WrapUpsPort } from "#client/lib/wrap-ups-port.ts";
import { LoadFailed, LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { TextLink } from "#client/ui/text-link.tsx";
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
  const [opened] = useState(() => Date.now());
  const { state, retry, showMore, moreFailure } = useWrapUps(profile.id, profile.timezone);
  if (state.status === "loading")
    return (
      <LoadingRegion className="flex flex-col gap-4">
        <Skeleton className="h-72" />
        <Skeleton className="h-36" />
      </LoadingRegion>
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

const pageSize = 10;

type WrapUpsState =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly failure: DataFailure }
  | {
      readonly status: "ready";
      readonly week: WeeklyData;
      readonly past: readonly WrapUpCard[];
      readonly more: boolean;
    };

async function loadOverview(wrapUps: WrapUpsPort, userId: string, timeZone: string): Promise<WrapUpsState> {
  const monday = mondayOf(localDay(Date.now(), timeZone));
  const [week, page] = await Promise.all([wrapUps.week(userId, monday), wrapUps.list(userId, pageSize)]);
  if (week.kind === "failed") return { status: "failed", failure: week.failure };
  if (page.kind === "failed") return { status: "failed", failure: page.failure };
  return {
    status: "ready",
    week: week.week,
    past: page.wrapUps,
    more: page.wrapUps.length === pageSize,
  };
}

/** The current week's figures, and past wrap-ups, newest first, a page at a time. */
function useWrapUps(userId: string, timeZone: string) {
  const { wrapUps } = useServices();
  const [state, setState] = useState<WrapUpsState>({ status: "loading" });
  const [moreFailure, setMoreFailure] = useState<DataFailure | null>(null);

  useEffect(() => {
    let wanted = true;
    void loadOverview(wrapUps, userId, timeZone).then((loaded) => wanted && setState(loaded));
    return () => {
      wanted = false;
    };
  }, [wrapUps, userId, timeZone]);

  const retry = async () => {
    setState({ status: "loading" });
    setState(await loadOverview(wrapUps, userId, timeZone));
  };
  const showMore = async () => {
    if (state.status !== "ready") return;
    setMoreFailure(null);
    const result = await wrapUps.list(userId, pageSize, state.past.at(-1));
    if (result.kind === "failed") return setMoreFailure(result.failure);
    setState((held) => withPage(held, result.wrapUps));
  };
  return { state, retry, showMore, moreFailure };
}

/** Appends a page of older wrap-ups, without duplicates. */
function withPage(held: WrapUpsState, page: readonly WrapUpCard[]): WrapUpsState {
  if (held.status !== "ready") return held;
  const fresh = page.filter(({ id }) => held.past.every((wrapUp) => wrapUp.id !== id));
  return { ...held, past: [...held.past, ...fresh], more: page.length === pageSize };
}
