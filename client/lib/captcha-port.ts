import type { CaptchaProvider, CaptchaSettings } from "#shared/captcha.ts";
import type { CaptchaPort, ShownCaptcha } from "./account-port.ts";

const names: Readonly<Record<CaptchaProvider, string>> = {
  hcaptcha: "hCaptcha",
  turnstile: "Cloudflare Turnstile",
};

type Widgets = Pick<typeof import("./captcha-widget.ts"), "createCaptchaPort">;

/** The captcha of the configured provider. Few pages show one, so its code is fetched when it is first shown. */
export function lazyCaptcha(
  settings: CaptchaSettings,
  load: () => Promise<Widgets> = () => import("./captcha-widget.ts"),
): CaptchaPort {
  let widgets: Pick<CaptchaPort, "show"> | null = null;
  return {
    provider: names[settings.provider],
    show(container, look, tell) {
      let shown: ShownCaptcha | null = null;
      let removed = false;
      const start = async () => {
        widgets ??= (await load()).createCaptchaPort(settings);
        if (!removed) shown = widgets.show(container, look, tell);
      };
      start().catch(() => (removed ? undefined : tell({ kind: "unreachable" })));
      return {
        reset: () => shown?.reset(),
        remove() {
          removed = true;
          shown?.remove();
        },
      };
    },
  };
}
