import { useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { ButtonLink } from "#client/ui/button.tsx";
import { Button } from "#client/ui/button.tsx";
import { Mark } from "#client/ui/wordmark.tsx";
import { TextLink } from "#client/ui/text-link.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { SettingsSection } from "./settings-section.tsx";

type DeleteAccountSectionProps = {
  email: string;
  /** The account has been deleted. */
  onDeleted: () => void;
};

/** Opens the dialog that asks for the email address before it deletes the account. */
export function DeleteAccountSection({ email, onDeleted }: DeleteAccountSectionProps) {
  const { t } = useTranslation("settings");
  const [asking, setAsking] = useState(false);
  return (
    <SettingsSection title={t("deleteAccount.title")}>
      <p>{t("deleteAccount.intro")}</p>
      <Button variant="danger" className="self-start" onClick={() => setAsking(true)}>
        {t("deleteAccount.open")}
      </Button>
      {asking ? (
        <DeleteAccountDialog email={email} onDeleted={onDeleted} onClose={() => setAsking(false)} />
      ) : null}
    </SettingsSection>
  );
}

/** Shown after the account is deleted: a thank-you and the helplines, and no attempt to win the person back. */
export function AccountDeleted() {
  const { t } = useTranslation("settings");
  return (
    <div className="mx-auto flex max-w-xl flex-col items-start gap-5 px-6 py-16 sm:py-24">
      <Mark className="size-14 text-sage" />
      <h1 tabIndex={-1} className="text-4xl sm:text-5xl">
        {t("goodbye.title")}
      </h1>
      <p className="text-lg text-ink-soft">{t("goodbye.body")}</p>
      <p className="text-lg text-ink-soft">
        {t("goodbye.help")} <TextLink to={paths.safety}>{t("goodbye.helplines")}</TextLink>
      </p>
      <ButtonLink to={paths.home} variant="secondary">
        {t("goodbye.home")}
      </ButtonLink>
    </div>
  );
}
