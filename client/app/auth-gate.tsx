import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useSearchParams } from "react-router-dom";
import { withTexts } from "#client/i18n/setup.ts";
import { toast } from "#client/lib/toast.ts";
import { useAuth } from "#client/lib/services.tsx";
import { readAuthQuery, withoutAuthQuery } from "./login-url.ts";

const AuthDialog = lazy(async () => {
  const part = await withTexts(["auth"], () => import("#client/features/auth/auth-dialog.tsx"));
  return { default: part.AuthDialog };
});

/**
 * The landing page's auth dialog, opened and closed by the page's query. Anyone already signed in, here or in
 * another tab, is sent on to where they wanted to go. Once opened it stays mounted, so that closing it loses
 * nothing.
 */
export function AuthGate() {
  const [query, setQuery] = useSearchParams();
  const auth = useAuth();
  const { open, linkRefused, target } = readAuthQuery(query);
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  const goOn = open && (auth.status === "signed-in" || auth.status === "second-step");
  useRefusedLinkToast(goOn && linkRefused);
  if (goOn) return <Navigate to={target} replace />;
  const close = () => setQuery(withoutAuthQuery(query), { replace: true, preventScrollReset: true });
  return (
    <Suspense>
      {wasOpen ? (
        <AuthDialog key={String(linkRefused)} open={open} linkRefused={linkRefused} onClose={close} />
      ) : null}
    </Suspense>
  );
}

/** Someone already signed in has nothing to confirm, so they're told that and can continue. */
function useRefusedLinkToast(refused: boolean): void {
  const { t } = useTranslation("auth");
  useEffect(() => {
    if (refused) toast.error(t("link.expiredTitle"), t("link.signedInAnyway"));
  }, [refused, t]);
}
