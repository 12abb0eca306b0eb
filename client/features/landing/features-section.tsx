import { AudioLines, Ear, Languages, LockKeyhole, MoonStar, Sprout } from "lucide-react";
import { useTranslation } from "react-i18next";

const features = [
  ["hours", MoonStar],
  ["recognition", Ear],
  ["audio", AudioLines],
  ["languages", Languages],
  ["privacy", LockKeyhole],
  ["personal", Sprout],
] as const;

/** The six features, as one quiet sheet parted by lines. */
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
