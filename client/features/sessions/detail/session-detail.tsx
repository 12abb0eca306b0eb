import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import type { Profile } from "#client/lib/profile.ts";
import { ButtonLink } from "#client/ui/button.tsx";
import { LoadFailed, LoadingPlace, Skeleton } from "#client/ui/loading.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { KnownSession } from "./known-session.tsx";
import { useSessionDetail } from "./use-session-detail.ts";

type SessionDetailProps = { profile: Profile; id: string };

/** A session and what was said in it (spec 1, section 2: Session detail). */
export function SessionDetail({ profile, id }: SessionDetailProps) {
  const { t } = useTranslation("sessions");
  const { state, retry } = useSessionDetail(profile.id, id);
  return (
    <div className="mx-auto w-full max-w-3xl">
      {state.kind === "missing" ? null : (
        <ButtonLink to={paths.sessions} variant="quiet" className="-ms-4 mb-3">
          <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          {t("back")}
        </ButtonLink>
      )}
      <Content profile={profile} state={state} onRetry={retry} />
    </div>
  );
}

type ContentProps = {
  profile: Profile;
  state: ReturnType<typeof useSessionDetail>["state"];
  onRetry: () => void;
};

function Content({ profile, state, onRetry }: ContentProps) {
  const { t } = useTranslation("sessions");
  const { t: common } = useTranslation();
  if (state.kind === "ok")
    return <KnownSession profile={profile} session={state.session} messages={state.messages} />;
  if (state.kind === "missing")
    return (
      <>
        <PageHeading title={t("missing.title")} description={t("missing.body")} />
        <ButtonLink to={paths.sessions}>{t("back")}</ButtonLink>
      </>
    );
  return (
    <>
      <PageHeading title={common("pages.session")} />
      {state.kind === "loading" ? (
        <LoadingPlace className="flex flex-col gap-4">
          <Skeleton className="h-56" />
          <Skeleton className="h-36" />
          <Skeleton className="h-72" />
        </LoadingPlace>
      ) : (
        <LoadFailed
          title={t("failed")}
          reason={t(`readFailure.${state.failure}`)}
          retry={t("retry")}
          onRetry={onRetry}
        />
      )}
    </>
  );
}
