import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadedOf } from "#client/lib/query.ts";
import { Card } from "#client/ui/card.tsx";
import { LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import { DeleteMomentDialog, MomentRow, useTimeOf } from "./moment-details.tsx";
import { type Moment, useMoments } from "./moments-api.ts";
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
