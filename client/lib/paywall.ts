import { createStore, type StoreApi } from "zustand/vanilla";

/** Which limit was met; `guide`: what the plan does not hold at all. */
export type PaywallReason = "voice" | "calls" | "mood" | "wrapUps" | "guide";

export type PaywallState =
  | { readonly open: false }
  | {
      readonly open: true;
      readonly reason: PaywallReason;
      /** When there is room again, ISO 8601, where that is known. */
      readonly resetsAt: string | null;
    };

export type Paywall = Pick<StoreApi<PaywallState>, "getState" | "subscribe" | "getInitialState"> & {
  /** Offers the plans. False: nobody is offered anything now, since somebody is at risk. */
  open(reason: PaywallReason, resetsAt?: string | null): boolean;
  close(): void;
  /** Closes the paywall and keeps it closed until what is returned is called; several may hold it at once. */
  hold(): () => void;
};

const closed: PaywallState = { open: false };

/** The one paywall of the app, opened by whatever meets a limit. */
export function createPaywall(): Paywall {
  const store = createStore<PaywallState>(() => closed);
  const holders = new Set<symbol>();
  const close = () => store.setState(closed, true);
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    close,
    open(reason, resetsAt = null) {
      if (holders.size > 0) return false;
      store.setState({ open: true, reason, resetsAt }, true);
      return true;
    },
    hold() {
      const own = Symbol("held");
      holders.add(own);
      close();
      return () => void holders.delete(own);
    },
  };
}
