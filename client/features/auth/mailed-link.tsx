import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useServices } from "#client/lib/services.tsx";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { AddressForm } from "./address-form.tsx";

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
