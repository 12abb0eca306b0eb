import { textLimits } from "#shared/limits.ts";
import { type ComponentType, useState } from "react";
import { z } from "zod";
import { useTranslation } from "react-i18next";
import { addedSince, createDrafts, useDraft } from "#client/lib/drafts.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { type Sent, sentAgain } from "#client/lib/new-row.ts";
import { type DataFailure, failureOf } from "#client/lib/query.ts";
import type { Toasts } from "#client/lib/toast.ts";
import { useSubmission } from "#client/lib/use-form.ts";
import { FocusedAlert } from "#client/ui/alert.tsx";
import { TextField } from "#client/ui/text-field.tsx";
import {
  type JournalResponse,
  type JournalRefusal,
  holdsAnswers,
  responseSchema,
  useAddEntry,
} from "./api.ts";

/** The ten prompts in order; their texts are translations. */
export const prompts = [
  "now",
  "body",
  "weight",
  "good",
  "kindness",
  "need",
  "people",
  "strength",
  "letGo",
  "tomorrow",
] as const;
type Prompt = (typeof prompts)[number];

type SentAnswers = Sent<readonly JournalResponse[]>;

/** What was sent of a draft, as it is kept with it. */
export const sentAnswers = z.object({ id: z.string(), row: z.array(responseSchema).readonly() }).optional();

const draftSchema = z.object({
  title: z.string(),
  answers: z.partialRecord(z.enum(prompts), z.string()),
  sent: sentAnswers,
});

/** Speaks into a field: calls `onText` with what was said, piece by piece. */
export type DictateButton = ComponentType<{ onText: (text: string) => void; disabled: boolean }>;

/** Scripts without spaces between sentences. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}。！？]$/u;

/** Appends speech to a text. All of it, even beyond what can be saved: what was said can't be said again. */
export function withSpoken(text: string, said: string): string {
  const gap = text === "" || /\s$/.test(text) || unspaced.test(text) ? "" : " ";
  return `${text}${gap}${said}`;
}

/** Whether a text has to be shortened before it can be saved. */
export const isTooLong = (text: string, longest: number): boolean => text.trim().length > longest;

/** Answers that haven't been saved yet. */
type JournalDraft = z.infer<typeof draftSchema>;

export const emptyDraft: JournalDraft = { title: "", answers: {} };

/** Trimmed, non-empty answers in the order of the prompts. */
export function responsesOf(
  { answers }: JournalDraft,
  wordsOf: (prompt: Prompt) => string,
): readonly JournalResponse[] {
  return prompts
    .map((prompt) => ({ prompt: wordsOf(prompt), response: (answers[prompt] ?? "").trim() }))
    .filter(({ response }) => response !== "");
}

function without(saved: JournalDraft, now: JournalDraft): JournalDraft {
  const answers: JournalDraft["answers"] = {};
  for (const prompt of prompts) {
    const added = addedSince(saved.answers[prompt] ?? "", now.answers[prompt] ?? "");
    if (added !== "") answers[prompt] = added;
  }
  return Object.keys(answers).length === 0 ? emptyDraft : { title: "", answers };
}

export const journalDrafts = createDrafts("journal", draftSchema, emptyDraft);

/** A draft with another answer. What is written once all of them were emptied is another entry. */
function withAnswer(before: JournalDraft, prompt: Prompt, answer: string): JournalDraft {
  const answers = { ...before.answers, [prompt]: answer };
  return prompts.some((it) => (answers[it] ?? "") !== "")
    ? { ...before, answers }
    : { ...emptyDraft, title: before.title };
}

/** The unsaved reflection; it survives a page reload. */
export function useJournalDraft(userId: string) {
  const [draft, setDraft] = useDraft(journalDrafts, userId);
  return {
    draft,
    setSent: (sent: SentAnswers) => setDraft((before) => ({ ...before, sent })),
    setTitle: (title: string) => setDraft((before) => ({ ...before, title })),
    setAnswer: (prompt: Prompt, answer: string) => setDraft((before) => withAnswer(before, prompt, answer)),
    addToAnswer: (prompt: Prompt, said: string) =>
      setDraft((before) => {
        return withAnswer(before, prompt, withSpoken(before.answers[prompt] ?? "", said));
      }),
    /** The entry that is shown was saved. */
    clear: () => setDraft((now) => without(draft, now)),
  };
}

/** Props of a writing form. */
export type WritingProps = {
  userId: string;
  timeZone: string;
  onSaved: (responses: readonly JournalResponse[]) => void;
  Dictate: DictateButton;
};

type Written = {
  readonly title: string;
  /** Trimmed, and none that is empty. */
  readonly responses: readonly JournalResponse[];
  /** The longest that one of them may be. */
  readonly longest: number;
  /** What was sent of it before. */
  readonly sent: SentAnswers | undefined;
  /** Keeps what is sent now. */
  readonly onSend: (sent: SentAnswers) => void;
};

type Problem = "empty" | "tooLong" | JournalRefusal | DataFailure;

/** Saves what was written, under its title or the usual one. Nothing is sent before. */
export function useSaving({ userId, timeZone, onSaved }: WritingProps, read: () => Written) {
  const { t } = useTranslation("journal");
  const format = useFormat();
  const { mutateAsync: add } = useAddEntry(userId);
  const [opened] = useState(() => new Date());
  const usualTitle = (day: Date) => t("usualTitle", { date: format.date(day, timeZone) });

  const save = async (toast: Toasts, written: Written): Promise<Problem | null> => {
    const { responses } = written;
    const sent = sentAgain(written.sent, responses, holdsAnswers);
    written.onSend(sent);
    const title = written.title.trim() || usualTitle(new Date());
    const refused = await add({ title, sent }).catch(failureOf);
    if (refused !== null) return refused;
    toast.success(t("saved"), t("savedBody"));
    onSaved(responses);
    return null;
  };
  const { busy, problem, submit, clear } = useSubmission<Problem>((toast) => {
    const written = read();
    if (written.responses.length === 0) return "empty";
    const long = written.responses.some(({ response }) => isTooLong(response, written.longest));
    return long ? "tooLong" : save(toast, written);
  });
  return {
    busy,
    problem,
    usualTitle: usualTitle(opened),
    submit,
    /** What was written is another text now, so that it is empty or too long may no longer be true. */
    changed: () =>
      problem === "empty" || problem === "tooLong" || problem === "refused" ? clear() : undefined,
  };
}

type EntryTitleProps = Pick<ReturnType<typeof useSaving>, "busy" | "problem" | "usualTitle"> & {
  title: string;
  onTitle: (title: string) => void;
  /** What to do about a form with nothing in it. */
  whenEmpty: string;
  /** What to do about a text that is too long. */
  whenLong: string;
};

/** The title, and below it why the entry wasn't saved. */
export function EntryTitle({
  title,
  onTitle,
  whenEmpty,
  whenLong,
  busy,
  problem,
  usualTitle,
}: EntryTitleProps) {
  const { t } = useTranslation("journal");
  return (
    <>
      <TextField
        name="title"
        label={t("title")}
        placeholder={usualTitle}
        value={title}
        maxLength={textLimits.journalTitle}
        readOnly={busy}
        onChange={(event) => onTitle(event.target.value)}
        className="border-t border-line pt-5"
      />
      {problem ? (
        <FocusedAlert title={problem === "empty" ? t("empty") : undefined}>
          {problem === "empty" ? whenEmpty : problem === "tooLong" ? whenLong : t(`failure.${problem}`)}
        </FocusedAlert>
      ) : null}
    </>
  );
}
