import { ChevronDown, UserRound } from "lucide-react";
import { type ComponentProps, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "#client/lib/toast.ts";
import { Button } from "#client/ui/button.tsx";

type AccountMenuProps = { email: string; onSignOut: () => void };

type OpenMenu = typeof import("./open-account-menu.tsx").OpenAccountMenu;

/** The signed-in address and the sign-out item. A button alone until it is pressed: only then is the menu's code fetched. */
export function AccountMenu(props: AccountMenuProps) {
  const { t } = useTranslation("errors");
  const [part, setPart] = useState<{ readonly Open: OpenMenu } | null>(null);
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    if (!pressed) return;
    import("./open-account-menu.tsx").then(
      ({ OpenAccountMenu: Open }) => setPart({ Open }),
      () => {
        setPressed(false);
        toast.error(t("newVersion.title"), t("newVersion.body"));
      },
    );
  }, [pressed, t]);
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
}

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
