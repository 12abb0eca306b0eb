import type { ReactNode } from "react";
import { textLinkStyle } from "./text-link.tsx";

type OutsideLinkProps = { href: string; children?: ReactNode };

/** A link inside running text to another site; it opens beside the page and does not tell where it came from. */
export function OutsideLink({ href, children }: OutsideLinkProps) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={textLinkStyle}>
      {children}
    </a>
  );
}
