import { createContext, Suspense, use, type ReactNode } from "react";
import { Outlet } from "react-router-dom";
import { ServicesProvider, type Services } from "#client/lib/services.tsx";
import { PageSpinner } from "#client/ui/page-spinner.tsx";
import { StartErrorPage } from "./start-error-page.tsx";

type Coming = { readonly services: Promise<Services | null>; readonly retry: () => void };

/** The services on their way (null: they could not be had); a page's words need not wait for them. */
export const ComingServices = createContext<Coming>({
  services: Promise.resolve(null),
  retry: () => undefined,
});

type WithServicesProps = {
  /** Until the services are there. */
  waiting: ReactNode;
  /** When they could not be had. */
  failed: (retry: () => void) => ReactNode;
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
  const coming = use(ComingServices);
  const services = use(coming.services);
  if (!services) return failed(coming.retry);
  return <ServicesProvider services={services}>{children}</ServicesProvider>;
}

/** Around whole pages that need services. */
export function ServicesLayout() {
  return (
    <WithServices waiting={<PageSpinner />} failed={(retry) => <StartErrorPage onRetry={retry} />}>
      <Outlet />
    </WithServices>
  );
}
