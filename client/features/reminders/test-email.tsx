import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { MailAnswer } from "#client/lib/reminder-port.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";

/** Sends one mail like the reminders, to see that they arrive. */
export function TestEmail({ sendTest }: { sendTest: () => Promise<MailAnswer> }) {
  const { t } = useTranslation("reminders");
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<MailAnswer | null>(null);
  const send = async () => {
    setBusy(true);
    setAnswer(null);
    setAnswer(await sendTest());
    setBusy(false);
  };
  return (
    <div className="flex flex-col gap-3">
      <Button variant="secondary" busy={busy} className="self-start" onClick={() => void send()}>
        {t("test")}
      </Button>
      {answer === null ? null : (
        <Alert tone={answer === "queued" ? "success" : "error"}>{t(`testAnswer.${answer}`)}</Alert>
      )}
    </div>
  );
}
