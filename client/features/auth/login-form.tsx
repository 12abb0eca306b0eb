import { useTranslation } from "react-i18next";
import { useState } from "react";
import { FocusedAlert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { CaptchaField, useCaptcha } from "#client/ui/captcha-field.tsx";
import { PasswordField } from "#client/ui/text-field.tsx";
import type { AuthFailure } from "#client/lib/account-port.ts";
import { useServices } from "#client/lib/services.tsx";
import { useForm } from "#client/lib/use-form.ts";
import { EmailField } from "./email-field.tsx";
import { validateLogin } from "./rules.ts";

type LoginFormProps = { login: Login; onForgot: () => void; onLink: () => void };

export function LoginForm({ login, onForgot, onLink }: LoginFormProps) {
  const { t } = useTranslation("auth");
  const { form, failure, unconfirmed, captcha } = login;
  const { email, password } = form.problems;
  return (
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-4">
      {failure ? (
        <FocusedAlert>
          <p>{t(`failure.${failure}`)}</p>
          {unconfirmed ? (
            <Button
              variant="secondary"
              className="mt-2 self-start"
              busy={login.resending}
              onClick={() => void login.resend()}
            >
              {t("login.resend")}
            </Button>
          ) : null}
        </FocusedAlert>
      ) : null}
      <EmailField {...form.field("email")} error={email && t(`errors.${email}`)} />
      <PasswordField
        {...form.field("password")}
        autoComplete="current-password"
        required
        label={t("fields.password")}
        error={password && t(`errors.${password}`)}
      />
      <CaptchaField captcha={captcha} />
      <Button type="submit" size="lg" busy={form.busy} className="mt-2">
        {t("login.submit")}
      </Button>
      <Button variant="secondary" onClick={onLink}>
        {t("login.link")}
      </Button>
      <Button variant="quiet" onClick={onForgot}>
        {t("login.forgot")}
      </Button>
    </form>
  );
}

/**
 * The login form and its outcome. Success needs no handling here, because the auth store reports who is
 * signed in.
 *
 * @param onConfirmationSent receives the address that a new confirmation email was sent to.
 */
export function useLogin(onConfirmationSent: (email: string) => void) {
  const { account } = useServices();
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [unconfirmed, setUnconfirmed] = useState(false);
  const [resending, setResending] = useState(false);
  const captcha = useCaptcha();
  const form = useForm({
    initial: { email: "", password: "" },
    validate: validateLogin,
    onEdit: () => forgetFailure(),
    async onValid({ email, password }) {
      setFailure(null);
      const credentials = { email: email.trim(), password };
      const outcome = await captcha.attempt((...proof) => account.signIn(credentials, ...proof));
      setUnconfirmed(outcome === "unconfirmed");
      if (outcome !== "done") setFailure(outcome);
    },
  });
  const resend = async () => {
    const email = form.values.email.trim();
    setResending(true);
    const outcome = await captcha.attempt((...proof) => account.resendConfirmation(email, ...proof));
    setResending(false);
    if (outcome === "done") onConfirmationSent(email);
    else setFailure(outcome);
  };
  const forgetFailure = () => {
    setFailure(null);
    setUnconfirmed(false);
  };
  return { form, failure, unconfirmed, captcha, resending, resend, forgetFailure };
}

export type Login = ReturnType<typeof useLogin>;
