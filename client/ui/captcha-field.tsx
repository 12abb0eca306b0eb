import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { shownTheme } from "#client/lib/theme.ts";
import { useCaptchaState, type CaptchaState, type FormCaptcha } from "#client/lib/use-captcha.ts";
import { Button } from "./button.tsx";
import { labelStyle } from "./field-frame.tsx";

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
