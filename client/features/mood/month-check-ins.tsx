import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import { useCheckIns, type CheckIn } from "./api.ts";
import { monthSpan } from "#client/lib/dates.ts";
import { loadedOf } from "#client/lib/query.ts";
import { Button } from "#client/ui/button.tsx";
import { LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import { CheckInDetails, RemoveDialog } from "./check-in-details.tsx";
import { ReadFailed } from "./read-failed.tsx";
import { useCalendarNames } from "./use-calendar-names.ts";

type MonthCheckInsProps = { userId: string; year: number; month: number };

/** A month's check-ins as a list, newest first. */
export function MonthCheckIns({ userId, year, month }: MonthCheckInsProps) {
  const { t } = useTranslation("mood");
  const names = useCalendarNames();
  const { from, to } = monthSpan(year, month);
  const query = useCheckIns(userId, from, to);
  const state = loadedOf(query);
  const [toDelete, setToDelete] = useState<CheckIn | null>(null);
  return (
    <div className="mt-4 border-t border-line pt-5">
      <h3 className="mb-3 text-xl">{names.monthOfYear(year, month)}</h3>
      {state.status === "loading" ? (
        <LoadingRegion>
          <Skeleton className="h-24" />
        </LoadingRegion>
      ) : null}
      {state.status === "failed" ? (
        <ReadFailed title={t("year.failed")} failure={state.failure} onRetry={() => void query.refetch()} />
      ) : null}
      {state.status === "ready" ? <CheckInList checkIns={state.value} onDelete={setToDelete} /> : null}
      {toDelete ? (
        <DeleteDialog userId={userId} checkIn={toDelete} onClose={() => setToDelete(null)} />
      ) : null}
    </div>
  );
}

function CheckInList({
  checkIns,
  onDelete,
}: {
  checkIns: readonly CheckIn[];
  onDelete: (checkIn: CheckIn) => void;
}) {
  const { t } = useTranslation("mood");
  const format = useFormat();
  if (checkIns.length === 0) return <p className="text-ink-soft">{t("year.noneInMonth")}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {checkIns.map((checkIn) => {
        const date = format.day(checkIn.local_date);
        return (
          <li key={checkIn.id} className="flex items-start justify-between gap-3 py-4 first:pt-0">
            <div className="min-w-0">
              <p className="mb-2 font-semibold">{date}</p>
              <CheckInDetails checkIn={checkIn} />
            </div>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t("delete.named", { date })}
              onClick={() => onDelete(checkIn)}
            >
              <Trash2 aria-hidden="true" className="size-5" />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

type DeleteDialogProps = { userId: string; checkIn: CheckIn; onClose: () => void };

function DeleteDialog({ userId, checkIn, onClose }: DeleteDialogProps) {
  const { t } = useTranslation("mood");
  const format = useFormat();
  const texts = {
    title: t("delete.title"),
    body: t("delete.body", { date: format.day(checkIn.local_date) }),
    action: t("delete.delete"),
    done: t("delete.deleted"),
  };
  return <RemoveDialog userId={userId} checkIn={checkIn} texts={texts} onClose={onClose} />;
}
