import { ComingServices, useArrivedServices } from "#client/app/with-services.tsx";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { AuthState } from "#client/lib/auth-store.ts";
import { type Services, ServicesProvider } from "#client/lib/services.tsx";
import { AccountButtons, LandingHeader } from "#client/features/landing/landing-header.tsx";
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

/** The first page: readable at once, and rendered at build time; who is signed in is known later. */
export function LandingPage() {
  const services = useArrivedServices();
  return (
    <>
      <LandingHeader account={services === null ? <NotReachable /> : <Account services={services} />} />
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

const unknownAuth = createStore<AuthState>(() => ({ status: "loading", stalled: false }));

/** The header's way in, and the dialog that it and the query open as soon as the services are there. */
function Account({ services }: { services: Services | undefined }) {
  const auth = useStore(services?.auth ?? unknownAuth);
  const [query, setQuery] = useSearchParams();
  const openDialog = () =>
    setQuery({ ...Object.fromEntries(query), login: "1" }, { preventScrollReset: true });
  return (
    <ServicesProvider services={services ?? null}>
      <AccountButtons auth={auth} onLogIn={openDialog} />
      {services ? <AuthGate /> : null}
    </ServicesProvider>
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
