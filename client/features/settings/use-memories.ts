import { useEffect, useState } from "react";
import type { DataFailure } from "#client/lib/data-failure.ts";
import type { MemoriesPort, Memory } from "#client/lib/memories-port.ts";
import { useServices } from "#client/lib/services.tsx";

const pageSize = 10;

type MemoriesState =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly failure: DataFailure }
  | { readonly status: "ready"; readonly memories: readonly Memory[]; readonly more: boolean };

type ListResult = Awaited<ReturnType<MemoriesPort["list"]>>;

/** The companion's memories, newest first, loaded a page at a time. */
export function useMemories(userId: string) {
  const { memories: port } = useServices();
  const [state, setState] = useState<MemoriesState>({ status: "loading" });
  const [moreFailure, setMoreFailure] = useState<DataFailure | null>(null);
  useEffect(() => {
    const load = async () => {
      setState(firstPage(await port.list(userId, pageSize)));
    };
    void load();
  }, [port, userId]);

  const retry = async () => {
    setState({ status: "loading" });
    setState(firstPage(await port.list(userId, pageSize)));
  };
  const showMore = async () => {
    if (state.status !== "ready") return;
    setMoreFailure(null);
    const result = await port.list(userId, pageSize, state.memories.at(-1));
    if (result.kind === "failed") return setMoreFailure(result.failure);
    setState((current) => withPage(current, result.memories));
  };
  /** @param memory null forgets everything */
  const forget = async (memory: Memory | null): Promise<DataFailure | null> => {
    const result = memory ? await port.forget(userId, memory.id) : await port.forgetAll(userId);
    if (result.kind === "failed") return result.failure;
    setState((current) => without(current, memory));
    return null;
  };
  return { state, moreFailure, retry, showMore, forget };
}

function firstPage(result: ListResult): MemoriesState {
  if (result.kind === "failed") return { status: "failed", failure: result.failure };
  return { status: "ready", memories: result.memories, more: result.memories.length === pageSize };
}

function withPage(current: MemoriesState, page: readonly Memory[]): MemoriesState {
  const known = current.status === "ready" ? current.memories : [];
  const fresh = page.filter(({ id }) => known.every((memory) => memory.id !== id));
  return { status: "ready", memories: [...known, ...fresh], more: page.length === pageSize };
}

function without(current: MemoriesState, memory: Memory | null): MemoriesState {
  if (current.status !== "ready") return current;
  const memories = memory ? current.memories.filter(({ id }) => id !== memory.id) : [];
  return { status: "ready", memories, more: memory !== null && current.more };
}
