import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#client/ui/button.tsx";
import { LeavingDialog } from "./leaving-dialog.tsx";
import { SettingsSection } from "./settings-section.tsx";

type LeavingSectionProps = {
  email: string;
  /** The account is gone. */
  onLeft: () => void;
};

/** The way out, for good; the dialog asks for the address before anything happens. */
export function LeavingSection({ email, onLeft }: LeavingSectionProps) {
  const { t } = useTranslation("settings");
  const [asking, setAsking] = useState(false);
  return (
    <SettingsSection title={t("leaving.title")}>
      <p>{t("leaving.intro")}</p>
      <Button variant="danger" className="self-start" onClick={() => setAsking(true)}>
        {t("leaving.open")}
      </Button>
      {asking ? <LeavingDialog email={email} onLeft={onLeft} onClose={() => setAsking(false)} /> : null}
    </SettingsSection>
  );
}
