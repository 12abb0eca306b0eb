import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AuthFailure } from "#client/lib/account-port.ts";
import type { CaptchaProof } from "#client/lib/captcha-port.ts";
import { useCaptcha } from "#client/lib/use-captcha.ts";
import { useForm } from "#client/lib/use-form.ts";
import { Button } from "#client/ui/button.tsx";
import { CaptchaField } from "#client/ui/captcha-field.tsx";
import { FocusedAlert } from "#client/ui/alert.tsx";
import { TextField } from "#client/ui/text-field.tsx";
import { validateAddress } from "./login-rules.ts";

type AddressFormProps = {
  /** An address that was already typed elsewhere. */
  initialEmail: string;
  submitLabel: string;
  /** Requests the email. Any result other than `done` is shown, and the address is kept. */
  send: (email: string, ...proof: CaptchaProof) => Promise<"done" | AuthFailure>;
  onSent: (email: string) => void;
  children?: ReactNode;
};

/** Asks for the address to send an email to. */
export function AddressForm({ initialEmail, submitLabel, send, onSent, children }: AddressFormProps) {
  const { t } = useTranslation("auth");
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const captcha = useCaptcha();
  const form = useForm({
    initial: { email: initialEmail },
    validate: validateAddress,
    async onValid(values) {
      setFailure(null);
      const email = values.email.trim();
      const outcome = await captcha.attempt((...proof) => send(email, ...proof));
      if (outcome === "done") onSent(email);
      else setFailure(outcome);
    },
  });
  const { email } = form.problems;
  return (
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-4">
      {failure ? <FocusedAlert>{t(`failure.${failure}`)}</FocusedAlert> : null}
      <TextField
        {...form.field("email")}
        type="email"
        autoComplete="username"
        required
        label={t("fields.email")}
        error={email && t(`errors.${email}`)}
      />
      <CaptchaField captcha={captcha} />
      <Button type="submit" size="lg" busy={form.busy}>
        {submitLabel}
      </Button>
      {children}
    </form>
  );
}
