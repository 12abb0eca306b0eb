import { useTranslation } from "react-i18next";
import { FocusedAlert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { CaptchaField } from "#client/ui/captcha-field.tsx";
import { Checkbox } from "#client/ui/checkbox.tsx";
import { PasswordField, TextField } from "#client/ui/text-field.tsx";
import { TermsLabel } from "#client/ui/terms-label.tsx";
import type { SignUp } from "./use-sign-up.ts";

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
