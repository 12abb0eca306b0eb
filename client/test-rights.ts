import type { ExportPort } from "#client/lib/export-data.ts";
import type { LeavingOutcome, LeavingPort } from "#client/lib/account-deletion.ts";
import type { MemoriesPort, Memory } from "#client/lib/memories-port.ts";

/** What is remembered of somebody in memory, newest first; `failing` makes every question fail. */
export type Memoir = { memories: readonly Memory[]; failing: boolean; leaving: LeavingOutcome };

const failed = { kind: "failed", failure: "server-error" } as const;
const done = { kind: "ok" } as const;

export function fakeMemories(memoir: Memoir): MemoriesPort {
  const change = (memories: readonly Memory[]) => {
    if (memoir.failing) return Promise.resolve(failed);
    memoir.memories = memories;
    return Promise.resolve(done);
  };
  return {
    list(_userId, count, before) {
      if (memoir.failing) return Promise.resolve(failed);
      const from = before ? memoir.memories.findIndex(({ id }) => id === before.id) + 1 : 0;
      return Promise.resolve({ kind: "ok", memories: memoir.memories.slice(from, from + count) });
    },
    forget: (_userId, id) => change(memoir.memories.filter((memory) => memory.id !== id)),
    forgetAll: () => change([]),
  };
}

/** An export of the memories alone. */
export function fakeExports(memoir: Memoir): ExportPort {
  return {
    contents: () => Promise.resolve({ kind: "ok", counts: new Map([["memories", memoir.memories.length]]) }),
    page: () =>
      Promise.resolve(memoir.failing ? failed : { kind: "ok", rows: [...memoir.memories], next: null }),
  };
}

export function fakeLeaving(memoir: Memoir): LeavingPort {
  return { leave: () => Promise.resolve(memoir.leaving) };
}
