import { Trans, useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { TextLink } from "./text-link.tsx";

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
