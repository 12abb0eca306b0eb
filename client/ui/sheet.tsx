import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { clsx } from "clsx";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { buttonStyle } from "./button.tsx";
import { HelpStrip } from "./help-strip.tsx";
import { modalPanelStyle, modalStyle } from "./popup-style.ts";

type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
};

/**
 * A modal sheet that rises from the bottom of the page, within reach of the thumb. Help stays above it, as in
 * `Dialog`.
 */
export function Sheet({ open, onOpenChange, title, children }: SheetProps) {
  const { t } = useTranslation();
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Popup className={clsx(modalStyle, "fixed inset-x-0 bottom-0 z-40 mx-auto max-w-xl")}>
          <div
            className={clsx(
              modalPanelStyle,
              "max-h-[min(85dvh,calc(100dvh-var(--help-bar)-1rem))] scroll-pt-20 overflow-y-auto overscroll-contain",
              "rounded-t-lg px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]",
              "group-data-ending-style:translate-y-6 group-data-starting-style:translate-y-6",
            )}
          >
            {/* Stays while the rest scrolls, so that the way out is always there. */}
            <div className="sticky top-0 z-10 -mx-5 flex items-center justify-between gap-3 bg-surface ps-8 pe-5 pt-5 pb-3">
              <BaseDialog.Title className="text-xl">{title}</BaseDialog.Title>
              <BaseDialog.Close
                aria-label={t("close")}
                className={buttonStyle({ variant: "quiet", size: "icon" })}
              >
                <X aria-hidden="true" className="size-5" />
              </BaseDialog.Close>
            </div>
            {children}
          </div>
          <HelpStrip className="fixed inset-x-0 top-0" />
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
