import { use } from "react";
import { useTranslation } from "react-i18next";
import { HelpMeanwhile } from "#client/features/safety/help-lines.tsx";
import { Button } from "#client/ui/button.tsx";
import { MessagePage } from "#client/ui/message-page.tsx";
import { ComingServices } from "./coming-services.ts";

/** The app could not learn what it needs to start: offline, or the server is away. The help lines need neither. */
export function StartErrorPage() {
  const { t } = useTranslation("errors");
  const { retry } = use(ComingServices);
  return (
    <MessagePage title={t("start.title")} body={t("start.body")}>
      <Button size="lg" onClick={retry}>
        {t("start.retry")}
      </Button>
      <HelpMeanwhile />
    </MessagePage>
  );
}
