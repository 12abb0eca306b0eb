import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import { monthSpan } from "#client/lib/dates.ts";
import { loadedOf } from "#client/lib/query.ts";
import { Button } from "#client/ui/button.tsx";
import { LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import { type CheckIn, useCheckIns } from "./api.ts";
import { useCalendarNames } from "./chart-parts.tsx";
import { CheckInDetails, RemoveDialog, ReadFailed } from "./check-in-details.tsx";
import { DeleteMomentDialog, MomentRow, useTimeOf } from "./moments.tsx";
import { type Moment, useMoments } from "./moments-api.ts";

type MonthNotesProps = { userId: string; timeZone: string; year: number; month: number };

/** What is about to be deleted. */
type Doomed =
  | { readonly kind: "check-in"; readonly checkIn: CheckIn }
  | { readonly kind: "moment"; readonly moment: Moment };

/** A month's check-ins and moments by day, newest first. */
export function MonthNotes({ userId, timeZone, year, month }: MonthNotesProps) {
  const { t } = useTranslation("mood");
  const names = useCalendarNames();
  const { from, to } = monthSpan(year, month);
  const checkInsQuery = useCheckIns(userId, from, to);
  const momentsQuery = useMoments(userId, from, to);
  const checkIns = loadedOf(checkInsQuery);
  const moments = loadedOf(momentsQuery);
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const failed = [checkIns, moments].find((state) => state.status === "failed");
  const retry = () => {
    for (const query of [checkInsQuery, momentsQuery]) if (query.isError) void query.refetch();
  };
  return (
    <div className="mt-4 border-t border-line pt-5">
      <h3 className="mb-3 text-xl">{names.monthOfYear(year, month)}</h3>
      {failed ? <ReadFailed title={t("year.failed")} failure={failed.failure} onRetry={retry} /> : null}
      {!failed && (checkIns.status === "loading" || moments.status === "loading") ? (
        <LoadingRegion>
          <Skeleton className="h-24" />
        </LoadingRegion>
      ) : null}
      {checkIns.status === "ready" && moments.status === "ready" ? (
        <DayList days={byDay(checkIns.value, moments.value)} timeZone={timeZone} onDelete={setDoomed} />
      ) : null}
      {doomed ? (
        <DeleteDialog userId={userId} timeZone={timeZone} doomed={doomed} onClose={() => setDoomed(null)} />
      ) : null}
    </div>
  );
}

type DayNotes = {
  /** YYYY-MM-DD. */
  readonly day: string;
  checkIn: CheckIn | null;
  /** Newest first. */
  readonly moments: Moment[];
};

/** The days with anything noted, newest first. */
function byDay(checkIns: readonly CheckIn[], moments: readonly Moment[]): readonly DayNotes[] {
  const ofDay = new Map<string, DayNotes>();
  const on = (day: string) => {
    const notes: DayNotes = ofDay.get(day) ?? { day, checkIn: null, moments: [] };
    ofDay.set(day, notes);
    return notes;
  };
  for (const checkIn of checkIns) on(checkIn.local_date).checkIn = checkIn;
  for (const moment of moments) on(moment.local_date).moments.push(moment);
  return [...ofDay.values()].toSorted((a, b) => (a.day < b.day ? 1 : -1));
}

type DayListProps = {
  days: readonly DayNotes[];
  timeZone: string;
  onDelete: (doomed: Doomed) => void;
};

function DayList({ days, timeZone, onDelete }: DayListProps) {
  const { t } = useTranslation("mood");
  const format = useFormat();
  const timeOf = useTimeOf(timeZone);
  if (days.length === 0) return <p className="text-ink-soft">{t("year.noneInMonth")}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {days.map(({ day, checkIn, moments }) => {
        const date = format.day(day);
        return (
          <li key={day} className="flex flex-col gap-3 py-4 first:pt-0">
            <div className="flex items-start justify-between gap-3">
              <div className="min-w-0">
                <p className="mb-2 font-semibold">{date}</p>
                {checkIn ? <CheckInDetails checkIn={checkIn} /> : null}
              </div>
              {checkIn ? (
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={t("delete.named", { date })}
                  onClick={() => onDelete({ kind: "check-in", checkIn })}
                >
                  <Trash2 aria-hidden="true" className="size-5" />
                </Button>
              ) : null}
            </div>
            {moments.length > 0 ? (
              <ul className="flex flex-col gap-3">
                {moments.map((moment) => (
                  <li key={moment.id}>
                    <MomentRow
                      moment={moment}
                      time={timeOf(moment)}
                      deleteName={t("moment.namedOn", { date, time: timeOf(moment) })}
                      onDelete={() => onDelete({ kind: "moment", moment })}
                    />
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

type DeleteDialogProps = { userId: string; timeZone: string; doomed: Doomed; onClose: () => void };

function DeleteDialog({ userId, timeZone, doomed, onClose }: DeleteDialogProps) {
  const { t } = useTranslation("mood");
  const format = useFormat();
  const timeOf = useTimeOf(timeZone);
  if (doomed.kind === "moment") {
    const { moment } = doomed;
    const body = t("moment.deleteBodyOn", { date: format.day(moment.local_date), time: timeOf(moment) });
    return <DeleteMomentDialog userId={userId} moment={moment} body={body} onClose={onClose} />;
  }
  const { checkIn } = doomed;
  const texts = {
    title: t("delete.title"),
    body: t("delete.body", { date: format.day(checkIn.local_date) }),
    action: t("delete.delete"),
    done: t("delete.deleted"),
  };
  return <RemoveDialog userId={userId} checkIn={checkIn} texts={texts} onClose={onClose} />;
}
