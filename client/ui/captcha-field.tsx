import { useEffect, useId, useRef, useState } from "react";
import { useStore } from "zustand";
import { type StoreApi, createStore } from "zustand/vanilla";
import { useTranslation } from "react-i18next";
import type {
  CaptchaEvent,
  CaptchaFailure,
  CaptchaLook,
  CaptchaPort,
  CaptchaProof,
  ShownCaptcha,
} from "#client/lib/account-port.ts";
import { useServices } from "#client/lib/services.tsx";
import { shownTheme } from "#client/lib/theme.ts";
import { Button } from "./button.tsx";
import { labelStyle } from "./field-frame.tsx";

type CaptchaState = { readonly kind: "loading" } | CaptchaEvent;

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
function createFormCaptcha(port: CaptchaPort | null) {
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

type FormCaptcha = ReturnType<typeof createFormCaptcha>;

/** A captcha for the calling form; show it with `CaptchaField`. */
export function useCaptcha(): FormCaptcha {
  const { captcha } = useServices();
  const [form] = useState(() => createFormCaptcha(captcha));
  return form;
}

const useCaptchaState = ({ store }: FormCaptcha): CaptchaState => useStore(store);

/** The text under the widget. */
const notes = {
  loading: "captcha.loading",
  checking: "captcha.checking",
  asking: "captcha.asking",
  solved: "captcha.solved",
  expired: "failure.captcha-expired",
  unreachable: "failure.captcha-unreachable",
} as const satisfies Record<CaptchaState["kind"], string>;

/**
 * A form's captcha, if the account service requires one; otherwise nothing. Place it before the submit
 * button.
 */
export function CaptchaField({ captcha }: { captcha: FormCaptcha }) {
  return captcha.port === null ? null : <Shown captcha={captcha} provider={captcha.port.provider} />;
}

function Shown({ captcha, provider }: { captcha: FormCaptcha; provider: string }) {
  const { t, i18n } = useTranslation("auth");
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  const { kind } = useCaptchaState(captcha);
  const { language } = i18n;

  useEffect(() => {
    if (container.current === null) return undefined;
    return captcha.mount(container.current, { language, theme: shownTheme() });
    // A new attempt shows a new widget.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [captcha, language, tries]);

  return (
    <fieldset aria-describedby={id} className="flex min-w-0 flex-col gap-1.5">
      <legend className={labelStyle}>{t("captcha.label")}</legend>
      <p className="text-sm text-ink-soft">{t("captcha.by", { provider })}</p>
      <div ref={container} />
      <output id={id} className="text-sm text-ink-soft">
        {t(notes[kind])}
      </output>
      {kind === "unreachable" ? (
        <Button variant="secondary" className="self-start" onClick={() => setTries((count) => count + 1)}>
          {t("captcha.retry")}
        </Button>
      ) : null}
    </fieldset>
  );
}
