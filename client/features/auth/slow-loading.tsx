import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { PageSpinner } from "#client/ui/spinner.tsx";

/** Milliseconds of waiting without a word. */
const patience = 6_000;

/** The spinner while it is not known who is here; after a while, or when it is known to be stuck, with words. */
export function SlowLoading({ stalled }: { stalled: boolean }) {
  const { t } = useTranslation("auth");
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <PageSpinner />
      {long || stalled ? (
        <div className="fixed inset-x-4 bottom-8 mx-auto flex max-w-md flex-col items-center gap-4">
          <Alert tone="info">{t("guard.waiting")}</Alert>
          <Button variant="secondary" onClick={() => location.reload()}>
            {t("guard.retry")}
          </Button>
        </div>
      ) : null}
    </>
  );
}
