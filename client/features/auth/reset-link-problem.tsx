import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { MailedLink } from "./mailed-link.tsx";
import type { RecoveryState } from "./use-recovery.ts";

type ResetLinkProblemProps = { state: RecoveryState; onRetry: () => void };

/** Explains why a reset link doesn't work and what to do next: try again, or request a new one. */
export function ResetLinkProblem({ state, onRetry }: ResetLinkProblemProps) {
  const { t } = useTranslation("auth");
  const [asking, setAsking] = useState(false);
  if (state === "unreachable") {
    return (
      <Alert tone="error" title={t("link.unreachableTitle")}>
        <p>{t("failure.unreachable")}</p>
        <Button variant="secondary" className="mt-2 self-start" onClick={onRetry}>
          {t("link.retry")}
        </Button>
      </Alert>
    );
  }
  if (state !== "invalid") return null;
  if (asking) return <MailedLink kind="forgot" email="" onBack={() => setAsking(false)} />;
  return (
    <Alert tone="error" title={t("link.expiredTitle")}>
      <p>{t("link.expiredReset")}</p>
      <Button variant="secondary" className="mt-2 self-start" onClick={() => setAsking(true)}>
        {t("reset.newLink")}
      </Button>
    </Alert>
  );
}
