import { useTranslation } from "react-i18next";
import { type Ref, useState } from "react";
import { useFormat } from "#client/i18n/use-format.ts";
import { emotionsIn } from "#client/lib/catalogues/emotions.ts";
import { type DataFailure, failureOf } from "#client/lib/query.ts";
import { ConfirmDialog } from "#client/ui/confirm-dialog.tsx";
import { toastsAbout } from "#client/lib/toast.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { LoadFailed } from "#client/ui/loading.tsx";
import { type CheckIn, useRemoveCheckIn, useRecordCheckIn } from "./api.ts";
import { MoodLevel } from "./mood-level.tsx";
import { type CheckInDraft, changedTo, isRecorded } from "./check-in-draft.ts";

/** Everything recorded in a check-in. */
export function CheckInDetails({ checkIn }: { checkIn: CheckIn }) {
  const { t } = useTranslation("mood");
  const format = useFormat();
  const nameOf = useEmotionNames();
  const levels = (
    [
      ["energy", checkIn.energy_level],
      ["stress", checkIn.stress_level],
      ["sleep", checkIn.sleep_quality],
    ] as const
  ).flatMap(([name, value]) => (value === null ? [] : [[t(`sliders.${name}.name`), value] as const]));
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <MoodLevel mood={checkIn.mood_score} />
        <span className="min-w-0">{nameOf(checkIn.mood_label)}</span>
      </p>
      {levels.length > 0 ? (
        <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
          {levels.map(([name, value]) => (
            <div key={name} className="flex gap-1.5">
              <dt>{name}</dt>
              <dd className="font-semibold tabular-nums">
                <span className="sr-only">{t("sliders.outOf", { value: format.number(value, 1) })}</span>
                <span aria-hidden="true">{format.number(value, 1)}</span>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {checkIn.notes ? (
        <p dir="auto" className="whitespace-pre-wrap">
          {checkIn.notes}
        </p>
      ) : null}
    </div>
  );
}

/** Names the emotions of a check-in's label in the interface language. */
function useEmotionNames() {
  const { t, i18n } = useTranslation("mood");
  return (label: string): string => {
    const names = emotionsIn(label).map((it) => (typeof it === "string" ? it : t(`emotions.${it.id}`)));
    return new Intl.ListFormat(i18n.language, { type: "unit" }).format(names);
  };
}

type RemoveDialogProps = {
  userId: string;
  checkIn: CheckIn;
  texts: { readonly title: string; readonly body: string; readonly action: string; readonly done: string };
  onClose: (removed: boolean) => void;
};

/** Asks for confirmation before a check-in is removed. */
export function RemoveDialog({ userId, checkIn, texts, onClose }: RemoveDialogProps) {
  const { t } = useTranslation("mood");
  const removal = useRemoveCheckIn(userId);
  const remove = () =>
    removal.mutateAsync(checkIn).then(
      () => null,
      (error: unknown) => failureOf(error),
    );
  const failed = (failure: DataFailure) => t(`delete.failure.${failure}`);
  return (
    <ConfirmDialog
      texts={{ ...texts, keep: t("delete.keep"), failed }}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}

type UnrecordedCheckInProps = {
  userId: string;
  day: "today" | "yesterday";
  /** The day's check-in, recorded in another tab or on another device. */
  recorded: CheckIn | null;
  /** What was chosen here. */
  draft: CheckInDraft;
  onDiscard: () => void;
  onChanged: (checkIn: CheckIn) => void;
  ref?: Ref<HTMLDivElement> | undefined;
};

/** What was chosen here for a day that already has another check-in: said, shown, and offered in its place. */
export function UnrecordedCheckIn(props: UnrecordedCheckInProps) {
  const { userId, day, recorded, draft, onDiscard, onChanged, ref } = props;
  const { t } = useTranslation("mood");
  const { mutateAsync, isPending } = useRecordCheckIn(userId);
  const [failure, setFailure] = useState<DataFailure | null>(null);
  if (recorded === null || isRecorded(draft, recorded)) return null;
  const wanted = changedTo(draft, recorded);
  const change = async () => {
    setFailure(null);
    const target = { kind: "change", id: recorded.id } as const;
    const answer = await mutateAsync({ target, checkIn: wanted }).catch(failureOf);
    if (typeof answer === "string") return setFailure(answer);
    if (answer.kind !== "recorded") return setFailure("refused");
    toastsAbout("check-in").success(t("form.changed"));
    onChanged(answer.checkIn);
  };
  return (
    <div ref={ref} tabIndex={-1} className="self-stretch rounded-md">
      <Alert tone="info" title={t(`kept.${day}.title`)}>
        <p>{t("kept.body")}</p>
        <div className="my-2 rounded-md bg-surface p-3 text-ink">
          <CheckInDetails checkIn={{ ...recorded, ...wanted }} />
        </div>
        {failure === null ? null : <p role="alert">{t(`saveFailure.${failure}`)}</p>}
        <div className="flex flex-wrap gap-3">
          <Button busy={isPending} className="max-w-full shrink!" onClick={() => void change()}>
            {t(`kept.${day}.use`)}
          </Button>
          <Button variant="secondary" onClick={onDiscard}>
            {t("kept.discard")}
          </Button>
        </div>
      </Alert>
    </div>
  );
}

type ReadFailedProps = { title: string; failure: DataFailure; onRetry: () => void };

/** Says that check-ins couldn't be read and why, and offers a retry. */
export function ReadFailed({ title, failure, onRetry }: ReadFailedProps) {
  const { t } = useTranslation("mood");
  const reason = t(`readFailure.${failure}`);
  return <LoadFailed title={title} reason={reason} retry={t("retry")} onRetry={onRetry} />;
}
