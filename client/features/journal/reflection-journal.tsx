import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import type { Profile } from "#client/lib/profile.ts";
import { useScreening } from "#client/lib/help-card-store.ts";
import { BackLink } from "#client/ui/embedded.tsx";
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
      <BackLink to={paths.dashboard}>{t("back")}</BackLink>
      <PageHeading title={common("pages.reflectionJournal")} description={t("description")} />
      <PromptForm userId={profile.id} timeZone={profile.timezone} onSaved={saved} />
      <EntryList userId={profile.id} />
    </div>
  );
}
