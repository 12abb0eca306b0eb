import { ChevronDown, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import { type DataFailure, failureOf, loadedOf } from "#client/lib/query.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { ConfirmDialog } from "#client/ui/confirm-dialog.tsx";
import { LoadFailed, LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import { type JournalEntry, useEntries, useRemoveEntry } from "./api.ts";

/** Saved reflections, newest first. */
export function EntryList({ userId }: { userId: string }) {
  const { t } = useTranslation("journal");
  const { mutateAsync: remove } = useRemoveEntry(userId);
  const [toDelete, setToDelete] = useState<JournalEntry | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="recent" className="mt-10">
      <h2 ref={heading} id="recent" tabIndex={-1} className="mb-4 text-2xl outline-none">
        {t("recent")}
      </h2>
      <Entries userId={userId} onDelete={setToDelete} />
      {toDelete ? (
        <DeleteDialog
          entry={toDelete}
          onDelete={(id) => remove(id).then(() => null, failureOf)}
          onClose={(deleted) => {
            setToDelete(null);
            // The button that opened the dialog is gone along with its entry.
            if (deleted) heading.current?.focus();
          }}
        />
      ) : null}
    </section>
  );
}

type EntriesProps = { userId: string; onDelete: (entry: JournalEntry) => void };

function Entries({ userId, onDelete }: EntriesProps) {
  const { t } = useTranslation("journal");
  const journal = useEntries(userId);
  const state = loadedOf(journal);
  if (state.status === "loading")
    return (
      <LoadingRegion className="flex flex-col gap-3">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </LoadingRegion>
    );
  if (state.status === "failed")
    return (
      <LoadFailed
        title={t("listFailed")}
        reason={t(`readFailure.${state.failure}`)}
        retry={t("retry")}
        onRetry={() => journal.refetch()}
      />
    );
  if (state.value.length === 0) return <p className="text-ink-soft">{t("none")}</p>;
  return (
    <>
      <ul className="flex flex-col gap-3">
        {state.value.map((entry) => (
          <EntryCard key={entry.id} entry={entry} onDelete={() => onDelete(entry)} />
        ))}
      </ul>
      {journal.isFetchNextPageError ? (
        <Alert tone="error" className="mt-4">
          {t(`readFailure.${failureOf(journal.error)}`)}
        </Alert>
      ) : null}
      {journal.hasNextPage ? (
        <Button
          variant="secondary"
          className="mt-4"
          busy={journal.isFetchingNextPage}
          onClick={() => void journal.fetchNextPage()}
        >
          {t("more")}
        </Button>
      ) : null}
    </>
  );
}

type EntryCardProps = { entry: JournalEntry; onDelete: () => void };

/** One saved reflection, collapsed until someone opens it. */
function EntryCard({ entry, onDelete }: EntryCardProps) {
  const { t } = useTranslation("journal");
  const format = useFormat();
  return (
    <Card as="li">
      <div className="flex items-start justify-between gap-3">
        <details className="group min-w-0 flex-1">
          <summary className="flex min-h-target cursor-pointer list-none items-center gap-3 rounded-md [&::-webkit-details-marker]:hidden">
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
            />
            <span className="min-w-0">
              <span dir="auto" className="block font-semibold">
                {entry.title}
              </span>
              <span className="block text-sm text-ink-soft">{format.day(entry.date)}</span>
            </span>
          </summary>
          <dl className="mt-4 flex flex-col gap-4 ps-8">
            {entry.responses.map(({ prompt, response }) => (
              <div key={prompt}>
                <dt dir="auto" className={prompt === "" ? "sr-only" : "text-sm text-ink-soft"}>
                  {prompt || t("blank")}
                </dt>
                <dd dir="auto" className="mt-1 whitespace-pre-wrap">
                  {response}
                </dd>
              </div>
            ))}
          </dl>
        </details>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t("deleteNamed", { title: entry.title })}
          onClick={onDelete}
        >
          <Trash2 aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </Card>
  );
}

type DeleteDialogProps = {
  entry: JournalEntry;
  onDelete: (id: string) => Promise<DataFailure | null>;
  onClose: (deleted: boolean) => void;
};

/** Asks for confirmation before a reflection is deleted for good. */
function DeleteDialog({ entry, onDelete, onClose }: DeleteDialogProps) {
  const { t } = useTranslation("journal");
  const texts = {
    title: t("confirm"),
    body: t("confirmBody", { title: entry.title }),
    keep: t("keep"),
    action: t("delete"),
    done: t("deleted"),
    failed: (failure: DataFailure) => t(`deleteFailure.${failure}`),
  };
  return <ConfirmDialog texts={texts} onConfirm={() => onDelete(entry.id)} onClose={onClose} />;
}
