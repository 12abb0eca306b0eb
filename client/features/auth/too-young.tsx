import { Trans, useTranslation } from "react-i18next";
import { outsideLinks } from "#client/lib/outside-links.ts";
import { Button } from "#client/ui/button.tsx";
import { OutsideLink } from "#client/ui/text-link.tsx";

/** Kind words for someone who is under age. Nothing they typed was stored or sent. */
export function TooYoung({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("auth");
  return (
    <div className="flex flex-col gap-4">
      <p>{t("tooYoung.body")}</p>
      <p>
        <Trans
          t={t}
          i18nKey="tooYoung.help"
          components={{ helplines: <OutsideLink href={outsideLinks.helplines} /> }}
        />
      </p>
      <Button variant="secondary" onClick={onClose}>
        {t("tooYoung.close")}
      </Button>
    </div>
  );
}
