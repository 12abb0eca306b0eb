import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CheckIn } from "./api.ts";
import { loadedOf } from "#client/lib/query.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import { CheckInDetails, RemoveDialog } from "./check-in-details.tsx";
import { emptyDraft, type CheckInDraft } from "./check-in-draft.ts";
import { CheckInForm } from "./check-in-form.tsx";
import { ReadFailed } from "./read-failed.tsx";
import type { useCheckIn } from "./use-check-in.ts";

type CheckInSectionProps = {
  userId: string;
  /** Check-ins per week on this plan; -1 is unlimited. */
  perWeek: number;
  checkIn: ReturnType<typeof useCheckIn>;
  onLimit: () => void;
};

/** The form, or today's check-in if there is one. */
export function CheckInSection(props: CheckInSectionProps) {
  const { t } = useTranslation("mood");
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const state = loadedOf(props.checkIn.now);
  const done = state.status === "ready" && state.value.todays !== null;
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1} className="mb-4 text-2xl outline-none">
        {t(done ? "complete.title" : "form.title")}
      </h2>
      {/* The pressed button is gone, so focus moves to the heading, which says what is there instead. */}
      <Content {...props} onChanged={() => heading.current?.focus()} />
    </Card>
  );
}

function Content({
  userId,
  perWeek,
  checkIn,
  onLimit,
  onChanged,
}: CheckInSectionProps & { onChanged: () => void }) {
  const { t } = useTranslation("mood");
  const { now, draft } = checkIn;
  const state = loadedOf(now);
  if (state.status === "loading")
    return (
      <LoadingRegion>
        <Skeleton className="h-96" />
      </LoadingRegion>
    );
  if (state.status === "failed")
    return (
      <ReadFailed title={t("form.loadFailed")} failure={state.failure} onRetry={() => void now.refetch()} />
    );
  const { todays, othersThisWeek } = state.value;
  if (todays)
    return (
      <CompleteCard
        userId={userId}
        checkIn={todays}
        draft={draft.draft}
        onDiscard={draft.clear}
        onUndone={() => {
          checkIn.undone(todays);
          onChanged();
        }}
      />
    );
  return (
    <CheckInForm
      userId={userId}
      draft={draft.draft}
      onChange={draft.setDraft}
      perWeek={perWeek}
      weekFull={perWeek !== -1 && othersThisWeek >= perWeek}
      onRecorded={(recorded) => {
        checkIn.recorded(recorded);
        onChanged();
      }}
      onDoneBefore={checkIn.reload}
      onLimit={onLimit}
    />
  );
}

type CompleteCardProps = {
  userId: string;
  checkIn: CheckIn;
  /** Anything written after today's check-in was recorded elsewhere. */
  draft: CheckInDraft;
  onDiscard: () => void;
  onUndone: () => void;
};

/** Today's check-in, in place of the form. */
function CompleteCard({ userId, checkIn, draft, onDiscard, onUndone }: CompleteCardProps) {
  const { t } = useTranslation("mood");
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="text-ink-soft">{t("complete.body")}</p>
      <CheckInDetails checkIn={checkIn} />
      {draft !== emptyDraft && draft.notes.trim() ? (
        <Alert tone="info" title={t("complete.keptTitle")}>
          <p>{t("complete.keptBody")}</p>
          <p dir="auto" className="whitespace-pre-wrap">
            {draft.notes}
          </p>
          <Button variant="secondary" className="mt-2 self-start" onClick={onDiscard}>
            {t("complete.letGo")}
          </Button>
        </Alert>
      ) : null}
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t("complete.undo")}
      </Button>
      {asking ? (
        <RemoveDialog
          userId={userId}
          checkIn={checkIn}
          variant="primary"
          texts={{
            title: t("complete.undoTitle"),
            body: t("complete.undoBody"),
            action: t("complete.undo"),
            done: t("complete.undone"),
          }}
          onClose={(removed) => {
            setAsking(false);
            if (removed) onUndone();
          }}
        />
      ) : null}
    </div>
  );
}
