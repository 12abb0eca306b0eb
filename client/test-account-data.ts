import type { ExportPort } from "#client/lib/export-data.ts";
import type { MemoriesPort, Memory } from "#client/lib/memories-port.ts";
import type { fakeBackend } from "./test-backend.ts";

/** In-memory memories, newest first; `failing` makes every request fail. */
export type FakeAccountData = {
  memories: readonly Memory[];
  failing: boolean;
  deletion: "deleted" | "billing" | "signIn";
};

const failed = { kind: "failed", failure: "server-error" } as const;
const done = { kind: "ok" } as const;

export function fakeMemories(accountData: FakeAccountData): MemoriesPort {
  const change = (memories: readonly Memory[]) => {
    if (accountData.failing) return Promise.resolve(failed);
    accountData.memories = memories;
    return Promise.resolve(done);
  };
  return {
    list(_userId, count, before) {
      if (accountData.failing) return Promise.resolve(failed);
      const from = before ? accountData.memories.findIndex(({ id }) => id === before.id) + 1 : 0;
      return Promise.resolve({ kind: "ok", memories: accountData.memories.slice(from, from + count) });
    },
    forget: (_userId, id) => change(accountData.memories.filter((memory) => memory.id !== id)),
    forgetAll: () => change([]),
  };
}

/** An export that contains only the memories. */
export function fakeExports(accountData: FakeAccountData): ExportPort {
  return {
    contents: () =>
      Promise.resolve({ kind: "ok", counts: new Map([["memories", accountData.memories.length]]) }),
    page: () =>
      Promise.resolve(
        accountData.failing ? failed : { kind: "ok", rows: [...accountData.memories], next: null },
      ),
  };
}

/** Answers requests to delete the account. */
export function serveDeletion(data: ReturnType<typeof fakeBackend>, accountData: FakeAccountData): void {
  data.on("POST /api/account/delete", () =>
    accountData.deletion === "deleted"
      ? { outcome: "deleted" }
      : Response.json({ outcome: "kept", because: accountData.deletion }, { status: 409 }),
  );
}
