import { Suspense, use, type ReactNode } from "react";
import { ServicesProvider } from "#client/lib/services.tsx";
import { ComingServices } from "./coming-services.ts";

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
