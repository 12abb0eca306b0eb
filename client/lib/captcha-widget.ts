import type { CaptchaProvider, CaptchaSettings } from "#shared/captcha.ts";
import type { CaptchaEvent, CaptchaLook, CaptchaPort } from "./captcha-port.ts";
import { createScriptLoader, insertScript, type InsertScript } from "./captcha-script.ts";

/** What both scripts offer, for as far as it is used. */
type CaptchaApi = {
  render(container: HTMLElement, options: Readonly<Record<string, unknown>>): string;
  reset(widget: string): void;
  remove(widget: string): void;
};

declare global {
  // Names that the scripts choose.
  var hcaptcha: CaptchaApi | undefined;
  var turnstile: CaptchaApi | undefined;
}

type WidgetOptions = CaptchaLook & {
  readonly siteKey: string;
  /** Where a task that needs space goes. */
  readonly taskContainerId: string;
  readonly tell: (event: CaptchaEvent) => void;
};

type Provider = {
  readonly name: string;
  readonly script: string;
  readonly api: () => CaptchaApi | undefined;
  /** How a widget begins, and begins again. */
  readonly first: CaptchaEvent;
  options(given: WidgetOptions): Readonly<Record<string, unknown>>;
};

/** Where they write a language otherwise than we do. */
const turnstileLanguages: Readonly<Record<string, string>> = { zh: "zh-cn", pt: "pt-br" };
const hcaptchaLanguages: Readonly<Record<string, string>> = { zh: "zh-CN" };

/** What hCaptcha calls an error and is none of its own. */
const hcaptchaErrors: Readonly<Record<string, CaptchaEvent>> = {
  "challenge-closed": { kind: "asking" },
  "challenge-expired": { kind: "expired" },
};

const providers: Readonly<Record<CaptchaProvider, Provider>> = {
  hcaptcha: {
    name: "hCaptcha",
    script: "https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off",
    api: () => globalThis.hcaptcha,
    first: { kind: "asking" },
    options: ({ siteKey, theme, language, taskContainerId, tell }) => ({
      sitekey: siteKey,
      theme,
      hl: hcaptchaLanguages[language] ?? language,
      // At the end of the page it would stand outside of a dialog, which keeps the focus to itself.
      "challenge-container": taskContainerId,
      callback: (token: string) => tell({ kind: "solved", token }),
      "expired-callback": () => tell({ kind: "expired" }),
      "chalexpired-callback": () => tell({ kind: "expired" }),
      "close-callback": () => tell({ kind: "asking" }),
      "error-callback": (code: string) => tell(hcaptchaErrors[code] ?? { kind: "unreachable" }),
    }),
  },
  turnstile: {
    name: "Cloudflare Turnstile",
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
      // It renews an old token by itself, but a task that was not done in time is the person's again.
      "expired-callback": () => tell({ kind: "checking" }),
      "timeout-callback": () => tell({ kind: "expired" }),
      "unsupported-callback": () => tell({ kind: "unreachable" }),
      "error-callback": () => {
        tell({ kind: "unreachable" });
        // Handled: nothing is left for the console.
        return true;
      },
    }),
  },
};

/** Pixels that the wider form of either widget takes. */
const fullWidth = 304;
let shown = 0;

/** An element for the widget and one for its task; scripts want each to be new. */
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
): CaptchaPort {
  const provider = providers[id];
  const load = createScriptLoader(provider.script, insert);
  return {
    provider: provider.name,
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
      // A script that refuses its options throws.
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
