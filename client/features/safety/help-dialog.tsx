import { X } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { Button } from "#client/ui/button.tsx";
import { useHelpDesk } from "#client/lib/help-desk.ts";
import { Grounding } from "./grounding.tsx";
import { HelpLines } from "./help-lines.tsx";
import { MoreHelp } from "./more-help.tsx";

/**
 * The help card. The browser's own dialog, in the page from the start: it needs no code that would have to be fetched
 * first, and shows above everything else, other dialogs included.
 */
export function HelpDialog() {
  const { open, hide } = useHelpDesk();
  return open ? (
    <Window onClose={hide}>
      <Inside />
    </Window>
  ) : null;
}

function Window({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation("safety");
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={title}
      // A dialog below hides all of the page from screen readers but for live regions; this one stays silent.
      aria-live="off"
      onClose={onClose}
      onKeyDown={keepEscape}
      closedby="any"
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg overflow-y-auto overscroll-contain rounded-lg bg-surface p-0 text-ink shadow-float backdrop:bg-veil"
    >
      <div className="p-5 sm:p-7">
        <div className="mb-3 flex items-start justify-between gap-3">
          <h2 id={title} className="text-2xl">
            {t("card.title")}
          </h2>
          <form method="dialog">
            <CloseButton />
          </form>
        </div>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}

/** Escape closes the card alone, and not what is open below it. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key === "Escape") event.stopPropagation();
}

function CloseButton() {
  const { t } = useTranslation();
  return (
    <Button type="submit" variant="quiet" size="icon" aria-label={t("close")} className="-me-2 -mt-1">
      <X aria-hidden="true" className="size-5" />
    </Button>
  );
}

function Inside() {
  const { t } = useTranslation("safety");
  const { occasion, concerns } = useHelpDesk();
  const [steadying, setSteadying] = useState(false);
  if (steadying) return <Grounding onDone={() => setSteadying(false)} />;
  return (
    <div className="flex flex-col gap-5">
      <p>{t(occasion === "written" ? "card.afterWriting" : "card.intro")}</p>
      <HelpLines concerns={concerns} />
      <MoreHelp onSteady={() => setSteadying(true)} />
      <p className="text-sm text-ink-soft">{t("card.limits")}</p>
    </div>
  );
}
