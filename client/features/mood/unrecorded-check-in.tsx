import { type Ref, useState } from "react";
import { useTranslation } from "react-i18next";
import { type DataFailure, failureOf } from "#client/lib/query.ts";
import { toastsAbout } from "#client/lib/toast.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { type CheckIn, useRecordCheckIn } from "./api.ts";
import { CheckInDetails } from "./check-in-details.tsx";
import { type CheckInDraft, changedTo, isRecorded } from "./check-in-draft.ts";

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
