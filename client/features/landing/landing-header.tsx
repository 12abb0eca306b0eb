import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { lazyPart } from "#client/ui/lazy-part.tsx";
import { withTexts } from "#client/i18n/setup.ts";
import type { AuthState } from "#client/lib/auth-store.ts";
import { ButtonLink } from "#client/ui/button.tsx";
import { Button } from "#client/ui/button.tsx";
import { Wordmark } from "#client/ui/wordmark.tsx";

const anchors = ["home", "features", "pricing"] as const;

/** The wordmark, links to the page's sections, and the account controls. */
export function LandingHeader({ account }: { account: ReactNode }) {
  const { t } = useTranslation("landing");
  return (
    <header className="relative z-10">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 px-5 py-3 sm:px-8">
        <Wordmark />
        <nav aria-label={t("nav.label")} className="order-last w-full sm:order-none sm:ms-auto sm:w-auto">
          <ul className="-mx-3 flex sm:mx-0">
            {anchors.map((name) => (
              <li key={name}>
                <a
                  href={`#${name}`}
                  className="inline-flex min-h-target items-center rounded-full px-3 text-ink-soft transition-colors hover:text-ink sm:px-4"
                >
                  {t(`nav.${name}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {account}
      </div>
    </header>
  );
}

// Fetched later, because the menu's code is large and visitors who are signed out do not need it.
const AccountMenu = lazyPart<{ email: string }>(
  () => withTexts(["landing"], async () => (await import("./account-menu.tsx")).AccountMenu),
  <div className="size-target" />,
);

type AccountButtonsProps = { auth: AuthState; onLogIn: () => void };

/**
 * Log-in button for visitors; link to the dashboard and account menu for those signed in. Until that is known the
 * button is there for who left no session in this browser.
 */
export function AccountButtons({ auth, onLogIn }: AccountButtonsProps) {
  const { t } = useTranslation("landing");
  if (auth.status !== "signed-in") {
    const hidden = auth.status === "loading" ? "in-data-kept-session:invisible" : undefined;
    return (
      <Button onClick={onLogIn} className={hidden}>
        {t("account.logIn")}
      </Button>
    );
  }
  return (
    <div className="flex items-center gap-1">
      <ButtonLink to={paths.dashboard}>{t("account.dashboard")}</ButtonLink>
      <AccountMenu email={auth.user.email ?? ""} />
    </div>
  );
}
