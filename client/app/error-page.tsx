import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { HelpBar } from "#client/features/safety/help-bar.tsx";
import { HelpMeanwhile } from "#client/features/safety/help-meanwhile.tsx";
import { Button, buttonStyle } from "#client/ui/button.tsx";
import { MessagePage } from "#client/ui/message-page.tsx";
import { isLoadFailure } from "./load-failure.ts";
import { NotFoundPage } from "./pages/not-found-page.tsx";

/** Stands in for a page that failed while loading or rendering: what happened, and what to do next. */
export function ErrorPage() {
  const error = useRouteError();
  const { t } = useTranslation("errors");
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  const about = isLoadFailure(error) ? "newVersion" : "page";
  return (
    <>
      {/* It takes the place of the layout around every page, and of the help in it. */}
      <HelpBar />
      <MessagePage title={t(`${about}.title`)} body={t(`${about}.body`)}>
        <Button size="lg" onClick={() => location.reload()}>
          {t("page.reload")}
        </Button>
        {/* A full load, not a route change: whatever broke must not survive it. */}
        <a href={paths.home} className={buttonStyle({ variant: "secondary", size: "lg" })}>
          {t("page.home")}
        </a>
        {about === "newVersion" ? <HelpMeanwhile /> : null}
      </MessagePage>
    </>
  );
}
