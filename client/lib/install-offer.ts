import { create } from "zustand";
import { readSetting, tabStorage, writeSetting } from "./browser-storage.ts";
import { useHelpCardStore } from "./help-card-store.ts";

/** What browsers pass to a page that may be installed; their types don't know it. */
type InstallPrompt = { readonly prompt: () => Promise<unknown> };

const visitsKey = "hearken.visits";
const answeredKey = "hearken.install-answered";
/** Somebody needed help in this tab, so it's no time to promote anything. */
const helpedKey = "hearken.helped";
/** Days on which the app was opened before it is offered. */
const visitsBefore = 3;

/** How the app gets onto the Home Screen: the browser asks, or the person does it, as on iPhone and iPad. */
export type InstallWay = "prompt" | "by-hand";

export type InstallSituation = {
  readonly visits: number;
  /** Accepted or dismissed before, on this device. */
  readonly answered: boolean;
  readonly helped: boolean;
  readonly installed: boolean;
  readonly canPrompt: boolean;
  readonly isApplePhone: boolean;
};

/** Whether to offer it now, and how; null for no. It is offered once. */
export function installWay(situation: InstallSituation): InstallWay | null {
  const { visits, answered, helped, installed, canPrompt, isApplePhone } = situation;
  if (installed || answered || helped || visits < visitsBefore) return null;
  if (canPrompt) return "prompt";
  return isApplePhone ? "by-hand" : null;
}

/** Counts a day on which the app was opened, YYYY-MM-DD; returns how many there were. */
export function countVisit(day: string): number {
  const [count = "0", last] = (readSetting(visitsKey) ?? "").split(" ");
  const visits = (Number(count) || 0) + (last === day ? 0 : 1);
  writeSetting(visitsKey, `${visits} ${day}`);
  return visits;
}

export const wasAnswered = (): boolean => readSetting(answeredKey) !== null;
export const noteAnswered = (): void => writeSetting(answeredKey, "yes");
export const wasHelped = (): boolean => tabStorage.getItem(helpedKey) !== null;
export const noteHelped = (): void => tabStorage.setItem(helpedKey, "yes");

/** The browser's own question, kept until the person wants it. */
export const useInstallPrompt = create<{ readonly prompt: InstallPrompt | null }>()(() => ({ prompt: null }));

const isPrompt = (event: Event): event is Event & InstallPrompt =>
  "prompt" in event && typeof event.prompt === "function";

/** Keeps the browser's question for later, and remembers when help was shown. Called once, as the app starts. */
export function watchInstall(target: EventTarget = window): void {
  target.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    if (isPrompt(event)) useInstallPrompt.setState({ prompt: event });
  });
  target.addEventListener("appinstalled", noteAnswered);
  useHelpCardStore.subscribe(({ open }) => {
    if (open) noteHelped();
  });
}
