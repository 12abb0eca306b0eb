import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button, ButtonLink } from "#client/ui/button.tsx";
import { usePortal } from "./use-portal.ts";

/** Billing Information and Privacy & Security (spec 1, section 2), for everybody. */
export function AccountRows({ divided }: { divided: boolean }) {
  const { t } = useTranslation("billing");
  const { busy, failure, open } = usePortal();
  return (
    <div className={clsx("grid gap-x-8 gap-y-6 sm:grid-cols-2", divided && "border-t border-line pt-5")}>
      <div className="flex flex-col items-start gap-2">
        <h3 className="text-xl">{t("account.billing")}</h3>
        <p className="flex-1 text-ink-soft">{t("account.billingBody")}</p>
        {failure ? <Alert tone="error">{t(`failure.${failure}`)}</Alert> : null}
        <Button variant="secondary" busy={busy} onClick={open}>
          {t("account.manage")}
        </Button>
      </div>
      <div className="flex flex-col items-start gap-2">
        <h3 className="text-xl">{t("account.privacy")}</h3>
        <p className="flex-1 text-ink-soft">{t("account.privacyBody")}</p>
        <ButtonLink to={paths.settings} variant="secondary">
          {t("account.settings")}
        </ButtonLink>
      </div>
    </div>
  );
}
