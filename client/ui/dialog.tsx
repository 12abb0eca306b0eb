import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { clsx } from "clsx";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { buttonStyle } from "./button.tsx";
import { HelpStrip } from "./help-strip.tsx";
import { modalPanelStyle, modalStyle } from "./popup-style.ts";

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
