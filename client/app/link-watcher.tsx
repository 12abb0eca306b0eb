import { lazy, useCallback, useMemo, type ReactNode } from "react";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { withTexts } from "#client/i18n/setup.ts";
import { readAuthFragment } from "#client/lib/auth-fragment.ts";
import { PageSpinner } from "#client/ui/loading.tsx";
import { refusedLinkUrl } from "./login-url.ts";
import { StartErrorPage, WithServices } from "./with-services.tsx";

const LinkSignIn = lazy(async () => {
  const part = await withTexts(["auth"], () => import("#client/features/auth/link-sign-in.tsx"));
  return { default: part.LinkSignIn };
});

/**
 * Reads the fragment that an email link leaves in any page's URL before that page is shown: a recovery link
 * leads to the reset page, a confirmation link signs in, and a refused link is explained. Nothing else in the
 * app reads the fragment, so nothing can consume it first.
 */
export function LinkWatcher({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const fragment = useMemo(() => readAuthFragment(hash), [hash]);
  const showPage = useCallback(
    () => void navigate({ pathname, search }, { replace: true }),
    [navigate, pathname, search],
  );
  const explain = useCallback(() => void navigate(refusedLinkUrl, { replace: true }), [navigate]);

  if (fragment.kind === "none" || pathname === paths.resetPassword) return children;
  if (fragment.kind === "recovery" || (fragment.kind === "error" && fragment.recovery)) {
    return <Navigate to={{ pathname: paths.resetPassword, hash }} replace />;
  }
  if (fragment.kind === "error") return <Navigate to={refusedLinkUrl} replace />;
  return (
    <WithServices waiting={<PageSpinner />} failed={<StartErrorPage />}>
      <LinkSignIn tokens={fragment.tokens} onSignedIn={showPage} onRefused={explain} />
    </WithServices>
  );
}
