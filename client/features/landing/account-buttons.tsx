import { UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { useServices } from "#client/lib/services.tsx";
import { useSession } from "#client/lib/use-session.ts";
import { Button } from "#client/ui/button.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Menu, MenuItem, MenuNote } from "#client/ui/menu.tsx";
import { AccountPlace } from "./account-place.tsx";

/** The header's end: the way in for a visitor, the way on and out for whoever is signed in. */
export function AccountButtons({ onLogIn }: { onLogIn: () => void }) {
  const { t } = useTranslation("landing");
  const { session } = useServices();
  const state = useSession();
  if (state.status === "loading") return <AccountPlace />;
  if (state.status === "signed-out") return <Button onClick={onLogIn}>{t("account.logIn")}</Button>;
  const trigger = (
    <Button variant="quiet" size="icon" aria-label={t("account.menu")}>
      <UserRound aria-hidden="true" className="size-5" />
    </Button>
  );
  return (
    <div className="flex items-center gap-1">
      <ButtonLink to={paths.dashboard}>{t("account.dashboard")}</ButtonLink>
      <Menu trigger={trigger}>
        <MenuNote>{state.user.email}</MenuNote>
        <MenuItem onSelect={() => void session.signOut("local")}>{t("account.signOut")}</MenuItem>
      </Menu>
    </div>
  );
}
