import { createContext, Suspense, use, useEffect, useState, type ReactNode } from "react";
import { Outlet } from "react-router-dom";
import { useTranslation } from "react-i18next";
import { HelpMeanwhile } from "#client/features/safety/help-lines.tsx";
import { type Services, ServicesProvider } from "#client/lib/services.tsx";
import { Button } from "#client/ui/button.tsx";
import { MessagePage } from "#client/ui/message-page.tsx";
import { PageSpinner } from "#client/ui/loading.tsx";

type Coming = { readonly services: Promise<Services | null>; readonly retry: () => void };

/** The services while they load (null: loading failed); static text doesn't wait for them. */
export const ComingServices = createContext<Coming>({
  services: Promise.resolve(null),
  retry: () => undefined,
});

/**
 * Loads the configuration and creates the services; null if it couldn't be loaded. The account service's
 * client is large and no page needs it to be readable, so it is fetched in parallel with the page.
 */
export async function requestServices(): Promise<Services | null> {
  const part = await import("./start-services.ts").catch(() => null);
  return part ? await part.startFromConfig() : null;
}

type WithServicesProps = {
  /** Shown until the services are ready. */
  waiting: ReactNode;
  /** Shown when they couldn't be loaded. */
  failed: ReactNode;
  children: ReactNode;
};

/** For content that needs the services, such as who is signed in. */
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

/** The services for a page that shows everything else without them: undefined while they load, null if that failed. */
export function useArrivedServices(): Services | null | undefined {
  const { services: request } = use(ComingServices);
  const [arrived, setArrived] = useState<{ request: typeof request; services: Services | null } | null>(null);
  useEffect(() => {
    let current = true;
    void request.then((services) => current && setArrived({ request, services }));
    return () => {
      current = false;
    };
  }, [request]);
  return arrived?.request === request ? arrived.services : undefined;
}

/** A layout for pages that need the services. */
export function ServicesLayout() {
  return (
    <WithServices waiting={<PageSpinner />} failed={<StartErrorPage />}>
      <Outlet />
    </WithServices>
  );
}

/** The app couldn't load its configuration: offline, or the server is down. The helplines need neither. */
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
