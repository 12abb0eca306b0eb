import { Plus, X } from "lucide-react";
import { useCallback, useEffect, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { z } from "zod";
import { paths } from "#shared/paths.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import type { Profile } from "#client/lib/profile.ts";
import { useServices } from "#client/lib/services.tsx";
import {
  sessionSorts,
  type SessionQuery,
  longestSearch,
  type SessionSort,
} from "#client/lib/sessions-port.ts";
import { ButtonLink, Button } from "#client/ui/button.tsx";
import { NativeSelect } from "#client/ui/native-select.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { TextField } from "#client/ui/text-field.tsx";
import { ListResults } from "./list-results.tsx";
import { useSessionList } from "./use-session-list.ts";

/** The list of past sessions, with search and sorting. */
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
      {/* Always rendered, so that screen readers announce the search results. */}
      <output className="mt-5 block text-sm text-ink-soft">
        {known
          ? t("showing", { shown: format.number(known.cards.length), total: format.number(known.total) })
          : null}
      </output>
    </div>
  );
}

/** `textKey` is an opaque key under which the search text is kept in memory, never the text itself. */
const keptQuerySchema = z.object({
  sessionQuery: z.object({ textKey: z.string(), sort: z.enum(sessionSorts) }),
});

type KeptQuery = z.infer<typeof keptQuerySchema>;

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
    ({ search, sort }: SessionQuery) => {
      const entry: KeptQuery = { sessionQuery: { textKey: historyTexts.store(search), sort } };
      void navigate(".", { replace: true, state: entry });
    },
    [navigate, historyTexts],
  );
  return [
    { search: kept ? (historyTexts.read(kept.textKey) ?? "") : "", sort: kept?.sort ?? "newest" },
    keep,
  ];
}

type ListToolsProps = { query: SessionQuery; onChange: (query: SessionQuery) => void };

/** How long to wait after the last keystroke before searching, in ms. */
const restMs = 250;

/** The search box and the sort order. */
function ListTools({ query, onChange }: ListToolsProps) {
  const { t } = useTranslation("sessions");
  const [text, setText] = useState(query.search);
  const search = text.trim();
  useEffect(() => {
    if (search === query.search) return undefined;
    const timer = setTimeout(() => onChange({ search, sort: query.sort }), restMs);
    return () => clearTimeout(timer);
  }, [search, query.search, query.sort, onChange]);
  const options = sessionSorts.map((value) => ({ value, label: t(`sort.${value}`) }));
  const sortBy = (sort: SessionSort) => onChange({ search, sort });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onChange({ search, sort: query.sort });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a form, so that a keyboard's search key does something
    <form role="search" onSubmit={submit} className="mb-6 grid gap-4 sm:grid-cols-[1fr_14rem]">
      <TextField
        type="search"
        name="search"
        label={t("search")}
        placeholder={t("searchExample")}
        value={text}
        maxLength={longestSearch}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
        className="[&_input::-webkit-search-cancel-button]:hidden"
        trailing={
          text === "" ? null : (
            <Button variant="quiet" size="icon" aria-label={t("clear")} onClick={() => setText("")}>
              <X aria-hidden="true" className="size-5" />
            </Button>
          )
        }
      />
      <NativeSelect label={t("sort.label")} options={options} value={query.sort} onValueChange={sortBy} />
    </form>
  );
}
