import { Trans, useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { TextLink } from "#client/ui/text-link.tsx";

const sides = [
  ["is", ["is1", "is2", "is3"]],
  ["isNot", ["isNot1", "isNot2", "isNot3"]],
] as const;

/** Says plainly what kind of thing this is, and where to turn when it is not enough. */
export function HonestSection() {
  const { t } = useTranslation("landing");
  return (
    <section aria-labelledby="honest-title" className="bg-clay-soft">
      <div className="mx-auto max-w-6xl px-5 py-16 sm:px-8 lg:py-24">
        <h2 id="honest-title" className="text-4xl sm:text-5xl">
          {t("honest.title")}
        </h2>
        <div className="mt-10 grid gap-10 md:grid-cols-2 lg:gap-24">
          {sides.map(([side, items]) => (
            <div key={side}>
              <h3 className="font-sans text-base font-semibold tracking-normal text-clay-ink">
                {t(`honest.${side}`)}
              </h3>
              <ul className="mt-3 divide-y divide-clay/30 border-y border-clay/30">
                {items.map((item) => (
                  <li key={item} className="py-3.5 font-heading text-xl leading-snug sm:text-2xl">
                    {t(`honest.${item}`)}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className="mt-8 max-w-3xl text-lg">
          <Trans
            t={t}
            i18nKey="honest.safety"
            components={[<TextLink key="safety" to={paths.safety} className="text-clay-ink" />]}
          />
        </p>
      </div>
    </section>
  );
}
