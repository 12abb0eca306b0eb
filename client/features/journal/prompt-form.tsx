import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import type { DataFailure } from "#client/lib/data-failure.ts";
import { failureOf } from "#client/lib/query.ts";
import { toast } from "#client/lib/toast.ts";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { FocusedAlert } from "#client/ui/alert.tsx";
import { TextArea } from "#client/ui/text-area.tsx";
import { TextField } from "#client/ui/text-field.tsx";
import { longestTitle, useAddEntry, type JournalRefusal, type JournalResponse } from "./api.ts";
import { type DictateButton, longestAnswer, prompts, responsesOf, useJournalDraft } from "./journal-draft.ts";

type PromptFormProps = {
  userId: string;
  timeZone: string;
  onSaved: (responses: readonly JournalResponse[]) => void;
  Dictate: DictateButton;
};

type Problem = "empty" | JournalRefusal | DataFailure;

/** The prompts, one at a time. Nothing is sent until the person saves. */
export function PromptForm(props: PromptFormProps) {
  const { t } = useTranslation("journal");
  const format = useFormat();
  const [index, setIndex] = useState(0);
  const writing = useWriting(props, () => setIndex(0));
  const { draft, busy, problem, usualTitle } = writing;
  const { Dictate } = props;
  const prompt = prompts[index] ?? prompts[0];
  const answered = responsesOf(draft, (name) => name).length;
  return (
    <Card>
      <form noValidate onSubmit={writing.submit} className="flex flex-col gap-5">
        <div aria-live="polite">
          <p className="text-sm font-semibold text-clay">
            {t("prompt", { n: format.number(index + 1), total: format.number(prompts.length) })}
          </p>
        </div>
        <TextArea
          // Each prompt is a field of its own, with its own caret and undo history.
          key={prompt}
          name={prompt}
          label={t(`prompts.${prompt}`)}
          labelClassName="font-heading text-2xl font-medium text-balance"
          value={draft.answers[prompt] ?? ""}
          maxLength={longestAnswer}
          readOnly={busy}
          onChange={(event) => writing.setAnswer(prompt, event.target.value)}
          className="[&>textarea]:mt-2"
        />
        {/* What was said for one prompt stays with it, however late it comes. */}
        <Dictate
          key={`${prompt} spoken`}
          disabled={busy}
          onText={(said) => writing.addToAnswer(prompt, said)}
        />
        <div className="flex flex-wrap justify-between gap-3">
          <Button variant="quiet" disabled={index === 0} onClick={() => setIndex(index - 1)}>
            {t("previous")}
          </Button>
          <Button
            variant="secondary"
            disabled={index === prompts.length - 1}
            onClick={() => setIndex(index + 1)}
          >
            {t("next")}
          </Button>
        </div>
        <TextField
          name="title"
          label={t("title")}
          placeholder={usualTitle}
          value={draft.title}
          maxLength={longestTitle}
          readOnly={busy}
          onChange={(event) => writing.setTitle(event.target.value)}
          className="border-t border-line pt-5"
        />
        {problem ? (
          <FocusedAlert title={problem === "empty" ? t("empty") : undefined}>
            {t(problem === "empty" ? "emptyBody" : `failure.${problem}`)}
          </FocusedAlert>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" busy={busy}>
            {t("save")}
          </Button>
          <span className="text-sm text-ink-soft">
            {t("answered", { n: format.number(answered), total: format.number(prompts.length) })}
          </span>
        </div>
      </form>
    </Card>
  );
}

function useWriting({ userId, timeZone, onSaved }: PromptFormProps, onReset: () => void) {
  const { t } = useTranslation("journal");
  const format = useFormat();
  const { draft, setAnswer, addToAnswer, setTitle, clear } = useJournalDraft(userId);
  const { mutateAsync: add, isPending: busy } = useAddEntry(userId);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [opened] = useState(() => new Date());
  const usualTitle = (day: Date) => t("usualTitle", { date: format.date(day, timeZone) });

  const save = async () => {
    const responses = responsesOf(draft, (prompt) => t(`prompts.${prompt}`));
    if (responses.length === 0) return setProblem("empty");
    const title = draft.title.trim() || usualTitle(new Date());
    const refused = await add({ title, responses }).catch(failureOf);
    if (refused !== null) return setProblem(refused);
    toast.success(t("saved"), t("savedBody"));
    clear();
    onReset();
    onSaved(responses);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setProblem(null);
    void save();
  };
  return { draft, setAnswer, addToAnswer, setTitle, busy, problem, usualTitle: usualTitle(opened), submit };
}
