import { type ComponentProps, memo, type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ChevronDown, UserRound } from "lucide-react";
import { Wordmark } from "#client/ui/wordmark.tsx";
import { useSayMissing } from "#client/ui/lazy-part.tsx";
import { Button } from "#client/ui/button.tsx";
import { NavigationList, ThumbBar } from "./navigation.tsx";
import { QuickExitButton } from "./quick-exit.tsx";

type DashboardShellProps = {
  email: string;
  /** Whether the current plan lacks the productivity guide. */
  guideLocked: boolean;
  /** Called when the person chooses a locked entry. */
  onLocked: () => void;
  onSignOut: () => void;
  /** At the foot of every page: a bar for a conversation that runs elsewhere. */
  bar: ReactNode;
  children: ReactNode;
};

/** The layout of every dashboard page: navigation, account menu and quick exit. */
export function DashboardShell(props: DashboardShellProps) {
  const { email, guideLocked, onLocked, onSignOut, bar, children } = props;
  const { t } = useTranslation("shell");
  return (
    // A page that contains `data-fill-page` fills the viewport between the bars: it does not scroll, and on phones it
    // replaces the thumb bar.
    <div className="lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] print:block max-lg:has-data-fill-page:[&_[data-thumb-bar]]:hidden">
      <nav
        aria-label={t("navigation")}
        className="sticky top-page hidden h-page flex-col gap-6 overflow-y-auto border-e border-line bg-surface px-4 py-5 lg:flex print:hidden"
      >
        <div className="px-3">
          <Wordmark />
        </div>
        <NavigationList guideLocked={guideLocked} onLocked={onLocked} />
      </nav>
      <div className="flex min-h-page min-w-0 flex-col has-data-fill-page:h-page">
        <header className="sticky top-page z-20 flex items-center justify-between gap-2 border-b border-line bg-paper px-3 py-2 sm:px-6 lg:justify-end print:hidden">
          <AccountMenu email={email} onSignOut={onSignOut} />
          <QuickExitButton />
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="w-full flex-1 not-has-data-fill-page:px-5 not-has-data-fill-page:pt-8 not-has-data-fill-page:pb-[calc(3rem+var(--foot))] has-data-fill-page:min-h-0 sm:not-has-data-fill-page:px-8 lg:mx-auto lg:not-has-data-fill-page:max-w-5xl lg:not-has-data-fill-page:pt-12 lg:not-has-data-fill-page:pb-16"
        >
          {children}
        </main>
        <div className="z-20 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 lg:sticky lg:bottom-0">
          {bar}
          <ThumbBar guideLocked={guideLocked} onLocked={onLocked} />
        </div>
      </div>
    </div>
  );
}

type AccountMenuProps = { email: string; onSignOut: () => void };

type OpenMenu = typeof import("./open-account-menu.tsx").OpenAccountMenu;

/** The signed-in address and the sign-out item. A button alone until it is pressed: only then is the menu's code fetched. */
const AccountMenu = memo(function AccountMenu(props: AccountMenuProps) {
  const sayMissing = useSayMissing();
  const [part, setPart] = useState<{ readonly Open: OpenMenu } | null>(null);
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    if (!pressed) return;
    import("./open-account-menu.tsx").then(
      ({ OpenAccountMenu: Open }) => setPart({ Open }),
      () => {
        setPressed(false);
        sayMissing();
      },
    );
  }, [pressed, sayMissing]);
  const { email } = props;
  if (part !== null) return <part.Open {...props} trigger={<AccountButton email={email} />} />;
  return (
    <AccountButton
      email={email}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setPressed(true)}
      // As menu buttons do.
      onKeyDown={(event) => {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        setPressed(true);
      }}
    />
  );
});

function AccountButton({ email, ...rest }: ComponentProps<"button"> & { email: string }) {
  const { t } = useTranslation("shell");
  return (
    <Button {...rest} variant="quiet" aria-label={t("account", { email })} className="min-w-0 shrink! px-3!">
      <UserRound aria-hidden="true" className="size-5 shrink-0" />
      <span dir="ltr" className="truncate font-normal">
        {email}
      </span>
      <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
    </Button>
  );
}
