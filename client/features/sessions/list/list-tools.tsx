import { X } from "lucide-react";
import { useEffect, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { modeSchema, moodsBefore } from "#shared/protocol/values.ts";
import { Button } from "#client/ui/button.tsx";
import { NativeSelect } from "#client/ui/native-select.tsx";
import { TextField } from "#client/ui/text-field.tsx";
import { longestSearch, periods, type SessionQuery, sessionSorts } from "../api.ts";

type ListToolsProps = { query: SessionQuery; onChange: (query: SessionQuery) => void };

/** How long to wait after the last keystroke before searching, in ms. */
const restMs = 250;

/** The search box, the filters and the order. */
export function ListTools({ query, onChange }: ListToolsProps) {
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
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
      <NativeSelect
        label={t("sort.label")}
        options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        value={query.sort}
        onValueChange={(sort) => onChange({ sort })}
      />
      <NativeSelect
        label={t("filter.kind")}
        options={[
          { value: any, label: t("filter.all") },
          ...modeSchema.options.map((value) => ({ value, label: t(`filter.${value}`) })),
        ]}
        value={query.kind ?? any}
        onValueChange={(value) => onChange({ kind: chosen(value) })}
      />
      <NativeSelect
        label={t("overview.moodBefore")}
        options={[
          { value: any, label: t("filter.all") },
          ...moodsBefore.map((value) => ({ value, label: conversation(`moodBefore.${value}`) })),
        ]}
        value={query.mood ?? any}
        onValueChange={(value) => onChange({ mood: chosen(value) })}
      />
      <NativeSelect
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
