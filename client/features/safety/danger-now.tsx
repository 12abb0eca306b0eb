import { Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { callAddress, type ShownLines } from "#shared/safety/helplines.ts";
import { buttonStyle } from "#client/ui/button.tsx";
import { isolate } from "./number-text.ts";

/** The emergency number [S3]; where we do not know it, what to do. */
export function DangerNow({ shown: { emergency, emergencyFirst } }: { shown: ShownLines }) {
  const { t } = useTranslation("safety");
  if (emergency === null) return <p className="rounded-md bg-sunken p-3.5">{t("card.elsewhere")}</p>;
  return (
    <div className="flex flex-col gap-2 rounded-md bg-sunken p-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-semibold">{t("card.danger")}</p>
        <a href={callAddress(emergency)} className={buttonStyle({ variant: "primary" })}>
          <Phone aria-hidden="true" className="size-4" />
          <span>{t("card.emergency", { number: isolate(emergency) })}</span>
        </a>
      </div>
      {emergencyFirst ? <p className="text-sm">{t("card.night", { number: isolate(emergency) })}</p> : null}
    </div>
  );
}
