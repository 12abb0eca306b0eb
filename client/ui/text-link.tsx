import { clsx } from "clsx";
import { Link, type LinkProps } from "react-router-dom";
import type { ReactNode } from "react";
import { Trans, useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";

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

/** The label of the terms checkbox. Its links open in a new tab, so that nothing typed is lost. */
export function TermsLabel() {
  const { t } = useTranslation("auth");
  return (
    <Trans
      t={t}
      i18nKey="fields.terms"
      components={{
        terms: <TextLink to={paths.termsOfService} target="_blank" />,
        privacy: <TextLink to={paths.privacyPolicy} target="_blank" />,
      }}
    />
  );
}
