import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { pageNameAt } from "../page-name.ts";

/** Says plainly that a page of the app does not exist yet, under that page's own name. */
export function NotBuiltPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const inside = pathname.startsWith(paths.dashboard);
  return (
    <div className="mx-auto w-full max-w-2xl px-6 py-12">
      <PageHeading
        title={t(`pages.${pageNameAt(pathname) ?? "notFound"}`)}
        description={t("notBuilt.body")}
      />
      <ButtonLink to={inside ? paths.dashboard : paths.home} variant="secondary">
        {t(inside ? "notBuilt.overview" : "notBuilt.back")}
      </ButtonLink>
    </div>
  );
}
