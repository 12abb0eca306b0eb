import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { useAuth } from "#client/lib/services.tsx";
import { Button, ButtonLink } from "#client/ui/button.tsx";
import { AccountPlace } from "./account-place.tsx";

// Menus are large, and a visitor needs none.
const AccountMenu = lazy(async () => {
  const part = await import("./account-menu.tsx");
  return { default: part.AccountMenu };
});

/** The header's end: the way in for a visitor, the way on and out for whoever is signed in. */
export function AccountButtons({ onLogIn }: { onLogIn: () => void }) {
  const { t } = useTranslation("landing");
  const state = useAuth();
  if (state.status === "loading") return <AccountPlace />;
  if (state.status === "signed-out") return <Button onClick={onLogIn}>{t("account.logIn")}</Button>;
  return (
    <div className="flex items-center gap-1">
      <ButtonLink to={paths.dashboard}>{t("account.dashboard")}</ButtonLink>
      <Suspense fallback={<div className="size-target" />}>
        <AccountMenu email={state.user.email ?? ""} />
      </Suspense>
    </div>
  );
}
