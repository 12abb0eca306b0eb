import { clsx } from "clsx";
import { Link, type LinkProps } from "react-router-dom";

type TextLinkProps = Omit<LinkProps, "className"> & { className?: string | undefined };

export const textLinkStyle =
  "text-sage-ink underline decoration-1 underline-offset-4 hover:decoration-2 rounded-sm";

/** A link inside running text. */
export function TextLink({ className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={clsx(textLinkStyle, className)} />;
}
