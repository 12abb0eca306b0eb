import { textLimits } from "#shared/limits.ts";
import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import type { Emotion } from "#client/lib/catalogues/emotions.ts";
import { type DataFailure, failureOf } from "#client/lib/query.ts";
import type { Toasts } from "#client/lib/toast.ts";
import { useSubmission } from "#client/lib/use-form.ts";
import { Alert, FocusedAlert } from "#client/ui/alert.tsx";
import { Button, ButtonLink } from "#client/ui/button.tsx";
import { TextArea } from "#client/ui/text-field.tsx";
import { type CheckIn, type CheckInTarget, useRecordCheckIn } from "./api.ts";
import {
  type CheckInDraft,
  checkInOf,
  hasMore,
  mostEmotions,
  sliderNames,
  toggled,
} from "./check-in-draft.ts";
import { EmotionPicker, LevelSlider } from "./check-in-fields.tsx";

type CheckInFormProps = {
  userId: string;
  target: CheckInTarget;
  draft: CheckInDraft;
  onChange: (draft: CheckInDraft) => void;
  /** Check-ins per week on this plan; -1 is unlimited. */
  perWeek: number;
  /** As far as the client knows, the week's check-ins are used up. */
  weekFull: boolean;
  onRecorded: (checkIn: CheckIn) => void;
  /** The day's check-in already exists. */
  onDoneBefore: () => Promise<void>;
  /** The plan's weekly limit was reached: the moment for an offer. */
  onLimit: () => void;
  /** Leaves the form; today's can't be left. */
  onCancel?: (() => void) | undefined;
};

type Problem = "none" | "limit" | DataFailure;

/** A day's check-in: emotions, and folded below them three levels and a note. */
export function CheckInForm(props: CheckInFormProps) {
  const { target, draft, onChange, perWeek, weekFull, onCancel } = props;
  const { t } = useTranslation("mood");
  const format = useFormat();
  const { busy, problem, submit, clear } = useRecording(props);
  const [tooMany, setTooMany] = useState(false);
  const change = (next: CheckInDraft) => {
    setTooMany(false);
    // The others name nothing that is in the form.
    if (problem === "none" || problem === "refused") clear();
    onChange(next);
  };
  const toggle = (emotion: Emotion) => {
    const next = toggled(draft, emotion);
    if (next === null) setTooMany(true);
    else change(next);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 sm:gap-5">
      {weekFull || problem === "limit" ? <LimitNotice perWeek={perWeek} /> : null}
      {problem === "none" ? <FocusedAlert title={t("form.none")}>{t("form.noneBody")}</FocusedAlert> : null}
      <fieldset className="min-w-0" disabled={busy}>
        <legend className="font-heading text-xl font-medium sm:text-2xl">
          {t(target.kind === "day" ? "form.questionYesterday" : "form.question")}
        </legend>
        <p className="mb-3 justify-between gap-x-4 text-ink-soft sm:mt-1 sm:mb-4 sm:flex sm:flex-wrap">
          {t("form.hint")}{" "}
          <output aria-live="polite" className="text-sm whitespace-nowrap">
            {t("form.chosen", { n: format.number(draft.chosen.length), total: format.number(mostEmotions) })}
          </output>
        </p>
        <EmotionPicker chosen={draft.chosen} onToggle={toggle} />
        {tooMany ? (
          // In view wherever in the picker the press was.
          <div className="sticky bottom-[calc(1rem+var(--foot))] mt-3">
            <Alert tone="error" title={t("form.most")}>
              {t("form.mostBody")}
            </Alert>
          </div>
        ) : null}
      </fieldset>
      <MoreFields draft={draft} onChange={change} busy={busy} />
      {problem && problem !== "none" && problem !== "limit" ? (
        <FocusedAlert>{t(`saveFailure.${problem}`)}</FocusedAlert>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" busy={busy}>
          {t(busy ? "form.busy" : target.kind === "change" ? "form.save" : "form.submit")}
        </Button>
        {onCancel ? (
          <Button variant="quiet" size="lg" onClick={onCancel}>
            {t("form.cancel")}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

type MoreFieldsProps = Pick<CheckInFormProps, "draft" | "onChange"> & { busy: boolean };

/** The levels and the note, all optional. Unfolded from the start if something is there. */
function MoreFields({ draft, onChange, busy }: MoreFieldsProps) {
  const { t } = useTranslation("mood");
  const id = useId();
  const [open, setOpen] = useState(hasMore(draft));
  return (
    <div>
      <Button
        variant="quiet"
        aria-expanded={open}
        aria-controls={id}
        className="-ms-5 max-w-[calc(100%+2.5rem)] shrink! py-1! text-start leading-tight"
        onClick={() => setOpen(!open)}
      >
        <ChevronDown
          aria-hidden="true"
          className={clsx("size-5 shrink-0 transition-transform", open && "rotate-180")}
        />
        {t("form.more")}
      </Button>
      <div id={id} hidden={!open} className="mt-3 flex-col gap-7 not-[[hidden]]:flex">
        <fieldset className="grid min-w-0 gap-x-8 gap-y-5 lg:grid-cols-3" disabled={busy}>
          {sliderNames.map((name) => (
            <LevelSlider
              key={name}
              name={name}
              value={draft.levels[name]}
              onChange={(value) => onChange({ ...draft, levels: { ...draft.levels, [name]: value } })}
            />
          ))}
        </fieldset>
        <TextArea
          name="notes"
          label={t("form.notes")}
          hint={t("form.notesHint")}
          rows={4}
          value={draft.notes}
          maxLength={textLimits.checkInNote}
          readOnly={busy}
          onChange={(event) => onChange({ ...draft, notes: event.target.value })}
        />
      </div>
    </div>
  );
}

function useRecording({ userId, target, draft, onRecorded, onDoneBefore, onLimit }: CheckInFormProps) {
  const { t } = useTranslation("mood");
  const { mutateAsync } = useRecordCheckIn(userId);
  const record = async (toast: Toasts): Promise<Problem | null> => {
    // Not by a callback of the mutation: those don't come once the page was left, and words must be screened.
    const answer = await mutateAsync({ target, checkIn: checkInOf(draft) }).catch(failureOf);
    if (typeof answer === "string") return answer;
    if (answer.kind === "recorded") {
      if (target.kind === "change") toast.success(t("form.changed"));
      else toast.success(t("form.saved"), t("form.savedBody"));
      onRecorded(answer.checkIn);
      return null;
    }
    if (answer.refusal === "done") {
      await onDoneBefore();
      return null;
    }
    onLimit();
    return "limit";
  };
  return useSubmission<Problem>((toast) => (draft.chosen.length === 0 ? "none" : record(toast)));
}

/** Says that the week's check-ins are used up, and links to the plans. */
function LimitNotice({ perWeek }: { perWeek: number }) {
  const { t } = useTranslation("mood");
  const format = useFormat();
  return (
    <Alert tone="info" title={t("limit.title")}>
      <p>{t("limit.body", { n: format.number(perWeek) })}</p>
      <ButtonLink to={paths.usage} variant="secondary" className="mt-2 self-start">
        {t("limit.plans")}
      </ButtonLink>
    </Alert>
  );
}
