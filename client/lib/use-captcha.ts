import { useState } from "react";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { CaptchaFailure } from "./account-port.ts";
import type { CaptchaEvent, CaptchaLook, CaptchaPort, CaptchaProof, ShownCaptcha } from "./captcha-port.ts";
import { useServices } from "./services.tsx";

export type CaptchaState = { readonly kind: "loading" } | CaptchaEvent;

/** How long an attempt waits for a captcha that is loading or running by itself. */
const patienceMs = 15_000;

const loading: CaptchaState = { kind: "loading" };

/** Why nothing is sent in a state without a token. */
const failures: Readonly<Record<Exclude<CaptchaState["kind"], "solved">, CaptchaFailure>> = {
  loading: "captcha-unreachable",
  checking: "captcha-missing",
  asking: "captcha-missing",
  expired: "captcha-expired",
  unreachable: "captcha-unreachable",
};

/** A widget that asks again after something expired still owes the person an explanation. */
function captchaAfter(state: CaptchaState, event: CaptchaEvent): CaptchaState {
  return state.kind === "expired" && event.kind === "asking" ? state : event;
}

const isUnderWay = ({ kind }: CaptchaState) => kind === "loading" || kind === "checking";

/** The state once the widget has a result, or the wait has timed out. */
function settled(store: StoreApi<CaptchaState>): Promise<CaptchaState> {
  if (!isUnderWay(store.getState())) return Promise.resolve(store.getState());
  return new Promise((resolve) => {
    const settle = (state: CaptchaState) => {
      clearTimeout(timer);
      unsubscribe();
      resolve(state);
    };
    const timer = setTimeout(() => settle(store.getState()), patienceMs);
    const unsubscribe = store.subscribe((state) => {
      if (!isUnderWay(state)) settle(state);
    });
  });
}

/** The captcha of one form: its widget's state, and attempts that need a token. */
export function createFormCaptcha(port: CaptchaPort | null) {
  const store = createStore<CaptchaState>(() => loading);
  let shown: ShownCaptcha | null = null;
  return {
    port,
    store,
    /** Shows the widget in `container` until the returned function is called. */
    mount(container: HTMLElement, look: CaptchaLook): () => void {
      store.setState(loading, true);
      const own = port?.show(container, look, (event) => {
        store.setState(captchaAfter(store.getState(), event), true);
      });
      shown = own ?? null;
      return () => {
        shown = null;
        own?.remove();
      };
    },
    /**
     * Sends with a fresh token; without one, sends nothing and says why. A token works only once, whatever
     * the outcome. If no captcha is required, it just sends.
     */
    async attempt<Outcome>(
      send: (...proof: CaptchaProof) => Promise<Outcome>,
    ): Promise<Outcome | CaptchaFailure> {
      if (port === null) return send();
      const state = await settled(store);
      if (state.kind !== "solved") return failures[state.kind];
      store.setState({ kind: "checking" }, true);
      try {
        return await send(state.token);
      } finally {
        shown?.reset();
      }
    },
  };
}

export type FormCaptcha = ReturnType<typeof createFormCaptcha>;

/** A captcha for the calling form; show it with `CaptchaField`. */
export function useCaptcha(): FormCaptcha {
  const { captcha } = useServices();
  const [form] = useState(() => createFormCaptcha(captcha));
  return form;
}

export const useCaptchaState = ({ store }: FormCaptcha): CaptchaState => useStore(store);
