import { useTranslation } from "react-i18next";
import { z } from "zod";
import { createDrafts, useDraft } from "#client/lib/drafts.ts";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { TextArea } from "#client/ui/text-area.tsx";
import { freeWriting } from "./api.ts";
import { withSpoken } from "./journal-draft.ts";
import { EntryTitle, useSaving, type WritingProps } from "./saving.tsx";

/** In characters; one row holds it in every script. */
const longestPage = 20_000;

const draftSchema = z.object({ title: z.string(), text: z.string() });
const emptyPage: z.infer<typeof draftSchema> = { title: "", text: "" };
const pageDrafts = createDrafts("journal-page", draftSchema, emptyPage);

/** A page without prompts. */
export function BlankPage(props: WritingProps) {
  const { t } = useTranslation("journal");
  const { userId, onSaved, Dictate } = props;
  const [draft, setDraft] = useDraft(pageDrafts, userId);
  const { submit, ...saving } = useSaving(
    {
      ...props,
      onSaved: (responses) => {
        setDraft(emptyPage);
        onSaved(responses);
      },
    },
    () => {
      const text = draft.text.trim();
      return { title: draft.title, responses: text === "" ? [] : [freeWriting(text)] };
    },
  );
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
          readOnly={saving.busy}
          onChange={(event) => setDraft({ ...draft, text: event.target.value })}
        />
        <Dictate
          disabled={saving.busy}
          onText={(said) =>
            setDraft((before) => ({ ...before, text: withSpoken(before.text, said, longestPage) }))
          }
        />
        <EntryTitle
          {...saving}
          title={draft.title}
          onTitle={(title) => setDraft({ ...draft, title })}
          whenEmpty={t("pageEmptyBody")}
        />
        <Button type="submit" busy={saving.busy} className="self-start">
          {t("save")}
        </Button>
      </form>
    </Card>
  );
}
