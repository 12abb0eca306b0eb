import { Trans, useTranslation } from "react-i18next";
import { Button } from "#client/ui/button.tsx";
import { textLinkStyle } from "#client/ui/text-link.tsx";

const helplinesAddress = "https://findahelpline.com/";

/** Kind words for someone who is not of age. Nothing of what they typed was kept or sent. */
export function TooYoung({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("auth");
  return (
    <div className="flex flex-col gap-4">
      <p>{t("tooYoung.body")}</p>
      <p>
        <Trans
          t={t}
          i18nKey="tooYoung.help"
          components={{
            // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the text's own words are put inside
            link: <a href={helplinesAddress} target="_blank" rel="noreferrer" className={textLinkStyle} />,
          }}
        />
      </p>
      <Button variant="secondary" onClick={onClose}>
        {t("tooYoung.close")}
      </Button>
    </div>
  );
}
