import type { CaptchaProvider, CaptchaSettings } from "#shared/captcha.ts";
import type { CaptchaEvent, CaptchaLook, CaptchaPort } from "./account-port.ts";

/**
 * Inserts a script into the page and returns a function that removes it; `onFailed` is called if it can't be
 * fetched.
 */
type InsertScript = (url: string, onFailed: () => void) => () => void;

/** A captcha script that hasn't loaded after this long won't, or is blocked on the device. */
const patienceMs = 15_000;

/** The global function that the script calls when it is ready; its URL names it. */
const readyName = "hearkenCaptchaReady";

const insertScript: InsertScript = (url, onFailed) => {
  const script = document.createElement("script");
  script.src = url;
  script.async = true;
  script.addEventListener("error", onFailed, { once: true });
  document.head.append(script);
  return () => script.remove();
};

/**
 * Loads a captcha's script once, on first use. A failed attempt is forgotten, so the next one tries again.
 * Resolves to whether it loaded.
 *
 * @param url without the name of the callback.
 */
function createScriptLoader(url: string, insert: InsertScript): () => Promise<boolean> {
  let loading: Promise<boolean> | null = null;
  const load = () =>
    new Promise<boolean>((resolve) => {
      const settle = (loaded: boolean) => {
        clearTimeout(timer);
        if (!loaded) {
          takeOut();
          loading = null;
        }
        resolve(loaded);
      };
      const timer = setTimeout(() => settle(false), patienceMs);
      Object.assign(window, { [readyName]: () => settle(true) });
      const takeOut = insert(`${url}&onload=${readyName}`, () => settle(false));
    });
  return () => (loading ??= load());
}

/** The API that both scripts share, as far as it is used. */
type CaptchaApi = {
  render(container: HTMLElement, options: Readonly<Record<string, unknown>>): string;
  reset(widget: string): void;
  remove(widget: string): void;
};

declare global {
  // Names defined by the scripts.
  var hcaptcha: CaptchaApi | undefined;
  var turnstile: CaptchaApi | undefined;
}

type WidgetOptions = CaptchaLook & {
  readonly siteKey: string;
  /** The element for a task that needs space. */
  readonly taskContainerId: string;
  readonly tell: (event: CaptchaEvent) => void;
};

type Provider = {
  readonly script: string;
  readonly api: () => CaptchaApi | undefined;
  /** The state of a widget that starts or restarts. */
  readonly first: CaptchaEvent;
  options(given: WidgetOptions): Readonly<Record<string, unknown>>;
};

/** Language codes that the providers write differently. */
const turnstileLanguages: Readonly<Record<string, string>> = { zh: "zh-cn", pt: "pt-br" };
const hcaptchaLanguages: Readonly<Record<string, string>> = { zh: "zh-CN" };

/** Codes that hCaptcha reports as errors although nothing is broken. */
const hcaptchaErrors: Readonly<Record<string, CaptchaEvent>> = {
  "challenge-closed": { kind: "asking" },
  "challenge-expired": { kind: "expired" },
};

const providers: Readonly<Record<CaptchaProvider, Provider>> = {
  hcaptcha: {
    script: "https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off",
    api: () => globalThis.hcaptcha,
    first: { kind: "asking" },
    options: ({ siteKey, theme, language, taskContainerId, tell }) => ({
      sitekey: siteKey,
      theme,
      hl: hcaptchaLanguages[language] ?? language,
      // At the end of the page it would be outside the dialog, which traps focus.
      "challenge-container": taskContainerId,
      callback: (token: string) => tell({ kind: "solved", token }),
      "expired-callback": () => tell({ kind: "expired" }),
      "chalexpired-callback": () => tell({ kind: "expired" }),
      "close-callback": () => tell({ kind: "asking" }),
      "error-callback": (code: string) => tell(hcaptchaErrors[code] ?? { kind: "unreachable" }),
    }),
  },
  turnstile: {
    script: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
    api: () => globalThis.turnstile,
    first: { kind: "checking" },
    options: ({ siteKey, theme, language, tell }) => ({
      sitekey: siteKey,
      theme,
      language: turnstileLanguages[language] ?? language,
      "response-field": false,
      callback: (token: string) => tell({ kind: "solved", token }),
      "before-interactive-callback": () => tell({ kind: "asking" }),
      // It renews an expired token by itself, but an unfinished task needs the person again.
      "expired-callback": () => tell({ kind: "checking" }),
      "timeout-callback": () => tell({ kind: "expired" }),
      "unsupported-callback": () => tell({ kind: "unreachable" }),
      "error-callback": () => {
        tell({ kind: "unreachable" });
        // Returning true marks the error as handled, so that nothing is logged to the console.
        return true;
      },
    }),
  },
};

/** Width of the wider of the two widgets, in pixels. */
const fullWidth = 304;
let shown = 0;

/** Creates an element for the widget and one for its task; the scripts need fresh ones each time. */
function makeContainers(outer: HTMLElement) {
  const widget = document.createElement("div");
  const task = document.createElement("div");
  shown += 1;
  task.id = `captcha-task-${shown}`;
  outer.append(widget, task);
  return { widget, task };
}

/** The captcha of the configured provider; its script is fetched when it is first shown. */
export function createCaptchaPort(
  { provider: id, siteKey }: CaptchaSettings,
  insert: InsertScript = insertScript,
): Pick<CaptchaPort, "show"> {
  const provider = providers[id];
  const load = createScriptLoader(provider.script, insert);
  return {
    show(outer, look, tell) {
      const { widget, task } = makeContainers(outer);
      let running: { api: CaptchaApi; id: string } | null = null;
      let removed = false;
      const start = async () => {
        const api = (await load()) ? provider.api() : undefined;
        if (removed) return;
        if (api === undefined) return tell({ kind: "unreachable" });
        tell(provider.first);
        const options = provider.options({ ...look, siteKey, taskContainerId: task.id, tell });
        const size = outer.clientWidth >= fullWidth ? "normal" : "compact";
        running = { api, id: api.render(widget, { ...options, size }) };
      };
      // A script that rejects its options throws.
      start().catch(() => tell({ kind: "unreachable" }));
      return {
        reset() {
          if (running === null) return;
          tell(provider.first);
          running.api.reset(running.id);
        },
        remove() {
          removed = true;
          running?.api.remove(running.id);
          widget.remove();
          task.remove();
        },
      };
    },
  };
}
