import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import type { Profile } from "#client/lib/profile.ts";
import { useScreening } from "#client/lib/help-card-store.ts";
import { ButtonLink } from "#client/ui/button.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import type { JournalResponse } from "./api.ts";
import { EntryList } from "./entry-list.tsx";
import { PromptForm } from "./prompt-form.tsx";

/** The reflection journal: ten prompts, and saved reflections. */
export function ReflectionJournal({ profile }: { profile: Profile }) {
  const { t } = useTranslation("journal");
  const { t: common } = useTranslation();
  const screen = useScreening();
  const saved = (responses: readonly JournalResponse[]) =>
    screen(responses.map(({ response }) => response).join("\n"));
  return (
    <div className="mx-auto w-full max-w-2xl">
      <ButtonLink to={paths.dashboard} variant="quiet" className="-ms-4 mb-3">
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        {t("back")}
      </ButtonLink>
      <PageHeading title={common("pages.reflectionJournal")} description={t("description")} />
      <PromptForm userId={profile.id} timeZone={profile.timezone} onSaved={saved} />
      <EntryList userId={profile.id} />
    </div>
  );
}
