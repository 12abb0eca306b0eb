import { AudioLines, Ear, Languages, LockKeyhole, MoonStar, Sprout } from "lucide-react";
import { Trans, useTranslation } from "react-i18next";
import { clsx } from "clsx";
import { paths } from "#shared/paths.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { ButtonLink, buttonStyle } from "#client/ui/button.tsx";
import { TextLink } from "#client/ui/text-link.tsx";
import { ringPaths } from "#client/ui/ring-paths.ts";

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

const steps = ["choose", "say", "look"] as const;

export function StepsSection() {
  const { t } = useTranslation("landing");
  const format = useFormat();
  return (
    <section aria-labelledby="steps-title" className="mx-auto max-w-6xl px-5 py-16 sm:px-8 lg:py-24">
      <h2 id="steps-title" className="text-4xl sm:text-5xl">
        {t("steps.title")}
      </h2>
      <ol className="mt-10 grid gap-10 md:grid-cols-3 md:gap-8 lg:gap-14">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-5 border-t border-edge pt-5 md:flex-col md:gap-3">
            <span aria-hidden="true" className="w-10 shrink-0 font-heading text-5xl leading-none text-clay">
              {format.number(index + 1)}
            </span>
            <div>
              <h3 className="text-2xl">{t(`steps.${step}.title`)}</h3>
              <p className="mt-2 max-w-sm text-ink-soft">{t(`steps.${step}.body`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const features = [
  ["hours", MoonStar],
  ["recognition", Ear],
  ["audio", AudioLines],
  ["languages", Languages],
  ["privacy", LockKeyhole],
  ["personal", Sprout],
] as const;

export function FeaturesSection() {
  const { t } = useTranslation("landing");
  return (
    <section
      id="features"
      aria-labelledby="features-title"
      className="mx-auto max-w-6xl px-5 py-16 sm:px-8 lg:py-24"
    >
      <h2 id="features-title" className="text-4xl sm:text-5xl">
        {t("features.title")}
      </h2>
      <ul className="mt-10 grid gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {features.map(([name, Icon]) => (
          <li key={name} className="flex gap-5 bg-surface p-6 sm:flex-col sm:p-8">
            <Icon aria-hidden="true" strokeWidth={1.5} className="size-8 shrink-0 text-sage" />
            <div>
              <h3 className="text-2xl">{t(`features.${name}.title`)}</h3>
              <p className="mt-2 text-ink-soft">{t(`features.${name}.body`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const sides = [
  ["is", ["is1", "is2", "is3"]],
  ["isNot", ["isNot1", "isNot2", "isNot3"]],
] as const;

/** What Hearken is and is not, and where to turn when it is not enough. */
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

const outlines = ringPaths(13, 40, 480);

/**
 * Decoration: a small warm center for a voice, and rings around it that fade as it reaches a listener. They
 * appear once and then rest.
 */
function Rings({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="-500 -500 1000 1000"
      fill="none"
      aria-hidden="true"
      className={clsx("rings overflow-visible", className)}
    >
      {outlines.map((outline, index) => (
        <path
          key={outline}
          d={outline}
          className={clsx("animate-ripple", index < 2 ? "stroke-clay" : "stroke-sage")}
          strokeWidth={2.6 - index * 0.1}
          strokeOpacity={1 - index * 0.068}
        />
      ))}
      <circle r="13" className="fill-clay" />
    </svg>
  );
}
