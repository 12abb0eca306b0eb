import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Menu, MenuItem, MenuNote } from "#client/ui/menu.tsx";

type OpenAccountMenuProps = {
  email: string;
  onSignOut: () => void;
  /** The button that was pressed before this was there. */
  trigger: ReactElement;
};

/** Open from the start, as its button has just been pressed. */
export function OpenAccountMenu({ email, onSignOut, trigger }: OpenAccountMenuProps) {
  const { t } = useTranslation("shell");
  return (
    <Menu trigger={trigger} position="fixed" startsOpen>
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
