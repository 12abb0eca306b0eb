import { textLimits } from "#shared/limits.ts";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { z } from "zod";
import { type SubmitEvent, useState } from "react";
import { paths } from "#shared/paths.ts";
import type { Profile } from "#client/lib/profile.ts";
import { useScreening } from "#client/lib/help-card-store.ts";
import { BackLink, PageHeading } from "#client/ui/page-heading.tsx";
import { Tabs } from "#client/ui/tabs.tsx";
import { addedSince, createDrafts, useDraft } from "#client/lib/drafts.ts";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { TextArea } from "#client/ui/text-field.tsx";
import { useFormat } from "#client/i18n/use-format.ts";
import { type JournalResponse, freeWriting } from "./api.ts";
import { EntryList } from "./entry-list.tsx";
import {
  type DictateButton,
  isTooLong,
  prompts,
  responsesOf,
  sentAnswers,
  useJournalDraft,
  withSpoken,
  EntryTitle,
  type WritingProps,
  useSaving,
} from "./journal-draft.tsx";

/** The reflection journal: ten prompts or a blank page, and what was saved. */
export function ReflectionJournal({ profile, Dictate }: { profile: Profile; Dictate: DictateButton }) {
  const { t } = useTranslation("journal");
  const { t: common } = useTranslation();
  const screen = useScreening();
  const [query, setQuery] = useSearchParams();
  const way = query.get("write") === "freely" ? "blank" : "withPrompts";
  const saved = (responses: readonly JournalResponse[]) =>
    screen(responses.map(({ response }) => response).join("\n"));
  const writing = { userId: profile.id, timeZone: profile.timezone, onSaved: saved, Dictate };
  return (
    <div className="mx-auto w-full max-w-2xl">
      <BackLink to={paths.dashboard}>{t("back")}</BackLink>
      <PageHeading title={common("pages.reflectionJournal")} description={t("description")} />
      <Tabs
        label={t("ways")}
        value={way}
        onValueChange={(next) => setQuery(next === "blank" ? { write: "freely" } : {}, { replace: true })}
        tabs={[
          {
            value: "withPrompts",
            label: t("withPrompts"),
            content: <PromptForm {...writing} />,
          },
          {
            value: "blank",
            label: t("blank"),
            content: <BlankPage {...writing} />,
          },
        ]}
      />
      <EntryList userId={profile.id} />
    </div>
  );
}

const draftSchema = z.object({ title: z.string(), text: z.string(), sent: sentAnswers });
const emptyPage: z.infer<typeof draftSchema> = { title: "", text: "" };
const pageDrafts = createDrafts("journal-page", draftSchema, emptyPage);

/** A page without prompts. */
function BlankPage(props: WritingProps) {
  const { t } = useTranslation("journal");
  const format = useFormat();
  const { userId, onSaved, Dictate } = props;
  const [draft, setDraft] = useDraft(pageDrafts, userId);
  const { submit, changed, ...saving } = useSaving(
    {
      ...props,
      onSaved: (responses) => {
        setDraft((now) => {
          const text = addedSince(draft.text, now.text);
          return text === "" ? emptyPage : { title: "", text };
        });
        onSaved(responses);
      },
    },
    () => {
      const text = draft.text.trim();
      return {
        title: draft.title,
        responses: text === "" ? [] : [freeWriting(text)],
        longest: textLimits.journalPage,
        sent: draft.sent,
        onSend: (sent) => setDraft((before) => ({ ...before, sent })),
      };
    },
  );
  const whenLong = t("tooLong", { limit: format.number(textLimits.journalPage) });
  const write = (change: (text: string) => string) => {
    changed();
    setDraft((before) => {
      const text = change(before.text);
      // What is written once the page was emptied is another entry.
      return text === "" ? { ...emptyPage, title: before.title } : { ...before, text };
    });
  };
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
          error={isTooLong(draft.text, textLimits.journalPage) ? whenLong : undefined}
          readOnly={saving.busy}
          onChange={(event) => write(() => event.target.value)}
        />
        <Dictate disabled={saving.busy} onText={(said) => write((before) => withSpoken(before, said))} />
        <EntryTitle
          {...saving}
          title={draft.title}
          onTitle={(title) => setDraft((before) => ({ ...before, title }))}
          whenEmpty={t("pageEmptyBody")}
          whenLong={whenLong}
        />
        <Button type="submit" busy={saving.busy} className="self-start">
          {t("save")}
        </Button>
      </form>
    </Card>
  );
}

/** The prompts, one at a time. */
function PromptForm(props: WritingProps) {
  const { t } = useTranslation("journal");
  const format = useFormat();
  const { userId, onSaved, Dictate } = props;
  const [index, setIndex] = useState(0);
  const { draft, setAnswer, addToAnswer, setTitle, setSent, clear } = useJournalDraft(userId);
  const { submit, changed, ...saving } = useSaving(
    {
      ...props,
      onSaved: (responses) => {
        clear();
        setIndex(0);
        onSaved(responses);
      },
    },
    () => ({
      title: draft.title,
      responses: responsesOf(draft, (prompt) => t(`prompts.${prompt}`)),
      longest: textLimits.journalAnswer,
      sent: draft.sent,
      onSend: setSent,
    }),
  );
  const prompt = prompts[index] ?? prompts[0];
  const isLong = (name: (typeof prompts)[number]) =>
    isTooLong(draft.answers[name] ?? "", textLimits.journalAnswer);
  const whenLong = t("tooLong", { limit: format.number(textLimits.journalAnswer) });
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    submit(event);
    // The answer to be shortened may be another one than is shown.
    const long = prompts.findIndex(isLong);
    if (long !== -1 && !isLong(prompt)) setIndex(long);
  };
  const answered = responsesOf(draft, (name) => name).length;
  return (
    <Card>
      <form noValidate onSubmit={save} className="flex flex-col gap-5">
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
          error={isLong(prompt) ? whenLong : undefined}
          readOnly={saving.busy}
          onChange={(event) => {
            changed();
            setAnswer(prompt, event.target.value);
          }}
          className="[&>textarea]:mt-2"
        />
        {/* What was said for one prompt stays with it, however late it comes. */}
        <Dictate
          key={`${prompt} spoken`}
          disabled={saving.busy}
          onText={(said) => {
            changed();
            addToAnswer(prompt, said);
          }}
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
        <EntryTitle
          {...saving}
          title={draft.title}
          onTitle={setTitle}
          whenEmpty={t("emptyBody")}
          whenLong={whenLong}
        />
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
