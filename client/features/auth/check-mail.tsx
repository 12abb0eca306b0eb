import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AuthFailure } from "#client/lib/account-port.ts";
import { useServices } from "#client/lib/services.tsx";
import { CaptchaField, useCaptcha } from "#client/ui/captcha-field.tsx";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";

type Resent = "no" | "sending" | "done" | AuthFailure;

type CheckMailProps = { email: string; onBack: () => void };

/**
 * Shown after a sign-up. It reads the same for new and existing addresses, because the account service hides
 * the difference; the hint covers both cases.
 */
export function CheckMail({ email, onBack }: CheckMailProps) {
  const { t } = useTranslation("auth");
  const { account } = useServices();
  const [resent, setResent] = useState<Resent>("no");
  const captcha = useCaptcha();
  const cooldown = useCooldown(true);
  const resend = async () => {
    setResent("sending");
    const outcome = await captcha.attempt((...proof) => account.resendConfirmation(email, ...proof));
    setResent(outcome);
    if (outcome === "done" || outcome === "rate-limited") cooldown.start();
  };
  return (
    <div className="flex flex-col gap-4">
      <Alert tone="success">
        <p>{t("checkMail.sent", { email })}</p>
      </Alert>
      <p className="text-ink-soft">{t("checkMail.nothingCame")}</p>
      <ResendResult resent={resent} />
      {cooldown.secondsLeft > 0 ? null : <CaptchaField captcha={captcha} />}
      <Button
        variant="secondary"
        busy={resent === "sending"}
        disabled={cooldown.secondsLeft > 0}
        onClick={() => void resend()}
      >
        {cooldown.secondsLeft > 0
          ? t("checkMail.resendIn", { count: cooldown.secondsLeft })
          : t("checkMail.resend")}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {t("dialog.back")}
      </Button>
    </div>
  );
}

function ResendResult({ resent }: { resent: Resent }) {
  const { t } = useTranslation("auth");
  if (resent === "no" || resent === "sending") return null;
  if (resent === "done") return <Alert tone="info">{t("checkMail.resent")}</Alert>;
  return <Alert tone="error">{t(`failure.${resent}`)}</Alert>;
}

/** Seconds before another email can be requested; the account service refuses earlier requests. */
const cooldownSeconds = 60;

type Cooldown = { readonly secondsLeft: number; start(): void };

/** Counts down after an action, so that it can't be repeated at once. */
function useCooldown(running: boolean): Cooldown {
  const [secondsLeft, setSecondsLeft] = useState(running ? cooldownSeconds : 0);
  const counting = secondsLeft > 0;
  useEffect(() => {
    if (!counting) return undefined;
    const timer = setInterval(() => setSecondsLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [counting]);
  return { secondsLeft, start: () => setSecondsLeft(cooldownSeconds) };
}
