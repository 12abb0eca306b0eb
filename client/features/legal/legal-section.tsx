import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { TextLink } from "#client/ui/text-link.tsx";
import type { LegalText } from "./legal-text.ts";

type LegalSectionProps = { section: LegalText["sections"][number]; number: number };

/** One numbered section: its paragraphs, a list where it has one, and the pages that it speaks of. */
export function LegalSection({ section, number }: LegalSectionProps) {
  const { t } = useTranslation("legal");
  const { t: common } = useTranslation();
  const { id, title, text, list, after, links } = section;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 break-inside-avoid-page">
      <h2 id={id} className="scroll-mt-8 text-2xl">
        <span className="text-ink-faint tabular-nums">{number}.</span> {title}
      </h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list ? (
        <ul className="flex list-disc flex-col gap-2 ps-6 marker:text-sage">
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : null}
      {after?.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {links ? (
        <p className="text-base text-ink-soft print:hidden">
          {t("see")}:{" "}
          {links.map((name, nth) => (
            <span key={name}>
              {nth === 0 ? "" : " · "}
              <TextLink to={paths[name]}>{common(`pages.${name}`)}</TextLink>
            </span>
          ))}
        </p>
      ) : null}
    </section>
  );
}
