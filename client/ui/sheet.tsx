import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { clsx } from "clsx";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { buttonStyle } from "./button-style.ts";

type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
};

/** A modal window that rises from the foot of the page, within a thumb's reach. */
export function Sheet({ open, onOpenChange, title, children }: SheetProps) {
  const { t } = useTranslation();
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Popup
          className={clsx(
            "fixed inset-x-0 bottom-0 z-40 mx-auto max-h-[85dvh] max-w-xl overflow-y-auto overscroll-contain",
            "rounded-t-lg bg-surface p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-ink shadow-float outline-none",
            "transition-[translate,opacity] duration-200 ease-calm",
            "data-ending-style:translate-y-6 data-ending-style:opacity-0",
            "data-starting-style:translate-y-6 data-starting-style:opacity-0",
          )}
        >
          <div className="mb-3 flex items-center justify-between gap-3 ps-3">
            <BaseDialog.Title className="text-xl">{title}</BaseDialog.Title>
            <BaseDialog.Close
              aria-label={t("close")}
              className={buttonStyle({ variant: "quiet", size: "icon" })}
            >
              <X aria-hidden="true" className="size-5" />
            </BaseDialog.Close>
          </div>
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
