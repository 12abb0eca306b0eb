import { clsx } from "clsx";
import { Link, type LinkProps } from "react-router-dom";
import type { ReactNode } from "react";

type TextLinkProps = Omit<LinkProps, "className"> & { className?: string | undefined };

export const textLinkStyle =
  "text-sage-ink underline decoration-1 underline-offset-4 hover:decoration-2 rounded-sm";

/** A link within running text. */
export function TextLink({ className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={clsx(textLinkStyle, className)} />;
}

type OutsideLinkProps = { href: string; children?: ReactNode };

/** A link within running text to another site; it opens in a new tab and sends no referrer. */
export function OutsideLink({ href, children }: OutsideLinkProps) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={textLinkStyle}>
      {children}
    </a>
  );
}
