import { MessageCircle, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Mode } from "#shared/protocol/values.ts";
import { PageHeading } from "#client/ui/page-heading.tsx";

const modes = [
  { mode: "call", icon: Phone },
  { mode: "chat", icon: MessageCircle },
] as const;

/** Voice or text, before a session (spec 1, section 2: start-session). */
export function ModeChooser({ onChoose }: { onChoose: (mode: Mode) => void }) {
  const { t } = useTranslation("conversation");
  return (
    <div className="mx-auto w-full max-w-3xl">
      <PageHeading title={t("chooser.title")} description={t("chooser.description")} />
      <ul className="grid gap-4 sm:grid-cols-2">
        {modes.map(({ mode, icon: Icon }) => (
          <li key={mode}>
            <button
              type="button"
              onClick={() => onChoose(mode)}
              className="flex h-full w-full items-center gap-4 rounded-lg border border-line bg-surface p-5 text-start transition-colors hover:border-sage sm:flex-col sm:items-start sm:gap-6 sm:p-7"
            >
              <span className="grid size-14 shrink-0 place-items-center rounded-full bg-sage-soft text-sage-ink">
                <Icon aria-hidden="true" className="size-7" />
              </span>
              <span className="min-w-0">
                <span className="block font-heading text-2xl font-medium">{t(`chooser.${mode}.name`)}</span>
                <span className="mt-1 block text-ink-soft">{t(`chooser.${mode}.description`)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-ink-soft">{t("chooser.note")}</p>
    </div>
  );
}
