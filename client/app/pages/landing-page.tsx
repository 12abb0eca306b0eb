import { Suspense, lazy, use, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useSearchParams } from "react-router-dom";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { ComingServices, useArrivedServices } from "#client/app/with-services.tsx";
import type { AuthState } from "#client/lib/auth-store.ts";
import { type Services, ServicesProvider, useAuth } from "#client/lib/services.tsx";
import { AccountButtons, LandingHeader } from "#client/features/landing/landing-header.tsx";
import { DemoSection } from "#client/features/landing/demo-section.tsx";
import {
  FeaturesSection,
  Hero,
  HonestSection,
  StepsSection,
} from "#client/features/landing/text-sections.tsx";
import { PricingSection } from "#client/features/landing/pricing-section.tsx";
import { SiteFooter } from "#client/features/landing/public-layout.tsx";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { withTexts } from "#client/i18n/setup.ts";
import { toast } from "#client/lib/toast.ts";
import { readAuthQuery, withoutAuthQuery } from "#client/lib/auth-urls.ts";

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
