import { textLimits } from "#shared/limits.ts";
import { type ReactNode, type Ref, type SetStateAction, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { clsx } from "clsx";
import { useFormat } from "#client/i18n/use-format.ts";
import { type Sent, sentAgain } from "#client/lib/new-row.ts";
import { type DataFailure, failureOf } from "#client/lib/query.ts";
import { addedSince, createDrafts, useDraft } from "#client/lib/drafts.ts";
import { useScreening } from "#client/lib/help-card-store.ts";
import type { Toasts } from "#client/lib/toast.ts";
import { useSubmission } from "#client/lib/use-form.ts";
import { FocusedAlert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { labelStyle } from "#client/ui/field-frame.tsx";
import { TextField } from "#client/ui/text-field.tsx";
import { Card } from "#client/ui/card.tsx";
import { type Activity, activities, activityIds, isActivity, mostActivities } from "./activities.ts";
import { type MomentRefusal, useNoteMoment } from "./moments-api.ts";
import { MoodFace, type MoodScore, moodScores } from "./mood-level.tsx";

/** What was sent, as JSON. Nobody may change a moment, so one that says anything else is another. */
const sentSchema = z.object({ id: z.string(), row: z.string() });

const draftSchema = z.object({
  mood: z.literal(moodScores).nullable(),
  activities: z.array(z.string().refine(isActivity)).max(mostActivities),
  words: z.string(),
  sent: sentSchema.optional(),
});
type Draft = z.infer<typeof draftSchema>;

const emptyDraft: Draft = { mood: null, activities: [], words: "" };

/** What was tapped but isn't noted yet; it survives a failed attempt and a reload. */
const momentDrafts = createDrafts("moment", draftSchema, emptyDraft);

/** What was changed while the moment was being saved, such as after a visit to another page: it is another moment. */
function leftOf(held: Draft, noted: Draft): Draft {
  const words = addedSince(noted.words, held.words);
  const same = held.mood === noted.mood && held.activities.join() === noted.activities.join();
  return same && words === "" ? emptyDraft : { ...held, words, sent: undefined };
}

/**
 * How somebody feels right now, in two taps: a face, and the button that notes it. What they are doing and a word of
 * their own can come in between.
 */
export function MomentCard({ userId, className }: { userId: string; className?: string }) {
  const { t } = useTranslation("mood");
  const heading = useRef<HTMLHeadingElement>(null);
  const [draft, setDraft] = useDraft(momentDrafts, userId);
  // The pressed button goes away with the rest of the form.
  const empty = (next: SetStateAction<Draft>) => {
    setDraft(next);
    heading.current?.focus();
  };
  const { busy, problem, submit } = useNoting(userId, draft, {
    onSend: (sent) => setDraft((held) => ({ ...held, sent })),
    onNoted: () => empty((held) => leftOf(held, draft)),
  });
  return (
    <MomentQuestion heading={heading} className={className}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Faces value={draft.mood} disabled={busy} onValueChange={(mood) => setDraft({ ...draft, mood })} />
        {draft.mood === null ? null : (
          <>
            <Activities
              chosen={draft.activities}
              disabled={busy}
              onChange={(chosen) => setDraft({ ...draft, activities: [...chosen] })}
            />
            <Words value={draft.words} readOnly={busy} onChange={(words) => setDraft({ ...draft, words })} />
            {problem === null ? null : <FocusedAlert>{t(`moment.failure.${problem}`)}</FocusedAlert>}
            <div className="flex flex-wrap gap-3">
              <Button type="submit" busy={busy}>
                {t(busy ? "moment.busy" : "moment.note")}
              </Button>
              {busy ? null : (
                <Button variant="quiet" onClick={() => empty(emptyDraft)}>
                  {t("moment.clear")}
                </Button>
              )}
            </div>
          </>
        )}
      </form>
    </MomentQuestion>
  );
}

type Problem = DataFailure | MomentRefusal;

type NotingEvents = { onSend: (sent: Sent<string>) => void; onNoted: () => void };

function useNoting(userId: string, draft: Draft, { onSend, onNoted }: NotingEvents) {
  const { t } = useTranslation("mood");
  const screen = useScreening();
  const { mutateAsync } = useNoteMoment(userId);
  const note = async (toast: Toasts, mood_score: number): Promise<Problem | null> => {
    const words = draft.words.trim() || null;
    const moment = { mood_score, activities: draft.activities, words };
    const sent = sentAgain(draft.sent, JSON.stringify(moment), Object.is);
    onSend(sent);
    // Not by a callback of the mutation: those don't come once the page was left, and words must be screened.
    const refused = await mutateAsync({ id: sent.id, row: moment }).catch(failureOf);
    if (refused !== null) return refused;
    toast.success(t("moment.noted"));
    onNoted();
    if (words !== null) screen(words);
    return null;
  };
  return useSubmission<Problem>((toast) => (draft.mood === null ? null : note(toast, draft.mood)));
}

type ActivitiesProps = {
  chosen: readonly Activity[];
  disabled: boolean;
  onChange: (chosen: readonly Activity[]) => void;
};

function Activities({ chosen, disabled, onChange }: ActivitiesProps) {
  const { t } = useTranslation("mood");
  const toggle = (id: Activity) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset className="min-w-0" disabled={disabled}>
      <legend className={labelStyle}>{t("moment.activities")}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {activityIds.map((id) => {
          const Icon = activities[id];
          const pressed = chosen.includes(id);
          return (
            <button
              key={id}
              type="button"
              aria-pressed={pressed}
              disabled={!pressed && chosen.length >= mostActivities}
              onClick={() => toggle(id)}
              className="inline-flex min-h-target items-center gap-1.5 rounded-full border border-edge bg-surface px-3 text-ink transition-colors hover:bg-sunken disabled:cursor-not-allowed disabled:text-ink-faint aria-pressed:border-sage aria-pressed:bg-sage aria-pressed:text-on-sage"
            >
              <Icon aria-hidden="true" className="size-4" />
              {t(`activities.${id}`)}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

type WordsProps = { value: string; readOnly: boolean; onChange: (words: string) => void };

function Words({ value, readOnly, onChange }: WordsProps) {
  const { t } = useTranslation("mood");
  const format = useFormat();
  return (
    <TextField
      label={t("moment.words")}
      hint={t("moment.wordsHint", { n: format.number(textLimits.momentWords) })}
      name="words"
      autoComplete="off"
      dir="auto"
      maxLength={textLimits.momentWords}
      value={value}
      readOnly={readOnly}
      onChange={(event) => onChange(event.target.value)}
      className="max-w-xl"
    />
  );
}

type MomentQuestionProps = {
  heading?: Ref<HTMLHeadingElement>;
  className?: string | undefined;
  /** The answers. */
  children: ReactNode;
};

/** Asks how somebody feels right now. */
function MomentQuestion({ heading, className, children }: MomentQuestionProps) {
  const { t } = useTranslation("mood");
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={className}>
      <h2 ref={heading} id={id} tabIndex={-1} className="text-2xl outline-none">
        {t("moment.title")}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{t("moment.hint")}</p>
      {children}
    </Card>
  );
}

const nothing = () => undefined;

/** The question before it is known who answers. A face that is pressed by then is pressed again in the card itself. */
export function MomentWaiting({ className }: { className?: string | undefined }) {
  return (
    <MomentQuestion className={className}>
      <Faces value={null} disabled={false} onValueChange={nothing} />
    </MomentQuestion>
  );
}

type FacesProps = {
  value: MoodScore | null;
  disabled: boolean;
  onValueChange: (mood: MoodScore) => void;
};

/** The five levels as faces in a row. */
function Faces({ value, disabled, onValueChange }: FacesProps) {
  const { t } = useTranslation("mood");
  const name = useId();
  return (
    <fieldset className="min-w-0" disabled={disabled}>
      <legend className="sr-only">{t("moment.title")}</legend>
      {/* Each face is as wide as its longest word, and one that finds no room goes to the next line: no word breaks. */}
      <div className="-mx-3 flex max-w-xl flex-wrap gap-x-0.5 gap-y-1 sm:mx-0 sm:gap-2">
        {moodScores.map((mood) => (
          <label
            key={mood}
            className={clsx(
              "relative flex min-w-min flex-1 basis-0 cursor-pointer flex-col items-center gap-1 rounded-md border border-transparent px-0.5 py-2 text-center text-xs text-ink-soft transition-colors sm:text-sm",
              "hover:bg-sunken has-checked:border-edge has-checked:bg-sunken has-checked:font-semibold has-checked:text-ink",
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
            )}
          >
            <input
              type="radio"
              name={name}
              value={mood}
              checked={mood === value}
              onChange={() => onValueChange(mood)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
            />
            <MoodFace level={mood} size={36} />
            <span>{t(`levels.${mood}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
