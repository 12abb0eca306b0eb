import { Minus, Plus } from "lucide-react";
import { useState, type SubmitEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import type { Emotion } from "#client/lib/catalogues/emotions.ts";
import type { DataFailure } from "#client/lib/data-failure.ts";
import { longestNote, useAddCheckIn, type CheckIn } from "./api.ts";
import { failureOf } from "#client/lib/query.ts";
import { toast } from "#client/lib/toast.ts";
import { FocusedAlert, Alert } from "#client/ui/alert.tsx";
import { Button, ButtonLink } from "#client/ui/button.tsx";
import { labelStyle } from "#client/ui/field-frame.tsx";
import { TextArea } from "#client/ui/text-area.tsx";
import {
  checkInOf,
  mostEmotions,
  sliderNames,
  toggled,
  type CheckInDraft,
  movedBy,
  sliderRange,
  type SliderName,
} from "./check-in-draft.ts";
import { EmotionPicker } from "./emotion-picker.tsx";

type CheckInFormProps = {
  userId: string;
  draft: CheckInDraft;
  onChange: (draft: CheckInDraft) => void;
  /** Check-ins per week on this plan; -1 is unlimited. */
  perWeek: number;
  /** As far as the client knows, the week's check-ins are used up. */
  weekFull: boolean;
  onRecorded: (checkIn: CheckIn) => void;
  /** Today's check-in already exists. */
  onDoneBefore: () => void;
  /** The plan's weekly limit was reached: the moment for an offer. */
  onLimit: () => void;
};

type Problem = "none" | "limit" | DataFailure;

/** Today's check-in: emotions, three levels and a note. */
export function CheckInForm(props: CheckInFormProps) {
  const { draft, onChange, perWeek, weekFull } = props;
  const { t } = useTranslation("mood");
  const format = useFormat();
  const { busy, problem, submit } = useRecording(props);
  const toggle = (emotion: Emotion) => {
    const next = toggled(draft, emotion);
    if (next) onChange(next);
    else toast.error(t("form.most"), t("form.mostBody"));
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-7">
      {weekFull || problem === "limit" ? <LimitNotice perWeek={perWeek} /> : null}
      {problem === "none" ? <FocusedAlert title={t("form.none")}>{t("form.noneBody")}</FocusedAlert> : null}
      <fieldset className="min-w-0" disabled={busy}>
        <legend className="font-heading text-2xl font-medium">{t("form.question")}</legend>
        <p className="mt-1 mb-5 flex flex-wrap justify-between gap-x-4 text-ink-soft">
          {t("form.hint")}
          <output aria-live="polite" className="text-sm">
            {t("form.chosen", { n: format.number(draft.chosen.length), total: format.number(mostEmotions) })}
          </output>
        </p>
        <EmotionPicker chosen={draft.chosen} onToggle={toggle} />
      </fieldset>
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
        maxLength={longestNote}
        readOnly={busy}
        onChange={(event) => onChange({ ...draft, notes: event.target.value })}
      />
      {problem && problem !== "none" && problem !== "limit" ? (
        <FocusedAlert>{t(`saveFailure.${problem}`)}</FocusedAlert>
      ) : null}
      <Button type="submit" size="lg" busy={busy} className="self-start">
        {t(busy ? "form.busy" : "form.submit")}
      </Button>
    </form>
  );
}

function useRecording({ userId, draft, onRecorded, onDoneBefore, onLimit }: CheckInFormProps) {
  const { t } = useTranslation("mood");
  const { mutate, isPending: busy } = useAddCheckIn(userId);
  const [problem, setProblem] = useState<Problem | null>(null);
  const record = () =>
    mutate(checkInOf(draft), {
      onError: (error) => setProblem(failureOf(error)),
      onSuccess: (answer) => {
        if (answer.kind === "recorded") {
          toast.success(t("form.saved"), t("form.savedBody"));
          return onRecorded(answer.checkIn);
        }
        if (answer.refusal === "done-today") return onDoneBefore();
        setProblem("limit");
        onLimit();
      },
    });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setProblem(draft.chosen.length === 0 ? "none" : null);
    if (draft.chosen.length > 0) record();
  };
  return { busy, problem, submit };
}

type LevelSliderProps = { name: SliderName; value: number; onChange: (value: number) => void };

/** A level from 1 to 5 in tenths. The buttons help people who can't drag a slider. */
function LevelSlider({ name, value, onChange }: LevelSliderProps) {
  const { t } = useTranslation("mood");
  const format = useFormat();
  const id = useId();
  const title = t(`sliders.${name}.name`);
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className={labelStyle}>
          {title}
        </label>
        <span aria-hidden="true" className="font-semibold tabular-nums">
          {format.number(value, 1)}
        </span>
      </div>
      <div className="flex items-center gap-2">
        <Button
          variant="quiet"
          size="icon"
          aria-label={t("sliders.lower", { name: title })}
          disabled={value <= sliderRange.min}
          onClick={() => onChange(movedBy(value, -1))}
        >
          <Minus aria-hidden="true" className="size-5" />
        </Button>
        <input
          id={id}
          type="range"
          min={sliderRange.min}
          max={sliderRange.max}
          step={sliderRange.step}
          value={value}
          aria-valuetext={t("sliders.outOf", { value: format.number(value, 1) })}
          aria-describedby={`${id}-ends`}
          onChange={(event) => onChange(movedBy(Number(event.target.value), 0))}
          className="h-target min-w-0 flex-1 cursor-pointer accent-sage"
        />
        <Button
          variant="quiet"
          size="icon"
          aria-label={t("sliders.higher", { name: title })}
          disabled={value >= sliderRange.max}
          onClick={() => onChange(movedBy(value, 1))}
        >
          <Plus aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <p id={`${id}-ends`} className="flex justify-between gap-3 px-13 text-sm text-ink-soft">
        <span>{t(`sliders.${name}.low`)}</span> <span>{t(`sliders.${name}.high`)}</span>
      </p>
    </div>
  );
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
