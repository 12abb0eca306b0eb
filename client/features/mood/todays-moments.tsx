import { Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import { failureOf, loadedOf } from "#client/lib/query.ts";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { ConfirmDialog } from "#client/ui/confirm-dialog.tsx";
import { LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import { activities, isActivity } from "./activities.ts";
import { useMomentsOf, useRemoveMoment, type Moment } from "./moments-api.ts";
import { MoodLevel } from "./mood-level.tsx";
import { ReadFailed } from "./read-failed.tsx";

type TodaysMomentsProps = {
  userId: string;
  /** The person's local day, YYYY-MM-DD. */
  today: string;
  timeZone: string;
};

/** Today's moments, newest first, each with a button to delete it. */
export function TodaysMoments({ userId, today, timeZone }: TodaysMomentsProps) {
  const { t } = useTranslation("mood");
  const format = useFormat();
  const id = useId();
  const query = useMomentsOf(userId, today);
  const state = loadedOf(query);
  const [toDelete, setToDelete] = useState<Moment | null>(null);
  const timeOf = ({ felt_at }: Moment) => format.time(new Date(felt_at), timeZone);
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-2xl">
        {t("moment.today")}
      </h2>
      {state.status === "loading" ? (
        <LoadingRegion>
          <Skeleton className="h-13 sm:h-7" />
        </LoadingRegion>
      ) : null}
      {state.status === "failed" ? (
        <ReadFailed title={t("year.failed")} failure={state.failure} onRetry={() => void query.refetch()} />
      ) : null}
      {state.status === "ready" && state.value.length === 0 ? (
        <p className="text-ink-soft">{t("moment.empty")}</p>
      ) : null}
      {state.status === "ready" && state.value.length > 0 ? (
        <ul className="flex flex-col divide-y divide-line">
          {state.value.map((moment) => (
            <li key={moment.id} className="flex items-start justify-between gap-3 py-3 first:pt-0">
              <MomentDetails moment={moment} time={timeOf(moment)} />
              <Button
                variant="quiet"
                size="icon"
                aria-label={t("moment.named", { time: timeOf(moment) })}
                onClick={() => setToDelete(moment)}
              >
                <Trash2 aria-hidden="true" className="size-5" />
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {toDelete ? (
        <DeleteDialog
          userId={userId}
          moment={toDelete}
          time={timeOf(toDelete)}
          onClose={() => setToDelete(null)}
        />
      ) : null}
    </Card>
  );
}

function MomentDetails({ moment, time }: { moment: Moment; time: string }) {
  const { t } = useTranslation("mood");
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-ink-soft tabular-nums">{time}</span>
        <MoodLevel mood={moment.mood_score} className="text-sm" />
      </p>
      {moment.activities.length > 0 ? (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
          {moment.activities.filter(isActivity).map((id) => {
            const Icon = activities[id];
            return (
              <li key={id} className="flex items-center gap-1.5">
                <Icon aria-hidden="true" className="size-4" />
                {t(`activities.${id}`)}
              </li>
            );
          })}
        </ul>
      ) : null}
      {moment.words ? (
        <p dir="auto" className="wrap-anywhere">
          {moment.words}
        </p>
      ) : null}
    </div>
  );
}

type DeleteDialogProps = { userId: string; moment: Moment; time: string; onClose: () => void };

function DeleteDialog({ userId, moment, time, onClose }: DeleteDialogProps) {
  const { t } = useTranslation("mood");
  const { mutateAsync } = useRemoveMoment(userId);
  return (
    <ConfirmDialog
      texts={{
        title: t("moment.deleteTitle"),
        body: t("moment.deleteBody", { time }),
        keep: t("delete.keep"),
        action: t("delete.delete"),
        done: t("moment.deleted"),
        failed: (failure) => t(`delete.failure.${failure}`),
      }}
      onConfirm={() =>
        mutateAsync(moment.id).then(
          () => null,
          (error: unknown) => failureOf(error),
        )
      }
      onClose={onClose}
    />
  );
}
