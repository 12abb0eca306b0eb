import { cva } from "class-variance-authority";
import { clsx } from "clsx";
import { CircleAlert, CircleCheck, Info } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";

export type Tone = "info" | "error" | "success";

const icons = { info: Info, error: CircleAlert, success: CircleCheck } as const;

const alertStyle = cva("flex items-start gap-3 rounded-md px-4 py-3", {
  variants: {
    tone: {
      info: "bg-info-soft text-info-ink",
      error: "bg-danger-soft text-danger-ink",
      success: "bg-success-soft text-success-ink",
    },
  },
});

type AlertProps = { tone: Tone; title?: ReactNode; children?: ReactNode; className?: string | undefined };

/** A message beside what it is about. Errors are announced immediately, everything else politely. */
export function Alert({ tone, title, children, className }: AlertProps) {
  const Icon = icons[tone];
  return (
    <div role={tone === "error" ? "alert" : "status"} className={clsx(alertStyle({ tone }), className)}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="flex min-w-0 flex-col gap-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}

type FocusedAlertProps = { title?: ReactNode; children: ReactNode };

/**
 * An error about a whole form. It takes focus when it appears, so that it is read out and the next Tab
 * continues from it; remove it while the next attempt runs.
 */
export function FocusedAlert({ title, children }: FocusedAlertProps) {
  const element = useRef<HTMLDivElement>(null);
  // Before it is painted: focus scrolls, and what somebody is about to press must not move under the finger later.
  useLayoutEffect(() => {
    element.current?.focus();
  }, []);
  return (
    <div ref={element} tabIndex={-1} className="rounded-md">
      <Alert tone="error" title={title}>
        {children}
      </Alert>
    </div>
  );
}
