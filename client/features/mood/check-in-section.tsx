import { type ReactNode, type Ref, useCallback, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { addDays } from "#client/lib/dates.ts";
import { loadedOf } from "#client/lib/query.ts";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import type { CheckIn, MoodNow } from "./api.ts";
import { CheckInDetails, ReadFailed, UnrecordedCheckIn } from "./check-in-details.tsx";
import { useChangeDraft, type useCheckIn, useDayDraft } from "./check-in-draft.ts";
import { CheckInForm } from "./check-in-form.tsx";

type CheckInSectionProps = {
  userId: string;
  /** Check-ins per week on this plan; -1 is unlimited. */
  perWeek: number;
  checkIn: ReturnType<typeof useCheckIn>;
  onLimit: () => void;
};

/** The section's subject: today, yesterday, or the check-in that is being changed, also after midnight. */
type Mode = "today" | "yesterday" | CheckIn;

/** The form, or today's check-in if there is one. */
export function CheckInSection(props: CheckInSectionProps) {
  const { t } = useTranslation("mood");
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [mode, setMode] = useState<Mode>("today");
  const state = loadedOf(props.checkIn.now);
  const done = mode === "today" && state.status === "ready" && state.value.todays !== null;
  const met = useRef(false);
  const go = (next: Mode) => {
    met.current = false;
    setMode(next);
    // The pressed button is gone, so focus moves to the heading, which says what is there instead.
    heading.current?.focus();
  };
  // Where focus goes when the day turns out to have a check-in already, since the form is gone.
  const unrecorded = useCallback((element: HTMLElement | null) => {
    if (element !== null && met.current) element.focus();
    met.current = false;
  }, []);
  const meet = async () => {
    met.current = true;
    await props.checkIn.reload();
    setMode("today");
    if (met.current) heading.current?.focus();
  };
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1} className="mb-2 text-2xl outline-none sm:mb-4">
        {t(done ? "complete.title" : "form.title")}
      </h2>
      {state.status === "loading" ? (
        <LoadingRegion>
          <Skeleton className="h-96" />
        </LoadingRegion>
      ) : null}
      {state.status === "failed" ? (
        <ReadFailed
          title={t("form.loadFailed")}
          failure={state.failure}
          onRetry={() => void props.checkIn.now.refetch()}
        />
      ) : null}
      {state.status === "ready" ? (
        <Content {...props} now={state.value} mode={mode} onMode={go} unrecorded={unrecorded} onMet={meet} />
      ) : null}
    </Card>
  );
}

type ContentProps = CheckInSectionProps & {
  now: MoodNow;
  mode: Mode;
  onMode: (mode: Mode) => void;
  unrecorded: Ref<HTMLDivElement>;
  /** The day already has a check-in. */
  onMet: () => Promise<void>;
};

function Content(props: ContentProps) {
  const { userId, perWeek, checkIn, onLimit, now, mode, onMode, unrecorded, onMet } = props;
  const { t } = useTranslation("mood");
  const { draft } = checkIn;
  const { todays, yesterdays, othersThisWeek } = now;
  if (mode === "yesterday") return <YesterdayForm {...props} />;
  if (mode !== "today") return <ChangeForm {...props} changing={mode} />;
  const offer = yesterdays ? (
    <YesterdayMet {...props} yesterdays={yesterdays} />
  ) : (
    <Button variant="quiet" className="-ms-5" onClick={() => onMode("yesterday")}>
      {t("form.addYesterday")}
    </Button>
  );
  if (todays)
    return (
      <CompleteCard checkIn={todays} onChange={() => onMode(todays)}>
        <UnrecordedCheckIn
          ref={unrecorded}
          userId={userId}
          day="today"
          recorded={todays}
          draft={draft.draft}
          onDiscard={() => {
            draft.clear();
            onMode("today");
          }}
          onChanged={(changed) => {
            draft.clear();
            checkIn.screen(changed);
            onMode("today");
          }}
        />
        {offer}
      </CompleteCard>
    );
  return (
    <>
      <CheckInForm
        userId={userId}
        target={{ kind: "today" }}
        draft={draft.draft}
        onChange={draft.setDraft}
        perWeek={perWeek}
        weekFull={perWeek !== -1 && othersThisWeek >= perWeek}
        onRecorded={(recorded) => {
          checkIn.recorded(recorded);
          onMode("today");
        }}
        onDoneBefore={onMet}
        onLimit={onLimit}
      />
      {offer ? <div className="mt-2">{offer}</div> : null}
    </>
  );
}

/** What was written about the day before, if it has another check-in by now. */
function YesterdayMet(props: ContentProps & { yesterdays: CheckIn }) {
  const { userId, checkIn, onMode, unrecorded, yesterdays } = props;
  const { draft, clear } = useDayDraft(userId, yesterdays.local_date);
  return (
    <UnrecordedCheckIn
      ref={unrecorded}
      userId={userId}
      day="yesterday"
      recorded={yesterdays}
      draft={draft}
      onDiscard={() => {
        clear();
        onMode("today");
      }}
      onChanged={(changed) => {
        clear();
        checkIn.screen(changed);
        onMode("today");
      }}
    />
  );
}

/** The form for the day before, which stays that day when another one begins. */
function YesterdayForm({ userId, perWeek, checkIn, onLimit, now, onMode, onMet }: ContentProps) {
  const [day] = useState(() => addDays(now.today, -1));
  const { draft, setDraft, recorded: recordedAs } = useDayDraft(userId, day);
  return (
    <CheckInForm
      userId={userId}
      target={{ kind: "day", day }}
      draft={draft}
      onChange={setDraft}
      perWeek={perWeek}
      weekFull={false}
      onRecorded={(recorded) => {
        recordedAs(recorded);
        checkIn.screen(recorded);
        onMode("today");
      }}
      onDoneBefore={onMet}
      onLimit={onLimit}
      onCancel={() => onMode("today")}
    />
  );
}

/** The form with what was recorded. */
function ChangeForm(props: ContentProps & { changing: CheckIn }) {
  const { userId, perWeek, checkIn, onLimit, changing, onMode, onMet } = props;
  const { draft, setDraft, clear, recorded: recordedAs } = useChangeDraft(userId, changing);
  return (
    <CheckInForm
      userId={userId}
      target={{ kind: "change", id: changing.id }}
      draft={draft}
      onChange={setDraft}
      perWeek={perWeek}
      weekFull={false}
      onRecorded={(recorded) => {
        recordedAs(recorded);
        if (recorded.notes !== changing.notes) checkIn.screen(recorded);
        onMode("today");
      }}
      onDoneBefore={onMet}
      onLimit={onLimit}
      onCancel={() => {
        clear();
        onMode("today");
      }}
    />
  );
}

type CompleteCardProps = {
  checkIn: CheckIn;
  onChange: () => void;
  children: ReactNode;
};

/** Today's check-in, in place of the form. */
function CompleteCard({ checkIn, onChange, children }: CompleteCardProps) {
  const { t } = useTranslation("mood");
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="text-ink-soft">{t("complete.body")}</p>
      <CheckInDetails checkIn={checkIn} />
      <Button variant="secondary" onClick={onChange}>
        {t("complete.edit")}
      </Button>
      {children}
    </div>
  );
}
