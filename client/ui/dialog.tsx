import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { clsx } from "clsx";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { buttonStyle } from "./button-style.ts";

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
};

/** A modal window: traps focus while open, gives it back when it closes; Escape and the cross close it. */
export function Dialog({ open, onOpenChange, title, description, children, className }: DialogProps) {
  const { t } = useTranslation();
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Viewport className="fixed inset-0 z-40 grid place-items-center overflow-y-auto overscroll-contain p-4">
          <BaseDialog.Popup
            className={clsx(
              "relative w-full max-w-md rounded-lg bg-surface p-6 text-ink shadow-float outline-none sm:p-8",
              "transition-[translate,opacity] duration-200 ease-calm",
              "data-ending-style:translate-y-2 data-ending-style:opacity-0",
              "data-starting-style:translate-y-3 data-starting-style:opacity-0",
              className,
            )}
          >
            <BaseDialog.Title className="pe-10 text-2xl">{title}</BaseDialog.Title>
            {description ? (
              <BaseDialog.Description className="mt-2 text-ink-soft">{description}</BaseDialog.Description>
            ) : null}
            <div className="mt-5">{children}</div>
            <BaseDialog.Close
              aria-label={t("close")}
              className={clsx(
                buttonStyle({ variant: "quiet", size: "icon" }),
                "absolute end-3 top-3 sm:end-5 sm:top-5",
              )}
            >
              <X aria-hidden="true" className="size-5" />
            </BaseDialog.Close>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
