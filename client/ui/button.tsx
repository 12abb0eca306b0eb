import { cva, type VariantProps } from "class-variance-authority";
import { clsx } from "clsx";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link, type LinkProps } from "react-router-dom";

/** The styles that `Button` and `ButtonLink` share. */
export const buttonStyle = cva(
  [
    "inline-flex min-h-target shrink-0 items-center justify-center gap-2 rounded-full text-center font-semibold no-underline",
    "transition-colors duration-200 ease-calm select-none",
    "disabled:cursor-not-allowed data-disabled:cursor-not-allowed not-aria-busy:disabled:opacity-60",
  ],
  {
    variants: {
      variant: {
        primary: "bg-sage text-on-sage hover:bg-sage-deep",
        secondary: "border border-edge bg-surface text-ink hover:bg-sunken",
        quiet: "text-ink hover:bg-sunken",
        danger: "bg-danger text-on-danger hover:bg-danger-deep",
      },
      size: {
        md: "px-5 py-2 text-base",
        lg: "min-h-13 px-7 py-3 text-lg",
        icon: "size-target p-0",
      },
    },
    defaultVariants: { variant: "primary", size: "md" },
  },
);

export type ButtonLook = VariantProps<typeof buttonStyle>;

type ButtonProps = Omit<ComponentProps<"button">, "className"> &
  ButtonLook & {
    className?: string | undefined;
    /** Work is in progress: not pressable, still focusable, and announced as busy. */
    busy?: boolean | undefined;
  };

function refuse(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A button. `size="icon"` needs an `aria-label`. Inside a form, pass `type="submit"`. */
export function Button({ variant, size, busy = false, disabled, className, children, ...rest }: ButtonProps) {
  const off = disabled === true || busy;
  return (
    <button
      type="button"
      {...rest}
      // A busy button keeps the focus, which one that is disabled would lose.
      disabled={disabled === true && !busy}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      data-disabled={off ? "" : undefined}
      onClick={busy ? refuse : rest.onClick}
      className={clsx(buttonStyle({ variant, size }), className)}
    >
      {busy ? <Spinner className="size-4" /> : null}
      {children}
    </button>
  );
}

type ButtonLinkProps = Omit<LinkProps, "className"> & ButtonLook & { className?: string | undefined };

/** A link to a page of the app, styled as a button. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={clsx(buttonStyle({ variant, size }), className)} />;
}

/** The answers that a dialog or form ends with. On a phone they share the width, or take it each if they need more. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">{children}</div>;
}

/** Three quiet arcs that breathe. Decorative only: also say in text what is being waited for. */
export function Spinner({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
      className={clsx("animate-spin", className ?? "size-6")}
    >
      <path d="M12 3a9 9 0 0 1 9 9" />
      <path d="M21 12a9 9 0 0 1-9 9" opacity="0.45" />
      <path d="M12 21a9 9 0 0 1-9-9" opacity="0.2" />
    </svg>
  );
}
