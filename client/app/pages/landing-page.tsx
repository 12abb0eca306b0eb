import { ComingServices, WithServices } from "#client/app/with-services.tsx";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import {
  AccountButtons,
  AccountPlaceholder,
  LandingHeader,
} from "#client/features/landing/landing-header.tsx";
import { DemoSection } from "#client/features/landing/demo-section.tsx";
import {
  FeaturesSection,
  Hero,
  HonestSection,
  StepsSection,
} from "#client/features/landing/text-sections.tsx";
import { PricingSection } from "#client/features/landing/pricing-section.tsx";
import { SiteFooter } from "#client/features/landing/site-footer.tsx";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { AuthGate } from "#client/app/auth-gate.tsx";

/** The first page. It is readable at once; the login button follows when the services are ready. */
export function LandingPage() {
  return (
    <>
      <LandingHeader
        account={
          <WithServices waiting={<AccountPlaceholder />} failed={<NotReachable />}>
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

/** The header's account controls, and the dialog that they and the query open. */
function Account() {
  const [query, setQuery] = useSearchParams();
  const openDialog = () =>
    setQuery({ ...Object.fromEntries(query), login: "1" }, { preventScrollReset: true });
  return (
    <>
      <AccountButtons onLogIn={openDialog} />
      <AuthGate />
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
