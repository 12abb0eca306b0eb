import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { ButtonLink } from "#client/ui/button.tsx";
import { MessagePage } from "#client/ui/message-page.tsx";

/** Any path the app does not have (spec 1, section 2). */
export function NotFoundPage() {
  const { t } = useTranslation("errors");
  return (
    <MessagePage over={t("notFound.code")} title={t("notFound.title")} body={t("notFound.body")}>
      <ButtonLink to={paths.home} size="lg">
        {t("notFound.home")}
      </ButtonLink>
    </MessagePage>
  );
}
