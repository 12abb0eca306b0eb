import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { clsx } from "clsx";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { buttonStyle } from "./button.tsx";
import { HelpStrip } from "./help-strip.tsx";

/**
 * A modal dialog and its panel. Only the panel moves, because transforming the dialog itself would move its
 * fixed children along.
 */
const modalStyle =
  "group outline-none transition-opacity duration-200 ease-calm data-ending-style:opacity-0 data-starting-style:opacity-0";
const modalPanelStyle = "bg-surface text-ink shadow-float transition-[translate] duration-200 ease-calm";

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
};

/**
 * A modal dialog: traps focus while open and returns it on close; Escape and the close button close it. Help
 * stays above it and within its focus trap.
 */
export function Dialog({ open, onOpenChange, title, description, children, className }: DialogProps) {
  const { t } = useTranslation();
  const { viewport, heading } = useNextView(title);
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Viewport
          ref={viewport}
          className="fixed inset-x-0 top-page bottom-0 z-40 grid place-items-center overflow-y-auto overscroll-contain p-4"
        >
          <BaseDialog.Popup className={clsx(modalStyle, "w-full max-w-md", className)}>
            <div
              className={clsx(
                modalPanelStyle,
                "relative rounded-lg p-6 group-data-ending-style:translate-y-2 group-data-starting-style:translate-y-3 sm:p-8",
              )}
            >
              <BaseDialog.Title ref={heading} tabIndex={-1} className="pe-10 text-2xl outline-none">
                {title}
              </BaseDialog.Title>
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
            </div>
            <HelpStrip className="fixed inset-x-0 top-0" />
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/**
 * When a dialog goes on to another view, it shows that from its top: it may have been scrolled to a button that is gone.
 * A focus that went with the button moves to the title.
 */
function useNextView(title: ReactNode) {
  const viewport = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    if (viewport.current) viewport.current.scrollTop = 0;
    const focused = document.activeElement;
    if (focused === document.body || focused === heading.current?.closest("[role=dialog]"))
      heading.current?.focus({ preventScroll: true });
  }, [title]);
  return { viewport, heading };
}

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
