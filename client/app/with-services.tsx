import { createContext, Suspense, use, type ReactNode } from "react";
import { Outlet } from "react-router-dom";
import { useTranslation } from "react-i18next";
import { HelpMeanwhile } from "#client/features/safety/help-meanwhile.tsx";
import { type Services, ServicesProvider } from "#client/lib/services.tsx";
import { Button } from "#client/ui/button.tsx";
import { MessagePage } from "#client/ui/message-page.tsx";
import { PageSpinner } from "#client/ui/spinner.tsx";

type Coming = { readonly services: Promise<Services | null>; readonly retry: () => void };

/** The services on their way (null: they could not be had); a page's words need not wait for them. */
export const ComingServices = createContext<Coming>({
  services: Promise.resolve(null),
  retry: () => undefined,
});

/**
 * Learns the configuration and makes the services of it; null: it could not be had. The account service's client is
 * large and no page needs it to be read, so it is fetched beside the page.
 */
export async function requestServices(): Promise<Services | null> {
  const part = await import("./start-services.ts").catch(() => null);
  return part ? await part.startFromConfig() : null;
}

type WithServicesProps = {
  /** Until the services are there. */
  waiting: ReactNode;
  /** When they could not be had. */
  failed: ReactNode;
  children: ReactNode;
};

/** For what cannot do without services, such as who is signed in. */
export function WithServices({ waiting, failed, children }: WithServicesProps) {
  return (
    <Suspense fallback={waiting}>
      <Provide failed={failed}>{children}</Provide>
    </Suspense>
  );
}

function Provide({ failed, children }: Omit<WithServicesProps, "waiting">) {
  const services = use(use(ComingServices).services);
  return services ? <ServicesProvider services={services}>{children}</ServicesProvider> : failed;
}

/** Around whole pages that need services. */
export function ServicesLayout() {
  return (
    <WithServices waiting={<PageSpinner />} failed={<StartErrorPage />}>
      <Outlet />
    </WithServices>
  );
}

/** The app could not learn what it needs to start: offline, or the server is away. The help lines need neither. */
export function StartErrorPage() {
  const { t } = useTranslation("errors");
  const { retry } = use(ComingServices);
  return (
    <MessagePage title={t("start.title")} body={t("start.body")}>
      <Button size="lg" onClick={retry}>
        {t("start.retry")}
      </Button>
      <HelpMeanwhile />
    </MessagePage>
  );
}
