import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Wordmark } from "#client/ui/wordmark.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { NavigationList } from "./navigation-list.tsx";
import { QuickExitButton } from "./quick-exit-button.tsx";
import { ThumbBar } from "./thumb-bar.tsx";

type DashboardShellProps = {
  email: string;
  /** Whether the plan in force lacks the productivity guide. */
  guideLocked: boolean;
  onSignOut: () => void;
  children: ReactNode;
};

/** Around every page of the dashboard: places, account, the quick exit (spec 1, section 2: dashboard shell). */
export function DashboardShell({ email, guideLocked, onSignOut, children }: DashboardShellProps) {
  const { t } = useTranslation("shell");
  return (
    <div className="lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
      <div className="sticky top-0 hidden h-dvh flex-col gap-6 overflow-y-auto border-e border-line bg-surface px-4 py-5 lg:flex">
        <div className="px-3">
          <Wordmark />
        </div>
        <nav aria-label={t("navigation")}>
          <NavigationList guideLocked={guideLocked} />
        </nav>
      </div>
      <div className="flex min-h-dvh min-w-0 flex-col">
        <header className="sticky top-0 z-20 flex items-center justify-between gap-2 border-b border-line bg-paper px-3 py-2 sm:px-6 lg:justify-end">
          <AccountMenu email={email} onSignOut={onSignOut} />
          <QuickExitButton />
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="w-full flex-1 px-5 pt-8 pb-28 sm:px-8 lg:mx-auto lg:max-w-5xl lg:pt-12 lg:pb-16"
        >
          {children}
        </main>
      </div>
      <ThumbBar guideLocked={guideLocked} />
    </div>
  );
}
