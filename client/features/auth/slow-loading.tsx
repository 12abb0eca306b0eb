import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";

/** How long to show only the spinner, in ms. */
const patience = 6_000;

/**
 * Placeholder while it is unknown who is signed in. After a while, or when sign-in is known to be stuck, this adds an
 * explanation and a reload button.
 */
export function SlowLoading({ stalled, children }: { stalled: boolean; children: ReactNode }) {
  const { t } = useTranslation("shell");
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {children}
      {long || stalled ? (
        <div className="fixed inset-x-4 bottom-24 z-30 mx-auto flex max-w-md flex-col items-center gap-4">
          <Alert tone="info">{t("guard.waiting")}</Alert>
          <Button variant="secondary" onClick={() => location.reload()}>
            {t("guard.retry")}
          </Button>
        </div>
      ) : null}
    </>
  );
}
