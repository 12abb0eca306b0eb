import { useCallback, useEffect, useState } from "react";
import type { DataFailure } from "#client/lib/data-failure.ts";
import type { JournalEntry, JournalPort } from "#client/lib/journal-port.ts";
import { useServices } from "#client/lib/services.tsx";

const pageSize = 10;

export type EntriesState =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly failure: DataFailure }
  | { readonly status: "ready"; readonly entries: readonly JournalEntry[]; readonly more: boolean };

/** A person's saved entries, newest first, a page at a time. */
export function useEntries(userId: string) {
  const { journal } = useServices();
  const [state, setState] = useState<EntriesState>({ status: "loading" });
  const [moreFailure, setMoreFailure] = useState<DataFailure | null>(null);

  useEffect(() => {
    const load = async () => {
      const result = await journal.list(userId, pageSize);
      setState((held) => withFirst(held, result));
    };
    void load();
  }, [journal, userId]);

  const showMore = async () => {
    if (state.status !== "ready") return;
    setMoreFailure(null);
    const result = await journal.list(userId, pageSize, state.entries.at(-1));
    if (result.kind === "failed") return setMoreFailure(result.failure);
    setState((held) => withPage(held, result.entries));
  };
  const add = useCallback((entry: JournalEntry) => setState((held) => withNew(held, entry)), []);
  const remove = async (id: string): Promise<DataFailure | null> => {
    const result = await journal.remove(userId, id);
    if (result.kind === "failed") return result.failure;
    setState((held) => without(held, id));
    return null;
  };
  const retry = async () => {
    setState({ status: "loading" });
    const result = await journal.list(userId, pageSize);
    setState((held) => withFirst(held, result));
  };
  return { state, retry, showMore, moreFailure, add, remove };
}

type ListResult = Awaited<ReturnType<JournalPort["list"]>>;

function withFirst(held: EntriesState, result: ListResult): EntriesState {
  if (result.kind === "failed") return { status: "failed", failure: result.failure };
  return withPage(held, result.entries);
}

/** Appends a page of older entries, without duplicates. */
function withPage(held: EntriesState, page: readonly JournalEntry[]): EntriesState {
  const known = held.status === "ready" ? held.entries : [];
  const fresh = page.filter(({ id }) => known.every((entry) => entry.id !== id));
  return { status: "ready", entries: [...known, ...fresh], more: page.length === pageSize };
}

/** If the list couldn't be loaded, at least the new entry is shown. */
function withNew(held: EntriesState, entry: JournalEntry): EntriesState {
  if (held.status === "ready") return { ...held, entries: [entry, ...held.entries] };
  return { status: "ready", entries: [entry], more: true };
}

function without(held: EntriesState, id: string): EntriesState {
  if (held.status !== "ready") return held;
  return { ...held, entries: held.entries.filter((entry) => entry.id !== id) };
}
