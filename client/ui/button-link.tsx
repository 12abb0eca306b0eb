import { clsx } from "clsx";
import { Link, type LinkProps } from "react-router-dom";
import { buttonStyle, type ButtonLook } from "./button-style.ts";

type ButtonLinkProps = Omit<LinkProps, "className"> & ButtonLook & { className?: string | undefined };

/** A link to a page of the app that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={clsx(buttonStyle({ variant, size }), className)} />;
}
