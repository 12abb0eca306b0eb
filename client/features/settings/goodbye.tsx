import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { ButtonLink } from "#client/ui/button.tsx";
import { Mark } from "#client/ui/wordmark.tsx";
import { TextLink } from "#client/ui/text-link.tsx";

/** After the account is gone: that it is, thanks, and where people are. Nothing holds anybody back (S8). */
export function Goodbye() {
  const { t } = useTranslation("settings");
  return (
    <div className="mx-auto flex max-w-xl flex-col items-start gap-5 px-6 py-16 sm:py-24">
      <Mark className="size-14 text-sage" />
      <h1 tabIndex={-1} className="text-4xl sm:text-5xl">
        {t("goodbye.title")}
      </h1>
      <p className="text-lg text-ink-soft">{t("goodbye.body")}</p>
      <p className="text-lg text-ink-soft">
        {t("goodbye.help")} <TextLink to={paths.safety}>{t("goodbye.helplines")}</TextLink>
      </p>
      <ButtonLink to={paths.home} variant="secondary">
        {t("goodbye.home")}
      </ButtonLink>
    </div>
  );
}
