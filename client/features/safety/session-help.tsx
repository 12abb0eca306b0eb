import { Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { isAtLeast, type RiskFinding } from "#shared/safety/risk.ts";
import { callAddress } from "#shared/safety/helplines.ts";
import { useHelpDesk } from "#client/lib/help-desk.ts";
import { Button } from "#client/ui/button.tsx";
import { buttonStyle } from "#client/ui/button-style.ts";
import { isolate } from "./number-text.ts";
import { LineWays } from "./help-lines.tsx";
import { useLines } from "./use-lines.ts";

/** The help card within a conversation, small enough to stay beside it; the whole of it is one press further. */
export function SessionHelp({ risk }: { risk: RiskFinding }) {
  const { t } = useTranslation("safety");
  const show = useHelpDesk((desk) => desk.show);
  const { emergency, lines } = useLines(risk.concerns);
  const first = lines.find(({ open }) => open)?.line;
  return (
    <section
      aria-label={t("card.title")}
      aria-live="polite"
      className="flex flex-col gap-2 rounded-md bg-info-soft p-3 text-info-ink"
    >
      <p className="font-semibold leading-snug">{t("session.title")}</p>
      {first === undefined ? null : (
        <p className="text-sm leading-snug">
          <bdi>{first.name}</bdi>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {first === undefined ? null : <LineWays line={{ ...first, chat: null }} />}
        {emergency === null ? null : (
          <a href={callAddress(emergency)} className={buttonStyle({ variant: "secondary" })}>
            <Phone aria-hidden="true" className="size-4" />
            <span>{t("card.emergency", { number: isolate(emergency) })}</span>
          </a>
        )}
        <Button variant="secondary" onClick={() => show("asked", risk.concerns)}>
          {t("session.more")}
        </Button>
      </div>
      {isAtLeast(risk.level, "active") ? <p className="text-sm leading-snug">{t("session.free")}</p> : null}
    </section>
  );
}
