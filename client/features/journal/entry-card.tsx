import { ChevronDown, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import type { JournalEntry } from "#client/lib/journal-port.ts";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";

type EntryCardProps = { entry: JournalEntry; onDelete: () => void };

/** One saved reflection, folded until it is wanted. */
export function EntryCard({ entry, onDelete }: EntryCardProps) {
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
              {/* A plain day: read in UTC, so that no zone moves it. */}
              <span className="block text-sm text-ink-soft">{format.date(new Date(entry.date), "UTC")}</span>
            </span>
          </summary>
          <dl className="mt-4 flex flex-col gap-4 ps-8">
            {entry.responses.map(({ prompt, response }) => (
              <div key={prompt}>
                <dt dir="auto" className="text-sm text-ink-soft">
                  {prompt}
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
