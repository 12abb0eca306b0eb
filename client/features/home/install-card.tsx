import { useState } from "react";
import { useTranslation } from "react-i18next";
import { localDay } from "#client/lib/dates.ts";
import {
  countVisit,
  installWay,
  noteAnswered,
  useInstallPrompt,
  wasAnswered,
  wasHelped,
} from "#client/lib/install-offer.ts";
import { thisBrowser } from "#client/lib/push-device.ts";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";

const dayNow = (): string => localDay(Date.now());

/** Offers, once and at a quiet moment, to put the app on the Home Screen. Either answer is remembered. */
export function InstallCard({ today = dayNow }: { today?: () => string }) {
  const { t } = useTranslation("home");
  const { prompt } = useInstallPrompt();
  const [visits] = useState(() => countVisit(today()));
  const [answered, setAnswered] = useState(wasAnswered);
  const { isApplePhone, isInstalled } = thisBrowser();
  const way = installWay({
    visits,
    answered,
    helped: wasHelped(),
    installed: isInstalled,
    canPrompt: prompt !== null,
    isApplePhone,
  });
  if (way === null) return null;
  const answer = () => {
    noteAnswered();
    setAnswered(true);
  };
  const install = () => {
    answer();
    void prompt?.prompt();
  };
  return (
    <Card as="section" aria-labelledby="install-offer" className="mt-6 flex flex-col gap-3">
      <h2 id="install-offer" className="text-xl">
        {t("install.title")}
      </h2>
      <p className="text-ink-soft">{t(way === "prompt" ? "install.body" : "install.byHand")}</p>
      <div className="flex flex-wrap gap-3">
        {way === "prompt" ? <Button onClick={install}>{t("install.add")}</Button> : null}
        <Button variant="quiet" className={way === "prompt" ? undefined : "-ms-5"} onClick={answer}>
          {t("install.dismiss")}
        </Button>
      </div>
    </Card>
  );
}
