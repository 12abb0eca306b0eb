import { Trans, useTranslation } from "react-i18next";
import { useState, useEffect } from "react";
import { helplineDirectory } from "#shared/safety/helplines.ts";
import { FocusedAlert, Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { CaptchaField, useCaptcha } from "#client/ui/captcha-field.tsx";
import { Checkbox } from "#client/ui/checkbox.tsx";
import { TermsLabel } from "#client/ui/terms-label.tsx";
import { PasswordField, TextField } from "#client/ui/text-field.tsx";
import { checkAge } from "#client/lib/age.ts";
import { localDay } from "#client/lib/dates.ts";
import type { AuthFailure } from "#client/lib/account-port.ts";
import { useServices } from "#client/lib/services.tsx";
import { useForm } from "#client/lib/use-form.ts";
import { OutsideLink } from "#client/ui/text-link.tsx";
import { EmailField } from "./email-field.tsx";
import { emptySignUp, validateSignUp } from "./rules.ts";

export function SignUpForm({ signUp }: { signUp: SignUp }) {
  const { t } = useTranslation("auth");
  const { form, failure, captcha } = signUp;
  const { email, password, confirmPassword, dateOfBirth, terms } = form.problems;
  return (
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-4">
      {failure ? <FocusedAlert>{t(`failure.${failure}`)}</FocusedAlert> : null}
      <TextField
        {...form.field("fullName")}
        autoComplete="name"
        label={t("fields.fullName")}
        hint={t("fields.fullNameHint")}
      />
      <EmailField {...form.field("email")} error={email && t(`errors.${email}`)} />
      <PasswordField
        {...form.field("password")}
        autoComplete="new-password"
        required
        label={t("fields.password")}
        hint={t("fields.passwordHint")}
        error={password && t(`errors.${password}`)}
      />
      <PasswordField
        {...form.field("confirmPassword")}
        autoComplete="new-password"
        required
        label={t("fields.confirmPassword")}
        error={confirmPassword && t(`errors.${confirmPassword}`)}
      />
      <TextField
        {...form.field("dateOfBirth")}
        type="date"
        autoComplete="bday"
        required
        label={t("fields.dateOfBirth")}
        hint={t("fields.dateOfBirthHint")}
        error={dateOfBirth && t(`errors.${dateOfBirth}`)}
      />
      <Checkbox
        name="terms"
        checked={form.values.terms !== ""}
        onCheckedChange={(checked) => form.set("terms", checked ? "yes" : "")}
        label={<TermsLabel />}
        error={terms && t(`errors.${terms}`)}
      />
      <CaptchaField captcha={captcha} />
      <Button type="submit" size="lg" busy={form.busy}>
        {t("signUp.submit")}
      </Button>
    </form>
  );
}

const today = () => localDay(Date.now());

type SignUpOptions = { onCheckMail: (email: string) => void; onTooYoung: () => void };

/** The sign-up form and its outcome. Someone too young is told before anything is sent. */
export function useSignUp({ onCheckMail, onTooYoung }: SignUpOptions) {
  const { account } = useServices();
  const { i18n } = useTranslation();
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const captcha = useCaptcha();
  const form = useForm({
    initial: emptySignUp,
    validate: (values) => validateSignUp(values, today()),
    onEdit: () => setFailure(null),
    async onValid({ fullName, email, password, dateOfBirth }) {
      setFailure(null);
      if (checkAge(dateOfBirth, today()) !== "adult") return onTooYoung();
      const address = email.trim();
      const language = i18n.language;
      const made = { email: address, password, fullName: fullName.trim(), language };
      const outcome = await captcha.attempt((...proof) => account.signUp(made, ...proof));
      if (outcome === "check-mail") onCheckMail(address);
      else if (outcome !== "signed-in") setFailure(outcome);
    },
  });
  return { form, failure, captcha };
}

type SignUp = ReturnType<typeof useSignUp>;

/** Kind words for someone who is under age. Nothing they typed was stored or sent. */
export function TooYoung({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("auth");
  return (
    <div className="flex flex-col gap-4">
      <p>{t("tooYoung.body")}</p>
      <p>
        <Trans
          t={t}
          i18nKey="tooYoung.help"
          components={{ helplines: <OutsideLink href={helplineDirectory} /> }}
        />
      </p>
      <Button variant="secondary" onClick={onClose}>
        {t("tooYoung.close")}
      </Button>
    </div>
  );
}

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
