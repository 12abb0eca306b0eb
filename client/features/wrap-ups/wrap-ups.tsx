import { useTranslation } from "react-i18next";
import { generatePath, useNavigate } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { localDay, mondayOf } from "#client/lib/dates.ts";
import { type Profile, planOf } from "#client/lib/profile.ts";
import { type DataFailure, failureOf, loadedOf } from "#client/lib/query.ts";
import { useNow } from "#client/lib/use-now.ts";
import { LoadFailed, LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { TextLink } from "#client/ui/text-link.tsx";
import { Alert } from "#client/ui/alert.tsx";
import { Button, ButtonLink } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { type WrapUpCard, usePastWrapUps, useWeek } from "./api.ts";
import { WeeklyCard } from "./weekly-card.tsx";
import { TrendSign, useWrapUpFormat } from "./wrap-up-format.tsx";

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
  const now = useNow(profile.timezone);
  const currentWeek = useWeek(userId, mondayOf(localDay(now, profile.timezone)));
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
        frequency={planOf(profile, now).limits.wrapUpFrequency}
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

type PastListProps = {
  past: readonly WrapUpCard[];
  more: boolean;
  moreFailure: DataFailure | null;
  onMore: () => void;
};

/** The wrap-ups so far, newest first. */
function PastList({ past, more, moreFailure, onMore }: PastListProps) {
  const { t } = useTranslation("wrapUps");
  return (
    <section aria-labelledby="past" className="mt-10">
      <h2 id="past" className="mb-4 text-2xl">
        {t("past")}
      </h2>
      {past.length === 0 ? <Placeholders /> : null}
      <ul className="grid gap-4 sm:grid-cols-2">
        {past.map((wrapUp) => (
          <PastCard key={wrapUp.id} wrapUp={wrapUp} />
        ))}
      </ul>
      {moreFailure ? (
        <Alert tone="error" className="mt-4">
          {t(`readFailure.${moreFailure}`)}
        </Alert>
      ) : null}
      {more ? (
        <Button variant="secondary" className="mt-4" onClick={onMore}>
          {t("more")}
        </Button>
      ) : null}
    </section>
  );
}

/** Previews of the wrap-ups to come. */
function Placeholders() {
  const { t } = useTranslation("wrapUps");
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(["first", "coming"] as const).map((name) => (
        <Card key={name} className="flex flex-col items-start gap-4 border-dashed">
          <p className="text-ink-soft">{t(`${name}Body`)}</p>
          <Button variant="secondary" disabled className="mt-auto h-auto whitespace-normal">
            {t(name)}
          </Button>
        </Card>
      ))}
    </div>
  );
}

/** One wrap-up in the list. */
function PastCard({ wrapUp }: { wrapUp: WrapUpCard }) {
  const { t } = useTranslation("wrapUps");
  const formats = useWrapUpFormat();
  const period = formats.period(wrapUp.period_start, wrapUp.period_end);
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h3 className="text-xl">{t(wrapUp.type)}</h3>
          <p className="text-ink-soft">{period}</p>
        </div>
        <TrendSign wrapUp={wrapUp} />
      </div>
      <p>
        {wrapUp.mood_average === null
          ? t("noAverage")
          : t("average", { value: formats.average(wrapUp.mood_average) })}
        {" · "}
        {t("sessions", { count: wrapUp.total_sessions })}
      </p>
      <ButtonLink
        to={generatePath(paths.wrapUp, { id: wrapUp.id })}
        variant="secondary"
        className="self-start"
        aria-label={t("viewNamed", { period })}
      >
        {t("view")}
      </ButtonLink>
    </Card>
  );
}
