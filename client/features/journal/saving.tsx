import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import { type DataFailure, failureOf } from "#client/lib/query.ts";
import type { Toasts } from "#client/lib/toast.ts";
import { useSubmission } from "#client/lib/use-form.ts";
import { FocusedAlert } from "#client/ui/alert.tsx";
import { TextField } from "#client/ui/text-field.tsx";
import { type JournalRefusal, type JournalResponse, longestTitle, useAddEntry } from "./api.ts";
import type { DictateButton } from "./journal-draft.ts";

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
};

type Problem = "empty" | JournalRefusal | DataFailure;

/** Saves what was written, under its title or the usual one. Nothing is sent before. */
export function useSaving({ userId, timeZone, onSaved }: WritingProps, read: () => Written) {
  const { t } = useTranslation("journal");
  const format = useFormat();
  const { mutateAsync: add } = useAddEntry(userId);
  const [opened] = useState(() => new Date());
  const usualTitle = (day: Date) => t("usualTitle", { date: format.date(day, timeZone) });

  const save = async (toast: Toasts, { title, responses }: Written): Promise<Problem | null> => {
    const refused = await add({ title: title.trim() || usualTitle(new Date()), responses }).catch(failureOf);
    if (refused !== null) return refused;
    toast.success(t("saved"), t("savedBody"));
    onSaved(responses);
    return null;
  };
  const { busy, problem, submit, clear } = useSubmission<Problem>((toast) => {
    const written = read();
    return written.responses.length === 0 ? "empty" : save(toast, written);
  });
  return {
    busy,
    problem,
    usualTitle: usualTitle(opened),
    submit,
    /** What was written is another text now, so that it is empty or too long may no longer be true. */
    changed: () => (problem === "empty" || problem === "refused" ? clear() : undefined),
  };
}

type EntryTitleProps = Pick<ReturnType<typeof useSaving>, "busy" | "problem" | "usualTitle"> & {
  title: string;
  onTitle: (title: string) => void;
  /** What to do about a form with nothing in it. */
  whenEmpty: string;
};

/** The title, and below it why the entry wasn't saved. */
export function EntryTitle({ title, onTitle, whenEmpty, busy, problem, usualTitle }: EntryTitleProps) {
  const { t } = useTranslation("journal");
  return (
    <>
      <TextField
        name="title"
        label={t("title")}
        placeholder={usualTitle}
        value={title}
        maxLength={longestTitle}
        readOnly={busy}
        onChange={(event) => onTitle(event.target.value)}
        className="border-t border-line pt-5"
      />
      {problem ? (
        <FocusedAlert title={problem === "empty" ? t("empty") : undefined}>
          {problem === "empty" ? whenEmpty : t(`failure.${problem}`)}
        </FocusedAlert>
      ) : null}
    </>
  );
}
