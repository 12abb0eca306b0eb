import { ButtonLink } from "#client/ui/button.tsx";
import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { HelpBar } from "#client/features/safety/help-bar.tsx";
import { HelpMeanwhile } from "#client/features/safety/help-lines.tsx";
import { Button } from "#client/ui/button.tsx";
import { buttonStyle } from "#client/ui/button.tsx";
import { MessagePage } from "#client/ui/message-page.tsx";

const browsersSay = [
  /dynamically imported module/i, // Chromium, Firefox
  /importing a module script failed/i, // Safari
  /unable to preload css/i, // the build's own loader
];

/** Whether a part of the app could not be fetched: the connection dropped, or a newer version replaced its files. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && browsersSay.some((words) => words.test(error.message));
}

/** Replaces a page that failed to load or render, and says what happened and what to do next. */
export function ErrorPage() {
  const error = useRouteError();
  const { t } = useTranslation("errors");
  const { t: common } = useTranslation();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  const about = isLoadFailure(error) ? "newVersion" : "page";
  return (
    <>
      {/* It also replaces the layout around every page, including the title and the help bar. */}
      <title>{`${t(`${about}.title`)} · ${common("productName")}`}</title>
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

/** Shown for any path the app doesn't have. */
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
