import { ArrowLeft, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { type DataFailure, failureOf, loadedOf } from "#client/lib/query.ts";
import type { Profile } from "#client/lib/profile.ts";
import { Button, ButtonLink } from "#client/ui/button.tsx";
import { ConfirmDialog } from "#client/ui/confirm-dialog.tsx";
import { LoadFailed, LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { type WrapUp, useRemoveWrapUp, useWrapUp } from "./api.ts";
import { WrapUpBody } from "./wrap-up-body.tsx";
import { TrendSign, useWrapUpFormat } from "./wrap-up-format.tsx";

type WrapUpDetailProps = { profile: Profile; id: string };

/** The page of one wrap-up. */
export function WrapUpDetail({ profile, id }: WrapUpDetailProps) {
  const { t } = useTranslation("wrapUps");
  const { t: common } = useTranslation();
  const wrapUp = useWrapUp(profile.id, id);
  const state = loadedOf(wrapUp);
  if (state.status === "ready" && state.value === null)
    return (
      <div className="mx-auto w-full max-w-2xl py-8">
        <PageHeading title={t("notFound")} description={t("notFoundBody")} />
        <ButtonLink to={paths.wrapUps}>{t("back")}</ButtonLink>
      </div>
    );
  return (
    <div className="mx-auto w-full max-w-3xl">
      <ButtonLink to={paths.wrapUps} variant="quiet" className="-ms-4 mb-3">
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        {t("back")}
      </ButtonLink>
      {state.status === "loading" ? (
        <LoadingRegion className="flex flex-col gap-5">
          <Skeleton className="h-20 w-2/3" />
          <Skeleton className="h-36" />
          <Skeleton className="h-48" />
        </LoadingRegion>
      ) : null}
      {state.status === "failed" ? (
        <>
          <PageHeading title={common("pages.wrapUp")} />
          <LoadFailed
            title={t("detailFailed")}
            reason={t(`readFailure.${state.failure}`)}
            retry={t("retry")}
            onRetry={() => wrapUp.refetch()}
          />
        </>
      ) : null}
      {state.status === "ready" && state.value ? <Shown profile={profile} wrapUp={state.value} /> : null}
    </div>
  );
}

type ShownProps = { profile: Profile; wrapUp: WrapUp };

function Shown({ profile, wrapUp }: ShownProps) {
  const { t } = useTranslation("wrapUps");
  const formats = useWrapUpFormat();
  const format = useFormat();
  const navigate = useNavigate();
  const { mutateAsync: remove } = useRemoveWrapUp(profile.id);
  const [deleting, setDeleting] = useState(false);
  const period = formats.period(wrapUp.period_start, wrapUp.period_end);
  return (
    <>
      <PageHeading title={t(wrapUp.type)} description={period} actions={<TrendSign wrapUp={wrapUp} />} />
      <WrapUpBody userId={profile.id} wrapUp={wrapUp} />
      <div className="mt-8 flex flex-wrap items-center justify-between gap-4">
        <p className="text-ink-soft">
          {t("generatedOn", { date: format.date(new Date(wrapUp.created_at), profile.timezone) })}
        </p>
        <Button variant="quiet" className="text-danger! max-sm:-ms-5" onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden="true" className="size-5" />
          {t("deleteThis")}
        </Button>
      </div>
      {deleting ? (
        <DeleteDialog
          period={period}
          onDelete={() => remove(wrapUp.id).then(() => null, failureOf)}
          onClose={(deleted) => {
            setDeleting(false);
            if (deleted) void navigate(paths.wrapUps);
          }}
        />
      ) : null}
    </>
  );
}

type DeleteDialogProps = {
  period: string;
  onDelete: () => Promise<DataFailure | null>;
  onClose: (deleted: boolean) => void;
};

/** Asks for confirmation before a wrap-up is deleted for good. */
function DeleteDialog({ period, onDelete, onClose }: DeleteDialogProps) {
  const { t } = useTranslation("wrapUps");
  const texts = {
    title: t("confirm"),
    body: t("confirmBody", { period }),
    keep: t("keep"),
    action: t("delete"),
    done: t("deleted"),
    failed: (failure: DataFailure) => t(`deleteFailure.${failure}`),
  };
  return <ConfirmDialog texts={texts} onConfirm={onDelete} onClose={onClose} />;
}
