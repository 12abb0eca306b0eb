import { History, MessageCircle, Phone, Smile } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "#shared/paths.ts";

/** The quick links (spec 1, section 2: dashboard home). */
const links = [
  { name: "startSession", icon: Phone },
  { name: "chat", icon: MessageCircle },
  { name: "sessions", icon: History },
  { name: "moodTracker", icon: Smile },
] as const;

/** The ways on from the home. */
export function QuickLinks() {
  const { t } = useTranslation("home");
  const { t: common } = useTranslation();
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {links.map((link) => (
        <li key={link.name}>
          <Link
            to={paths[link.name]}
            className="group flex h-full items-start gap-4 rounded-lg border border-line bg-surface p-5 transition-colors hover:border-sage sm:p-6"
          >
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-sage-soft text-sage-ink">
              <link.icon aria-hidden="true" className="size-6" />
            </span>
            <span className="min-w-0">
              <span className="block font-heading text-xl font-medium">{common(`pages.${link.name}`)}</span>
              <span className="mt-1 block text-ink-soft">{t(`links.${link.name}`)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
