import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import type { Profile } from "#client/lib/profile.ts";
import { useScreening } from "#client/lib/help-card-store.ts";
import { BackLink } from "#client/ui/embedded.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { Tabs } from "#client/ui/tabs.tsx";
import type { JournalResponse } from "./api.ts";
import { BlankPage } from "./blank-page.tsx";
import { EntryList } from "./entry-list.tsx";
import type { DictateButton } from "./journal-draft.ts";
import { PromptForm } from "./prompt-form.tsx";

/** The reflection journal: ten prompts or a blank page, and what was saved. */
export function ReflectionJournal({ profile, Dictate }: { profile: Profile; Dictate: DictateButton }) {
  const { t } = useTranslation("journal");
  const { t: common } = useTranslation();
  const screen = useScreening();
  const [query, setQuery] = useSearchParams();
  const way = query.get("write") === "freely" ? "blank" : "withPrompts";
  const saved = (responses: readonly JournalResponse[]) =>
    screen(responses.map(({ response }) => response).join("\n"));
  const writing = { userId: profile.id, timeZone: profile.timezone, onSaved: saved, Dictate };
  return (
    <div className="mx-auto w-full max-w-2xl">
      <BackLink to={paths.dashboard}>{t("back")}</BackLink>
      <PageHeading title={common("pages.reflectionJournal")} description={t("description")} />
      <Tabs
        label={t("ways")}
        value={way}
        onValueChange={(next) => setQuery(next === "blank" ? { write: "freely" } : {}, { replace: true })}
        tabs={[
          {
            value: "withPrompts",
            label: t("withPrompts"),
            content: <PromptForm {...writing} />,
          },
          {
            value: "blank",
            label: t("blank"),
            content: <BlankPage {...writing} />,
          },
        ]}
      />
      <EntryList userId={profile.id} />
    </div>
  );
}
