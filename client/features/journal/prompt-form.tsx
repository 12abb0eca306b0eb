import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { TextArea } from "#client/ui/text-area.tsx";
import { longestAnswer, prompts, responsesOf, useJournalDraft } from "./journal-draft.ts";
import { EntryTitle, useSaving, type WritingProps } from "./saving.tsx";

/** The prompts, one at a time. */
export function PromptForm(props: WritingProps) {
  const { t } = useTranslation("journal");
  const format = useFormat();
  const { userId, onSaved, Dictate } = props;
  const [index, setIndex] = useState(0);
  const { draft, setAnswer, addToAnswer, setTitle, clear } = useJournalDraft(userId);
  const { submit, ...saving } = useSaving(
    {
      ...props,
      onSaved: (responses) => {
        clear();
        setIndex(0);
        onSaved(responses);
      },
    },
    () => ({ title: draft.title, responses: responsesOf(draft, (prompt) => t(`prompts.${prompt}`)) }),
  );
  const prompt = prompts[index] ?? prompts[0];
  const answered = responsesOf(draft, (name) => name).length;
  return (
    <Card>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
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
          readOnly={saving.busy}
          onChange={(event) => setAnswer(prompt, event.target.value)}
          className="[&>textarea]:mt-2"
        />
        {/* What was said for one prompt stays with it, however late it comes. */}
        <Dictate
          key={`${prompt} spoken`}
          disabled={saving.busy}
          onText={(said) => addToAnswer(prompt, said)}
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
        <EntryTitle {...saving} title={draft.title} onTitle={setTitle} whenEmpty={t("emptyBody")} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" busy={saving.busy}>
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
