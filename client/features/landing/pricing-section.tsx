import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { plansBySize, usePlanFacts } from "#client/i18n/use-plan-facts.ts";
import { ButtonLink } from "#client/ui/button.tsx";

const included = ["include1", "include2", "include3", "include4"] as const;

/** The price list, one line for each plan. */
export function PricingSection() {
  const { t } = useTranslation("landing");
  return (
    <section
      id="pricing"
      aria-labelledby="pricing-title"
      className="mx-auto max-w-6xl px-5 py-16 sm:px-8 lg:py-24"
    >
      <h2 id="pricing-title" className="text-4xl sm:text-5xl">
        {t("pricing.title")}
      </h2>
      <p className="mt-4 text-lg text-ink-soft">{t("pricing.body")}</p>
      <ul className="mt-8 divide-y divide-line border-y border-edge">
        {plansBySize.map((id) => (
          <PlanLine key={id} id={id} />
        ))}
      </ul>
      <div className="mt-8 grid gap-x-16 gap-y-4 md:grid-cols-[auto_1fr]">
        <h3 className="font-sans text-base font-semibold tracking-normal">{t("pricing.includes")}</h3>
        <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {included.map((item) => (
            <li key={item} className="flex items-start gap-2.5">
              <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-sage" />
              {t(`pricing.${item}`)}
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-8 text-sm text-ink-soft">{t("pricing.renewal")}</p>
    </section>
  );
}

function PlanLine({ id }: { id: (typeof plansBySize)[number] }) {
  const { t } = useTranslation("landing");
  const { name, body, price, interval } = usePlanFacts()(id);
  return (
    <li className="grid items-center gap-x-8 gap-y-3 py-6 md:grid-cols-[1fr_11rem_11rem]">
      <div>
        <h3 className="text-2xl">{name}</h3>
        <p className="mt-1 max-w-xl text-ink-soft">{body}</p>
      </div>
      <p className="flex items-baseline gap-2">
        <span className="font-heading text-4xl tabular-nums">{price}</span>
        <span className="text-ink-soft">{interval}</span>
      </p>
      <ButtonLink
        to={id === "free" ? paths.dashboard : paths.usage}
        variant={id === "free" ? "primary" : "secondary"}
        className="justify-self-start md:justify-self-stretch"
      >
        {t(`pricing.${id}.action`)}
      </ButtonLink>
    </li>
  );
}
