import { UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useServices } from "#client/lib/services.tsx";
import { Button } from "#client/ui/button.tsx";
import { Menu, MenuItem, MenuNote } from "#client/ui/menu.tsx";

/** The signed-in address and the sign-out item. */
export function AccountMenu({ email }: { email: string }) {
  const { t } = useTranslation("landing");
  const { auth } = useServices();
  const trigger = (
    <Button variant="quiet" size="icon" aria-label={t("account.menu")}>
      <UserRound aria-hidden="true" className="size-5" />
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      <MenuNote>
        <span dir="ltr" className="block truncate rtl:text-end">
          {email}
        </span>
      </MenuNote>
      <MenuItem onSelect={() => void auth.signOut("local")}>{t("account.signOut")}</MenuItem>
    </Menu>
  );
}
