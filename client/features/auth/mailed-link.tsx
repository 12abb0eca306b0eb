import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useServices } from "#client/lib/services.tsx";
import { Alert, FocusedAlert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import type { AuthFailure, CaptchaProof } from "#client/lib/account-port.ts";
import { CaptchaField, useCaptcha } from "#client/ui/captcha-field.tsx";
import { useForm } from "#client/lib/use-form.ts";
import { EmailField } from "./email-field.tsx";
import { validateAddress } from "./rules.ts";

/** What the link is for: choosing a new password, or logging in without one. */
type Kind = "forgot" | "magic-link";

type MailedLinkProps = { kind: Kind; email: string; onBack: () => void };

const submitLabels = { forgot: "forgot.submit", "magic-link": "magicLink.submit" } as const;

/** Sends a link to an address. The answer is the same for every address. */
export function MailedLink({ kind, email, onBack }: MailedLinkProps) {
  const { t } = useTranslation("auth");
  const { account } = useServices();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const back = (
    <Button variant="quiet" onClick={onBack}>
      {t("dialog.back")}
    </Button>
  );
  if (sentTo === null) {
    return (
      <AddressForm
        initialEmail={email}
        submitLabel={t(submitLabels[kind])}
        send={(address, ...proof) =>
          kind === "forgot" ? account.requestReset(address, ...proof) : account.requestLink(address, ...proof)
        }
        onSent={setSentTo}
      >
        {back}
      </AddressForm>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <Alert tone="success" title={t("forgot.sentTitle")}>
        <p>{t("forgot.sent", { email: sentTo })}</p>
      </Alert>
      <Button variant="secondary" onClick={() => setSentTo(null)}>
        {t("forgot.again")}
      </Button>
      {back}
    </div>
  );
}

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
    onEdit: () => setFailure(null),
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
      <EmailField {...form.field("email")} error={email && t(`errors.${email}`)} />
      <CaptchaField captcha={captcha} />
      <Button type="submit" size="lg" busy={form.busy}>
        {submitLabel}
      </Button>
      {children}
    </form>
  );
}
