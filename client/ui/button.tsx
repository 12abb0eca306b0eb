import { Button as BaseButton } from "@base-ui/react/button";
import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { buttonStyle, type ButtonLook } from "./button-style.ts";
import { Spinner } from "./spinner.tsx";

type ButtonProps = Omit<ComponentProps<"button">, "className"> &
  ButtonLook & {
    className?: string | undefined;
    /** Work is under way: not pressable, still focusable, and said to be busy. */
    busy?: boolean | undefined;
  };

/** A button. `size="icon"` needs an `aria-label`. Inside a form, say `type="submit"`. */
export function Button({ variant, size, busy = false, disabled, className, children, ...rest }: ButtonProps) {
  return (
    <BaseButton
      type="button"
      {...rest}
      disabled={disabled === true || busy}
      focusableWhenDisabled={busy}
      aria-busy={busy || undefined}
      className={clsx(buttonStyle({ variant, size }), className)}
    >
      {busy ? <Spinner className="size-4" /> : null}
      {children}
    </BaseButton>
  );
}
