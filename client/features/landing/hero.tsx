import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { ButtonLink, buttonStyle } from "#client/ui/button.tsx";
import { Rings } from "#client/ui/rings.tsx";

/** The first words. */
export function Hero() {
  const { t } = useTranslation(["landing", "common"]);
  return (
    <section id="home" className="relative isolate overflow-hidden sm:-mt-18">
      <Rings className="absolute end-0 bottom-0 -z-10 w-120 translate-x-2/5 translate-y-2/5 sm:w-200 lg:top-1/2 lg:bottom-auto lg:w-240 lg:translate-x-1/4 lg:-translate-y-1/2 rtl:-translate-x-2/5 rtl:lg:-translate-x-1/4" />
      <div className="mx-auto max-w-6xl px-5 pt-14 pb-64 sm:px-8 sm:pt-38 lg:pt-46 lg:pb-40">
        <h1
          tabIndex={-1}
          className="max-w-(--display-width) text-(length:--display-size) leading-(--display-line) font-normal"
        >
          {t("common:tagline")}
        </h1>
        <p className="mt-7 max-w-md text-lg leading-relaxed text-ink-soft sm:text-xl">{t("hero.body")}</p>
        <div className="mt-9 flex flex-wrap gap-3">
          <ButtonLink to={paths.dashboard} size="lg">
            {t("hero.start")}
          </ButtonLink>
          <a href="#features" className={buttonStyle({ variant: "secondary", size: "lg" })}>
            {t("hero.more")}
          </a>
        </div>
        <p className="mt-6 max-w-md text-ink-soft">{t("hero.note")}</p>
      </div>
    </section>
  );
}
