import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Wordmark } from "#client/ui/wordmark.tsx";

const anchors = ["home", "features", "pricing"] as const;

/** Name, anchors of this page, and at the end what depends on who is here. */
export function LandingHeader({ account }: { account: ReactNode }) {
  const { t } = useTranslation("landing");
  return (
    <header className="relative z-10">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 px-5 py-3 sm:px-8">
        <Wordmark />
        <nav aria-label={t("nav.label")} className="order-last w-full sm:order-none sm:ms-auto sm:w-auto">
          <ul className="-mx-3 flex sm:mx-0">
            {anchors.map((name) => (
              <li key={name}>
                <a
                  href={`#${name}`}
                  className="inline-flex min-h-target items-center rounded-full px-3 text-ink-soft transition-colors hover:text-ink sm:px-4"
                >
                  {t(`nav.${name}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {account}
      </div>
    </header>
  );
}
