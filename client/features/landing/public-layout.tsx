import { Outlet, Link } from "react-router-dom";
import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { Wordmark } from "#client/ui/wordmark.tsx";
import { LanguageSwitcher, ThemeSwitcher } from "#client/ui/switchers.tsx";

/** The layout of public pages, such as the legal ones. */
export function PublicLayout() {
  return (
    <div className="flex min-h-page flex-col">
      <header className="mx-auto w-full max-w-6xl px-5 py-3 sm:px-8">
        <Wordmark />
      </header>
      <main id="main" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <div className="print:hidden">
        <SiteFooter />
      </div>
    </div>
  );
}

const links = ["safety", "privacyPolicy", "termsOfService", "contactUs"] as const;

/** The footer of every public page: about, legal and safety links, language and theme. */
export function SiteFooter() {
  const { t } = useTranslation(["landing", "common"]);
  return (
    <footer className="border-t border-line">
      <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-8 px-5 py-12 sm:px-8 md:grid-cols-[1fr_auto]">
        <div>
          <Wordmark />
          <p className="mt-2 max-w-sm text-ink-soft">{t("footer.about")}</p>
        </div>
        <div className="flex flex-wrap gap-4">
          <LanguageSwitcher className="w-60 max-w-full" />
          <ThemeSwitcher className="w-60 max-w-full" />
        </div>
        <nav aria-label={t("footer.label")} className="md:col-span-2">
          <ul className="-mx-3 flex flex-wrap">
            {links.map((name) => (
              <li key={name}>
                <Link
                  to={paths[name]}
                  className="inline-flex min-h-target items-center rounded-full px-3 text-ink-soft underline-offset-4 hover:text-ink hover:underline"
                >
                  {t(`common:pages.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
