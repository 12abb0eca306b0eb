import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { Alert } from "#client/ui/alert.tsx";
import { ButtonLink } from "#client/ui/button.tsx";

/** The week is full for this plan: what that means, and where more can be had. */
export function LimitNotice({ perWeek }: { perWeek: number }) {
  const { t } = useTranslation("mood");
  const format = useFormat();
  return (
    <Alert tone="info" title={t("limit.title")}>
      <p>{t("limit.body", { n: format.number(perWeek) })}</p>
      <ButtonLink to={paths.usage} variant="secondary" className="mt-2 self-start">
        {t("limit.plans")}
      </ButtonLink>
    </Alert>
  );
}
