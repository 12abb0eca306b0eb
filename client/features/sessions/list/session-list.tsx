import { Plus, X } from "lucide-react";
import { type SubmitEvent, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { z } from "zod";
import { paths } from "#shared/paths.ts";
import { modeSchema, moodBeforeSchema, moodsBefore } from "#shared/protocol/values.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import type { Profile } from "#client/lib/profile.ts";
import { useServices } from "#client/lib/services.tsx";
import { Button, ButtonLink } from "#client/ui/button.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { NativeSelect } from "#client/ui/native-select.tsx";
import { TextField } from "#client/ui/text-field.tsx";
import { type SessionQuery, longestSearch, periods, sessionSorts, useSessionList } from "../api.ts";
import { ListResults } from "./list-results.tsx";

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

type ListToolsProps = { query: SessionQuery; onChange: (query: SessionQuery) => void };

/** How long to wait after the last keystroke before searching, in ms. */
const restMs = 250;

/** The search box, the filters and the order. */
function ListTools({ query, onChange }: ListToolsProps) {
  const { t } = useTranslation("sessions");
  const [text, setText] = useState(query.search);
  const search = text.trim();
  useEffect(() => {
    if (search === query.search) return undefined;
    const timer = setTimeout(() => onChange(searching(query, search)), restMs);
    return () => clearTimeout(timer);
  }, [search, query, onChange]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onChange(searching(query, search));
  };
  const change = (changed: Partial<SessionQuery>) => onChange({ ...searching(query, search), ...changed });
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a form, so that a keyboard's search key does something
    <form role="search" onSubmit={submit} className="mb-8 flex flex-col gap-4">
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
      <Choices query={query} onChange={change} />
    </form>
  );
}

/** A first search shows the best matches first, unless the person has chosen another order. */
function searching(query: SessionQuery, search: string): SessionQuery {
  if (search === query.search) return query;
  const begins = query.search === "" && query.sort === "newest";
  const ends = search === "" && query.sort === "best";
  return { ...query, search, sort: begins ? "best" : ends ? "newest" : query.sort };
}

const any = "any";

/** Where two don't fit beside each other, the label does, so that nothing of a choice is cut off. */
const choiceStyle =
  "max-[25.5rem]:grid max-[25.5rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] max-[25.5rem]:items-center";

function Choices({
  query,
  onChange,
}: {
  query: SessionQuery;
  onChange: (changed: Partial<SessionQuery>) => void;
}) {
  const { t } = useTranslation("sessions");
  const { t: conversation } = useTranslation("conversation");
  const sorts = sessionSorts.filter((sort) => sort !== "best" || query.search !== "");
  const chosen = <Value extends string>(value: Value | typeof any) => (value === any ? null : value);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-x-4 gap-y-3">
      <NativeSelect
        className={choiceStyle}
        label={t("sort.label")}
        options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        value={query.sort}
        onValueChange={(sort) => onChange({ sort })}
      />
      <NativeSelect
        className={choiceStyle}
        label={t("filter.kind")}
        options={[
          { value: any, label: t("filter.all") },
          ...modeSchema.options.map((value) => ({ value, label: t(`filter.${value}`) })),
        ]}
        value={query.kind ?? any}
        onValueChange={(value) => onChange({ kind: chosen(value) })}
      />
      <NativeSelect
        className={choiceStyle}
        label={t("overview.moodBefore")}
        options={[
          { value: any, label: t("filter.all") },
          ...moodsBefore.map((value) => ({ value, label: conversation(`moodBefore.${value}`) })),
        ]}
        value={query.mood ?? any}
        onValueChange={(value) => onChange({ mood: chosen(value) })}
      />
      <NativeSelect
        className={choiceStyle}
        label={t("filter.period")}
        options={[
          { value: any, label: t("filter.always") },
          ...periods.map((value) => ({ value, label: t(`filter.${value}`) })),
        ]}
        value={query.period ?? any}
        onValueChange={(value) => onChange({ period: chosen(value) })}
      />
    </div>
  );
}
