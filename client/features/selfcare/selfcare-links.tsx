import { CookingPot, NotebookPen, StretchHorizontal, Wind } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "#shared/paths.ts";

const tools = [
  { name: "guidedBreathing", icon: Wind },
  { name: "timedStretching", icon: StretchHorizontal },
  { name: "reflectionJournal", icon: NotebookPen },
  { name: "mindfulActivity", icon: CookingPot },
] as const;

/** Links to the self-care tools, which the sidebar doesn't list. */
export function SelfcareLinks() {
  const { t } = useTranslation("selfcare");
  const { t: common } = useTranslation();
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="text-2xl">
        {t("links.title")}
      </h2>
      <p className="mt-1 text-ink-soft">{t("links.body")}</p>
      <ul className="mt-4 grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {tools.map((tool) => (
          <li key={tool.name}>
            <Link
              to={paths[tool.name]}
              className="-mx-3 flex min-h-target items-center gap-4 rounded-md px-3 py-2.5 transition-colors hover:bg-sunken"
            >
              <tool.icon aria-hidden="true" className="size-5 shrink-0 text-sage" />
              <span className="min-w-0">
                <span className="block font-semibold">{common(`pages.${tool.name}`)}</span>
                <span className="block text-sm text-ink-soft">{t(`links.${tool.name}`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
