import { lazy, Suspense, use } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useSearchParams } from "react-router-dom";
import { AccountButtons } from "#client/features/landing/account-buttons.tsx";
import { AccountPlace } from "#client/features/landing/account-place.tsx";
import { DemoSection } from "#client/features/landing/demo-section.tsx";
import { FeaturesSection } from "#client/features/landing/features-section.tsx";
import { Hero } from "#client/features/landing/hero.tsx";
import { HonestSection } from "#client/features/landing/honest-section.tsx";
import { LandingHeader } from "#client/features/landing/landing-header.tsx";
import { PricingSection } from "#client/features/landing/pricing-section.tsx";
import { SiteFooter } from "#client/features/landing/site-footer.tsx";
import { StepsSection } from "#client/features/landing/steps-section.tsx";
import { safeRedirect } from "#client/lib/safe-redirect.ts";
import { useSession } from "#client/lib/use-session.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { ComingServices } from "../coming-services.ts";
import { WithServices } from "../with-services.tsx";

const AuthDialog = lazy(async () => {
  const part = await import("#client/features/auth/auth-dialog.tsx");
  return { default: part.AuthDialog };
});

/** The first page (spec 1, section 2): readable at once; the way in follows when the services are there. */
export function LandingPage() {
  return (
    <>
      <LandingHeader
        account={
          <WithServices waiting={<AccountPlace />} failed={<NotReachable />}>
            <Account />
          </WithServices>
        }
      />
      <main id="main" tabIndex={-1}>
        <Hero />
        <DemoSection />
        <StepsSection />
        <FeaturesSection />
        <HonestSection />
        <PricingSection />
      </main>
      <SiteFooter />
    </>
  );
}

/** Query `login=1` opens the dialog; whoever is signed in then goes on to where they wanted. */
function Account() {
  const [query, setQuery] = useSearchParams();
  const signedIn = useSession().status === "signed-in";
  const open = query.has("login", "1");
  if (open && signedIn) return <Navigate to={safeRedirect(query.get("redirect"))} replace />;
  const openDialog = () => setQuery({ login: "1" }, { preventScrollReset: true });
  const closeDialog = () => setQuery({}, { preventScrollReset: true, replace: true });
  return (
    <>
      <AccountButtons onLogIn={openDialog} />
      <Suspense>{open ? <AuthDialog open onClose={closeDialog} /> : null}</Suspense>
    </>
  );
}

function NotReachable() {
  const { t } = useTranslation("errors");
  const { retry } = use(ComingServices);
  return (
    <Alert tone="error" title={t("start.title")} className="w-full">
      <p>{t("start.body")}</p>
      <Button variant="secondary" className="mt-1 self-start" onClick={retry}>
        {t("start.retry")}
      </Button>
    </Alert>
  );
}
