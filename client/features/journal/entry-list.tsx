import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { JournalEntry } from "#client/lib/journal-port.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { LoadFailed, LoadingPlace, Skeleton } from "#client/ui/loading.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { EntryCard } from "./entry-card.tsx";
import type { useEntries } from "./use-entries.ts";

type EntryListProps = { journal: ReturnType<typeof useEntries> };

/** What was saved, newest first. */
export function EntryList({ journal }: EntryListProps) {
  const { t } = useTranslation("journal");
  const [leaving, setLeaving] = useState<JournalEntry | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="recent" className="mt-10">
      <h2 ref={heading} id="recent" tabIndex={-1} className="mb-4 text-2xl outline-none">
        {t("recent")}
      </h2>
      <Entries journal={journal} onDelete={setLeaving} />
      {leaving ? (
        <DeleteDialog
          entry={leaving}
          onDelete={journal.remove}
          onClose={(deleted) => {
            setLeaving(null);
            // The button that opened the dialog is gone with its entry.
            if (deleted) heading.current?.focus();
          }}
        />
      ) : null}
    </section>
  );
}

function Entries({ journal, onDelete }: EntryListProps & { onDelete: (entry: JournalEntry) => void }) {
  const { t } = useTranslation("journal");
  const { state, moreFailure } = journal;
  if (state.status === "loading")
    return (
      <LoadingPlace className="flex flex-col gap-3">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </LoadingPlace>
    );
  if (state.status === "failed")
    return (
      <LoadFailed
        title={t("listFailed")}
        reason={t(`readFailure.${state.failure}`)}
        retry={t("retry")}
        onRetry={journal.retry}
      />
    );
  if (state.entries.length === 0) return <p className="text-ink-soft">{t("none")}</p>;
  return (
    <>
      <ul className="flex flex-col gap-3">
        {state.entries.map((entry) => (
          <EntryCard key={entry.id} entry={entry} onDelete={() => onDelete(entry)} />
        ))}
      </ul>
      {moreFailure ? (
        <Alert tone="error" className="mt-4">
          {t(`readFailure.${moreFailure}`)}
        </Alert>
      ) : null}
      {state.more ? (
        <Button variant="secondary" className="mt-4" onClick={() => void journal.showMore()}>
          {t("more")}
        </Button>
      ) : null}
    </>
  );
}
