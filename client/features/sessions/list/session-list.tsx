import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import type { Profile } from "#client/lib/profile.ts";
import { ButtonLink } from "#client/ui/button.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { ListResults } from "./list-results.tsx";
import { ListTools } from "./list-tools.tsx";
import { useKeptQuery } from "./use-kept-query.ts";
import { useSessionList } from "./use-session-list.ts";

/** Previous sessions (spec 1, section 2: Sessions list). */
export function SessionList({ profile }: { profile: Profile }) {
  const { t } = useTranslation("sessions");
  const { t: common } = useTranslation();
  const format = useFormat();
  const [query, keepQuery] = useKeptQuery();
  const list = useSessionList(profile.id, query);
  const { state } = list;
  const known = state.status === "ready" && state.total > 0 ? state : null;
  return (
    <div className="mx-auto w-full max-w-3xl">
      <PageHeading
        title={common("pages.sessions")}
        actions={
          <ButtonLink to={paths.startSession}>
            <Plus aria-hidden="true" className="size-5" />
            {t("newSession")}
          </ButtonLink>
        }
      />
      {state.status === "ready" && state.total === 0 ? null : (
        <ListTools query={query} onChange={keepQuery} />
      )}
      <ListResults list={list} timeZone={profile.timezone} />
      {/* Always there, so that what a search found is announced. */}
      <output className="mt-5 block text-sm text-ink-soft">
        {known
          ? t("showing", { shown: format.number(known.cards.length), total: format.number(known.total) })
          : null}
      </output>
    </div>
  );
}
