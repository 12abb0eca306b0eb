import { Trans, useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { TextLink } from "./text-link.tsx";

/** The terms box's label. Its links open beside the page, so that nothing typed is lost. */
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
