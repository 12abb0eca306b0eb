import { createContext, use, type ReactNode } from "react";
import type { AccountPort } from "./account-port.ts";
import type { ProfileStore } from "./profile-store.ts";
import type { SessionStore } from "./session-store.ts";

/** What the screens stand on, each a narrow port or a store; made once at the start, replaced by fakes in tests. */
export type Services = {
  readonly account: AccountPort;
  readonly session: SessionStore;
  readonly profile: ProfileStore;
};

const ServicesContext = createContext<Services | null>(null);

type ServicesProviderProps = { services: Services; children: ReactNode };

export function ServicesProvider({ services, children }: ServicesProviderProps) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** The services of the app around this component. Outside of it, it is a mistake in the program. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error("useServices needs a ServicesProvider above it");
  return services;
}
