import { useTranslation } from "react-i18next";
import { FocusedAlert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { CaptchaField } from "#client/ui/captcha-field.tsx";
import { PasswordField } from "#client/ui/text-field.tsx";
import { TextField } from "#client/ui/text-field.tsx";
import type { Login } from "./use-login.ts";

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
      <TextField
        {...form.field("email")}
        type="email"
        autoComplete="username"
        required
        label={t("fields.email")}
        error={email && t(`errors.${email}`)}
      />
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
