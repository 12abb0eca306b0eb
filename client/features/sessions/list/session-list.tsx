import { Plus } from "lucide-react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { z } from "zod";
import { paths } from "#shared/paths.ts";
import { modeSchema, moodBeforeSchema } from "#shared/protocol/values.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import type { Profile } from "#client/lib/profile.ts";
import { useServices } from "#client/lib/services.tsx";
import { ButtonLink } from "#client/ui/button.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { periods, type SessionQuery, sessionSorts, useSessionList } from "../api.ts";
import { ListResults } from "./list-results.tsx";
import { ListTools } from "./list-tools.tsx";

/** The list of past sessions, with search, filters and order. */
export function SessionList({ profile }: { profile: Profile }) {
  const { t } = useTranslation("sessions");
  const { t: common } = useTranslation();
  const format = useFormat();
  const [query, keepQuery] = useKeptQuery();
  const list = useSessionList(profile.id, query);
  const total = list.data?.total;
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
      {total === 0 ? null : <ListTools query={query} onChange={keepQuery} />}
      <ListResults list={list} query={query} timeZone={profile.timezone} />
      {/* Always rendered, so that screen readers announce the search results. */}
      <output className="mt-5 block text-sm text-ink-soft">
        {list.data && list.data.total > 0
          ? t("showing", {
              shown: format.number(list.data.cards.length),
              total: format.number(list.data.total),
            })
          : null}
      </output>
    </div>
  );
}

const shapeSchema = z.object({
  sort: z.enum(sessionSorts),
  kind: modeSchema.nullable(),
  mood: moodBeforeSchema.nullable(),
  period: z.enum(periods).nullable(),
});

/** `textKey` is an opaque key under which the search text is kept in memory, never the text itself. */
const keptQuerySchema = z.object({ sessionQuery: shapeSchema.extend({ textKey: z.string() }) });

type KeptQuery = z.infer<typeof keptQuerySchema>;

const everything: SessionQuery = { search: "", sort: "newest", kind: null, mood: null, period: null };

/**
 * The search, kept with this history entry: coming back from a session shows the list as it was. The search text is in
 * neither the address nor the entry, because both stay in the browser's history for others to read.
 */
function useKeptQuery(): readonly [SessionQuery, (query: SessionQuery) => void] {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { historyTexts } = useServices();
  const kept = keptQuerySchema.safeParse(state).data?.sessionQuery;
  const keep = useCallback(
    ({ search, ...shape }: SessionQuery) => {
      const entry: KeptQuery = { sessionQuery: { textKey: historyTexts.store(search), ...shape } };
      void navigate(".", { replace: true, state: entry, preventScrollReset: true });
    },
    [navigate, historyTexts],
  );
  if (!kept) return [everything, keep];
  const { textKey, ...shape } = kept;
  const search = historyTexts.read(textKey) ?? "";
  return [{ ...shape, search, sort: orderFor(search, shape.sort) }, keep];
}

/** Without a search, nothing fits better than anything else. */
function orderFor(search: string, sort: SessionQuery["sort"]): SessionQuery["sort"] {
  return search === "" && sort === "best" ? "newest" : sort;
}
