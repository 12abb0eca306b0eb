import { ChevronDown, UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "#client/ui/button.tsx";
import { Menu, MenuItem, MenuNote } from "#client/ui/menu.tsx";

type AccountMenuProps = { email: string; onSignOut: () => void };

/** Whose account this is, and the way out of it. */
export function AccountMenu({ email, onSignOut }: AccountMenuProps) {
  const { t } = useTranslation("shell");
  const trigger = (
    <Button variant="quiet" aria-label={t("account", { email })} className="min-w-0 shrink! px-3!">
      <UserRound aria-hidden="true" className="size-5 shrink-0" />
      <span dir="ltr" className="truncate font-normal">
        {email}
      </span>
      <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
    </Button>
  );
  return (
    <Menu trigger={trigger} position="fixed">
      <MenuNote>
        {t("signedInAs")}{" "}
        <span dir="ltr" className="block truncate text-ink rtl:text-end">
          {email}
        </span>
      </MenuNote>
      <MenuItem onSelect={onSignOut}>{t("signOut")}</MenuItem>
    </Menu>
  );
}
