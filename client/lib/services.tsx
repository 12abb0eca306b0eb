import { createContext, use, type ReactNode } from "react";
import type { AccountPort } from "./account-port.ts";
import type { BillingPort } from "./billing-port.ts";
import type { CaptchaPort } from "./captcha-port.ts";
import type { ExportPort } from "./export-port.ts";
import type { JournalPort } from "./journal-port.ts";
import type { KeptWords } from "./kept-words.ts";
import type { LeavingPort } from "./leaving-port.ts";
import type { MemoriesPort } from "./memories-port.ts";
import type { MoodPort } from "./mood-port.ts";
import type { Paywall } from "./paywall.ts";
import type { ProfileStore } from "./profile-store.ts";
import type { ReminderPort } from "./reminder-port.ts";
import type { SafetyPort } from "./safety-port.ts";
import type { SessionStore } from "./session-store.ts";
import type { SessionsPort } from "./sessions-port.ts";
import type { UsagePort } from "./usage-port.ts";
import type { WrapUpsPort } from "./wrap-ups-port.ts";

/** What the screens stand on, each a narrow port or a store; made once at the start, replaced by fakes in tests. */
export type Services = {
  readonly account: AccountPort;
  /** Null where the account service demands none. */
  readonly captcha: CaptchaPort | null;
  readonly session: SessionStore;
  readonly profile: ProfileStore;
  readonly journal: JournalPort;
  readonly sessions: SessionsPort;
  readonly safety: SafetyPort;
  readonly mood: MoodPort;
  readonly reminders: ReminderPort;
  readonly memories: MemoriesPort;
  readonly exports: ExportPort;
  readonly leaving: LeavingPort;
  readonly wrapUps: WrapUpsPort;
  readonly billing: BillingPort;
  readonly usage: UsagePort;
  readonly paywall: Paywall;
  readonly words: KeptWords;
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
