import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useServices } from "#client/lib/services.tsx";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { AddressForm } from "./address-form.tsx";

type ForgotPasswordProps = { email: string; onBack: () => void };

/** Sends a reset link. The answer is the same for every address. */
export function ForgotPassword({ email, onBack }: ForgotPasswordProps) {
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
        submitLabel={t("forgot.submit")}
        send={(address, ...proof) => account.requestReset(address, ...proof)}
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
