import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { buttonStyle } from "#client/ui/button.tsx";

/** To the page of an invoice that waits for its payment. */
export function PayLink({ url }: { url: string }) {
  const { t } = useTranslation("billing");
  return (
    <a href={url} className={clsx(buttonStyle({ variant: "primary" }), "mt-2 self-start")}>
      {t("subscription.pay")}
    </a>
  );
}
