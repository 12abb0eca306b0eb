import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import { emotionsIn } from "#client/lib/catalogues/emotions.ts";
import { type DataFailure, failureOf } from "#client/lib/query.ts";
import { type CheckIn, useRemoveCheckIn } from "./api.ts";
import { ConfirmDialog } from "#client/ui/confirm-dialog.tsx";
import { MoodLevel } from "./mood-level.tsx";

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
