import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useServices } from "#client/lib/services.tsx";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { AddressForm } from "./address-form.tsx";

/** Explains that a confirmation link was expired or already used, and offers a new one. */
export function RefusedLink({ onLogin }: { onLogin: () => void }) {
  const { t } = useTranslation("auth");
  const { account } = useServices();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const login = (
    <Button variant="quiet" onClick={onLogin}>
      {t("link.login")}
    </Button>
  );
  if (sentTo !== null) {
    return (
      <div className="flex flex-col gap-4">
        <Alert tone="success">{t("link.sent", { email: sentTo })}</Alert>
        {login}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <p>{t("link.expired")}</p>
      <AddressForm
        initialEmail=""
        submitLabel={t("link.send")}
        send={(email, ...proof) => account.resendConfirmation(email, ...proof)}
        onSent={setSentTo}
      >
        {login}
      </AddressForm>
    </div>
  );
}
