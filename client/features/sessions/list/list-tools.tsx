import { X } from "lucide-react";
import { useEffect, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import {
  longestSearch,
  sessionSorts,
  type SessionQuery,
  type SessionSort,
} from "#client/lib/sessions-port.ts";
import { Button } from "#client/ui/button.tsx";
import { NativeSelect } from "#client/ui/native-select.tsx";
import { TextField } from "#client/ui/text-field.tsx";

type ListToolsProps = { query: SessionQuery; onChange: (query: SessionQuery) => void };

/** How long typing has to rest before it is looked for, ms. */
const restMs = 250;

/** The search box and the four orders. */
export function ListTools({ query, onChange }: ListToolsProps) {
  const { t } = useTranslation("sessions");
  const [words, setWords] = useState(query.search);
  const search = words.trim();
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
        value={words}
        maxLength={longestSearch}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setWords(event.target.value)}
        className="[&_input::-webkit-search-cancel-button]:hidden"
        trailing={
          words === "" ? null : (
            <Button variant="quiet" size="icon" aria-label={t("clear")} onClick={() => setWords("")}>
              <X aria-hidden="true" className="size-5" />
            </Button>
          )
        }
      />
      <NativeSelect label={t("sort.label")} options={options} value={query.sort} onValueChange={sortBy} />
    </form>
  );
}
