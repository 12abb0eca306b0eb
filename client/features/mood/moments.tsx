import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useId, useState } from "react";
import { useFormat } from "#client/i18n/use-format.ts";
import { failureOf, loadedOf } from "#client/lib/query.ts";
import { Button } from "#client/ui/button.tsx";
import { ConfirmDialog } from "#client/ui/confirm-dialog.tsx";
import { Card } from "#client/ui/card.tsx";
import { LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import { activities, isActivity } from "./activities.ts";
import { type Moment, useRemoveMoment, useMoments } from "./moments-api.ts";
import { MoodLevel } from "./mood-level.tsx";
import { ReadFailed } from "./check-in-details.tsx";

type MomentRowProps = {
  moment: Moment;
  /** When it was, within the day. */
  time: string;
  /** What the button that deletes it is called. */
  deleteName: string;
  onDelete: () => void;
};

/** Everything noted at a moment, with a button that deletes it. */
export function MomentRow({ moment, time, deleteName, onDelete }: MomentRowProps) {
  return (
    <div className="flex items-start justify-between gap-3">
      <MomentDetails moment={moment} time={time} />
      <Button variant="quiet" size="icon" aria-label={deleteName} onClick={onDelete}>
        <Trash2 aria-hidden="true" className="size-5" />
      </Button>
    </div>
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

/** The time of a moment where the person is. */
export function useTimeOf(timeZone: string) {
  const format = useFormat();
  return ({ felt_at }: Moment) => format.time(new Date(felt_at), timeZone);
}

type DeleteMomentDialogProps = {
  userId: string;
  moment: Moment;
  /** Says which moment it is and that it will be gone. */
  body: string;
  onClose: () => void;
};

/** Asks for confirmation before a moment is deleted. */
export function DeleteMomentDialog({ userId, moment, body, onClose }: DeleteMomentDialogProps) {
  const { t } = useTranslation("mood");
  const { mutateAsync } = useRemoveMoment(userId);
  return (
    <ConfirmDialog
      texts={{
        title: t("moment.deleteTitle"),
        body,
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

type TodaysMomentsProps = {
  userId: string;
  /** The person's local day, YYYY-MM-DD. */
  today: string;
  timeZone: string;
};

/** Today's moments, newest first, each with a button to delete it. */
export function TodaysMoments({ userId, today, timeZone }: TodaysMomentsProps) {
  const { t } = useTranslation("mood");
  const id = useId();
  const query = useMoments(userId, today, today);
  const state = loadedOf(query);
  const [toDelete, setToDelete] = useState<Moment | null>(null);
  const timeOf = useTimeOf(timeZone);
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
            <li key={moment.id} className="py-3 first:pt-0">
              <MomentRow
                moment={moment}
                time={timeOf(moment)}
                deleteName={t("moment.named", { time: timeOf(moment) })}
                onDelete={() => setToDelete(moment)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {toDelete ? (
        <DeleteMomentDialog
          userId={userId}
          moment={toDelete}
          body={t("moment.deleteBody", { time: timeOf(toDelete) })}
          onClose={() => setToDelete(null)}
        />
      ) : null}
    </Card>
  );
}
