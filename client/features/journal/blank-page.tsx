import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { useFormat } from "#client/i18n/use-format.ts";
import type { DataFailure } from "#client/lib/data-failure.ts";
import { createDrafts, useDraft } from "#client/lib/drafts.ts";
import { failureOf } from "#client/lib/query.ts";
import { toast } from "#client/lib/toast.ts";
import { FocusedAlert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { TextArea } from "#client/ui/text-area.tsx";
import { TextField } from "#client/ui/text-field.tsx";
import { freeWriting, longestTitle, useAddEntry, type JournalRefusal } from "./api.ts";
import { type DictateButton, withSpoken } from "./journal-draft.ts";

/** In characters; one row holds it in every script. */
const longestPage = 20_000;

const draftSchema = z.object({ title: z.string(), text: z.string() });
const emptyPage: z.infer<typeof draftSchema> = { title: "", text: "" };
const pageDrafts = createDrafts("journal-page", draftSchema, emptyPage);

type BlankPageProps = {
  userId: string;
  timeZone: string;
  onSaved: (text: string) => void;
  Dictate: DictateButton;
};

/** A page without prompts. Nothing is sent until the person saves. */
export function BlankPage(props: BlankPageProps) {
  const { t } = useTranslation("journal");
  const { draft, setDraft, busy, problem, usualTitle, submit } = usePage(props);
  const { Dictate } = props;
  return (
    <Card>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextArea
          name="page"
          rows={10}
          label={t("page")}
          labelClassName="font-heading text-2xl font-medium text-balance"
          hint={t("pageHint")}
          value={draft.text}
          maxLength={longestPage}
          readOnly={busy}
          onChange={(event) => setDraft({ ...draft, text: event.target.value })}
        />
        <Dictate
          disabled={busy}
          onText={(said) =>
            setDraft((before) => ({ ...before, text: withSpoken(before.text, said, longestPage) }))
          }
        />
        <TextField
          name="title"
          label={t("title")}
          placeholder={usualTitle}
          value={draft.title}
          maxLength={longestTitle}
          readOnly={busy}
          onChange={(event) => setDraft({ ...draft, title: event.target.value })}
          className="border-t border-line pt-5"
        />
        {problem ? (
          <FocusedAlert title={problem === "empty" ? t("empty") : undefined}>
            {t(problem === "empty" ? "pageEmptyBody" : `failure.${problem}`)}
          </FocusedAlert>
        ) : null}
        <Button type="submit" busy={busy} className="self-start">
          {t("save")}
        </Button>
      </form>
    </Card>
  );
}

function usePage({ userId, timeZone, onSaved }: BlankPageProps) {
  const { t } = useTranslation("journal");
  const format = useFormat();
  const [draft, setDraft] = useDraft(pageDrafts, userId);
  const { mutateAsync: add, isPending: busy } = useAddEntry(userId);
  const [problem, setProblem] = useState<"empty" | JournalRefusal | DataFailure | null>(null);
  const [opened] = useState(() => new Date());
  const usualTitle = (day: Date) => t("usualTitle", { date: format.date(day, timeZone) });

  const save = async () => {
    const text = draft.text.trim();
    if (text === "") return setProblem("empty");
    const title = draft.title.trim() || usualTitle(new Date());
    const refused = await add({ title, responses: [freeWriting(text)] }).catch(failureOf);
    if (refused !== null) return setProblem(refused);
    toast.success(t("saved"), t("savedBody"));
    setDraft(emptyPage);
    onSaved(text);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setProblem(null);
    void save();
  };
  return { draft, setDraft, busy, problem, usualTitle: usualTitle(opened), submit };
}
