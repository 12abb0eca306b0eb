import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, createContext, use } from "react";
import { useStore } from "zustand";
import type { AccessToken } from "./access-token.ts";
import type { AccountPort, CaptchaPort } from "./account-port.ts";
import type { HistoryTexts } from "./history-texts.ts";
import type { Paywall } from "./paywall.ts";
import type { AuthState, AuthStore } from "./auth-store.ts";
import type { VoiceSamplesPort } from "./voice-samples-port.ts";
import type { Supabase } from "./supabase.ts";

/** The two servers that hold a person's data. Each feature's `api.ts` says what it asks of them. */
export type Backend = {
  /** The database, under row-level security. Requests about a person's rows carry `personHeader`. */
  readonly db: Supabase;
  /** `fetch` to a path of the relay, on behalf of whoever is signed in. Rejects if there is no connection. */
  readonly relay: (path: string, init?: RequestInit) => Promise<Response>;
};

/** The ports and stores that the screens use; created once at startup, replaced by fakes in tests. */
export type Services = {
  /** Where the features' queries go. */
  readonly backend: Backend;
  /** Query results, kept for as long as the same person is signed in. */
  readonly queries: QueryClient;
  /** By which browsers know the sender of pushes; null if push isn't set up. */
  readonly pushKey: string | null;
  readonly account: AccountPort;
  /** Null if the account service requires none. */
  readonly captcha: CaptchaPort | null;
  readonly auth: AuthStore;
  readonly accessToken: AccessToken;
  readonly paywall: Paywall;
  /** The languages in which speech is understood; undefined: all. */
  readonly heardLanguages: readonly string[] | undefined;
  readonly historyTexts: HistoryTexts;
  readonly voiceSamples: VoiceSamplesPort;
};

const ServicesContext = createContext<Services | null>(null);

type ServicesProviderProps = {
  /** Null until they are there, for pages that show something before. */
  services: Services | null;
  children: ReactNode;
};

/** Keeps the tree the same while the services load. */
const noQueries = new QueryClient();

export function ServicesProvider({ services, children }: ServicesProviderProps) {
  return (
    <QueryClientProvider client={services?.queries ?? noQueries}>
      <ServicesContext value={services}>{children}</ServicesContext>
    </QueryClientProvider>
  );
}

/** The services provided around this component. Throws outside a provider, which is a programming error. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error("useServices needs a ServicesProvider above it");
  return services;
}

/** Whether speech in a language is understood. */
export function hearsLanguage(heard: Services["heardLanguages"], language: string): boolean {
  return heard === undefined || heard.includes(language);
}

/** Where a feature's queries go. */
export function useBackend(): Backend {
  return useServices().backend;
}

/** The current sign-in state. */
export function useAuth(): AuthState {
  return useStore(useServices().auth);
}
