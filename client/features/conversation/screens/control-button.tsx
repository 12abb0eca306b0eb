import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

const looks = {
  plain:
    "border border-edge bg-surface text-ink group-hover:bg-sunken group-aria-pressed:border-ink group-aria-pressed:bg-ink group-aria-pressed:text-paper",
  start: "bg-sage text-on-sage group-hover:bg-sage-deep",
  end: "bg-danger text-on-danger group-hover:bg-danger-deep",
} as const;

type ControlButtonProps = Omit<ComponentProps<"button">, "className" | "children"> & {
  icon: LucideIcon;
  label: string;
  look?: keyof typeof looks;
  className?: string | undefined;
};

/** A round button with its word under it, as on a phone. Where it is tight the word is for screen readers alone. */
export function ControlButton({ icon: Icon, label, look = "plain", className, ...rest }: ControlButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx(
        "group control-button min-w-14 items-center rounded-md text-sm text-ink-soft disabled:opacity-60",
        className,
      )}
    >
      <span
        className={clsx(
          "control-disc grid shrink-0 place-items-center rounded-full transition-colors duration-200",
          looks[look],
        )}
        data-main={look === "plain" ? undefined : ""}
      >
        <Icon aria-hidden="true" className={look === "plain" ? "size-6" : "size-7"} />
      </span>
      <span className="leading-tight whitespace-nowrap">{label}</span>
    </button>
  );
}
