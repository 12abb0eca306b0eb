import { clsx } from "clsx";
import type { ReactNode } from "react";

type BadgeProps = { quiet?: boolean; children: ReactNode };

/** A word in a pill. */
export function Badge({ quiet = false, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        "rounded-full px-3 py-0.5 font-sans text-sm font-semibold tracking-normal whitespace-nowrap",
        quiet ? "bg-sunken text-ink-soft" : "bg-sage-soft text-sage-ink",
      )}
    >
      {children}
    </span>
  );
}
