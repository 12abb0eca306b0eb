import { useTranslation } from "react-i18next";
import { generatePath } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import type { Memory } from "#client/lib/memories-port.ts";
import { Button } from "#client/ui/button.tsx";
import { TextLink } from "#client/ui/text-link.tsx";

type MemoryItemProps = { memory: Memory; onForget: () => void };

/** One thing that is remembered, with the conversation it came from. */
export function MemoryItem({ memory, onForget }: MemoryItemProps) {
  const { t } = useTranslation("settings");
  const format = useFormat();
  const { session } = memory;
  const title = session?.title?.trim() || t("privacy.untitled");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p dir="auto">{memory.content}</p>
        <p className="text-sm text-ink-soft">
          {session ? (
            <TextLink to={generatePath(paths.session, { id: session.id })}>
              {t("privacy.from", { title })}
            </TextLink>
          ) : (
            t("privacy.fromDeleted")
          )}
          {" · "}
          {format.date(new Date(memory.created_at))}
        </p>
      </div>
      <Button
        variant="quiet"
        className="-ms-5 sm:ms-0"
        aria-label={t("privacy.forgetOne", { memory: memory.content })}
        onClick={onForget}
      >
        {t("privacy.forget")}
      </Button>
    </li>
  );
}
