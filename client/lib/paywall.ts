import { createStore, type StoreApi } from "zustand/vanilla";

/** Which limit was reached; `guide` is a feature that the plan doesn't include. */
export type PaywallReason = "voice" | "calls" | "mood" | "wrapUps" | "guide";

export type PaywallState =
  | { readonly open: false }
  | {
      readonly open: true;
      readonly reason: PaywallReason;
      /** When the limit resets, ISO 8601, if known. */
      readonly resetsAt: string | null;
    };

export type Paywall = Pick<StoreApi<PaywallState>, "getState" | "subscribe" | "getInitialState"> & {
  /** Offers the plans. Returns false while offers are held back because the person is at risk. */
  open(reason: PaywallReason, resetsAt?: string | null): boolean;
  close(): void;
  /**
   * Closes the paywall and keeps it closed until the returned function is called; several callers may hold it
   * at once.
   */
  hold(): () => void;
};

const closed: PaywallState = { open: false };

/** The app's one paywall, opened by whatever reaches a limit. */
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
