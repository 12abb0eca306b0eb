import { useTranslation } from "react-i18next";
import { Button } from "#client/ui/button.tsx";
import { MessagePage } from "#client/ui/message-page.tsx";

/** The app could not learn what it needs to start: offline, or the server is away. */
export function StartErrorPage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("errors");
  return (
    <MessagePage title={t("start.title")} body={t("start.body")}>
      <Button size="lg" onClick={onRetry}>
        {t("start.retry")}
      </Button>
    </MessagePage>
  );
}
