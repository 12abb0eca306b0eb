import { createClient } from "@supabase/supabase-js";
import { act, renderHook } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { useAddEntry, useEntries, useRemoveEntry } from "#client/features/journal/api.ts";
import { useExport } from "#client/features/settings/export/api.ts";
import { useForget, useMemories } from "#client/features/settings/api.ts";
import { useConfirmAge, useSaveProfile } from "#client/lib/profile.ts";
import { ServicesProvider } from "#client/lib/services.tsx";
import { signingInAgain } from "#client/lib/sign-in-again.ts";
import { createAccountPort } from "#client/lib/supabase-account-port.ts";
import { onlyFor, personHeader } from "#client/lib/person-header.ts";
import type { Supabase } from "#client/lib/supabase.ts";
import { fakeServices } from "#client/test-services.tsx";
import { sessionOf } from "#client/test-sessions.ts";
import type { Database } from "#shared/database.types.ts";

const ada = "5b7e9a52-0f0e-4a7c-9a44-6a4b2f6f3c11";
const email = "ada@example.org";
const words = "mysecretwords";
const id = sessionOf().id;

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const tokenOf = (sub: string) => `${base64({ alg: "ES256" })}.${base64({ sub })}.c2ln`;

const remembered = Array.from({ length: 10 }, () => ({
  id,
  content: words,
  created_at: "2025-11-20T10:00:00Z",
  session: null,
}));

/** A full page of memories, so that the next one is asked for, and a section to export. */
function answerTo({ url, method }: Request): unknown {
  if (url.includes("/memories") && method === "GET") return remembered;
  return url.includes("export_my_data") ? { journal_entries: 1 } : [];
}

/** The data service as `person` reaches it, along with every request that leaves the browser. */
function reaching(person: string) {
  const left: Request[] = [];
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    left.push(request);
    return Response.json(answerTo(request));
  };
  const client: Supabase = createClient<Database>("http://data.test", "key", {
    accessToken: async () => tokenOf(person),
    db: { retry: false },
    global: { fetch: onlyFor(send) },
  });
  const accounts = createClient<Database>("http://data.test", "key", {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: send },
  });
  return { client, accounts, send, left };
}

const flush = () => new Promise((resolve) => setTimeout(resolve, 0));

/** What the settings and the journal ask of the data service. */
function useFeatures() {
  return {
    memories: useMemories(ada),
    forget: useForget(ada),
    exported: useExport(ada),
    entries: useEntries(ada),
    add: useAddEntry(ada),
    remove: useRemoveEntry(ada),
    saveProfile: useSaveProfile(ada),
    confirmAge: useConfirmAge(ada),
  };
}

async function askInFeatures(client: Supabase): Promise<void> {
  const { services } = fakeServices();
  const backend = { ...services.backend, db: client };
  const { result } = renderHook(useFeatures, {
    wrapper: ({ children }) => (
      <ServicesProvider services={{ ...services, backend }}>{children}</ServicesProvider>
    ),
  });
  await act(flush);
  await act(async () => {
    await result.current.memories.fetchNextPage();
    await result.current.forget.mutateAsync({ id }).catch(() => undefined);
    await result.current.forget.mutateAsync("everything").catch(() => undefined);
    await result.current.add.mutateAsync({ title: words, sent: { id, row: [] } }).catch(() => undefined);
    await result.current.remove.mutateAsync(id).catch(() => undefined);
    await result.current.saveProfile({ full_name: words });
    await result.current.saveProfile({}, { pace: words });
    await result.current.confirmAge.mutateAsync().catch(() => undefined);
    result.current.exported.start();
  });
  await vi.waitFor(() => expect(result.current.exported.state.status).toBe("failed"));
}

/** Calls every method of every port, and what features ask for. */
async function askEverything({ client, accounts }: ReturnType<typeof reaching>): Promise<void> {
  const account = createAccountPort(
    accounts.auth,
    "http://app.test",
    signingInAgain(accounts.auth, () => accounts.auth),
  );
  await account.signIn({ email, password: words });
  await account.signInAgain({ email, password: words });
  await account.signUp({ email, password: words, fullName: words, language: "en" });
  await account.resendConfirmation(email);
  await account.requestReset(email);
  await account.requestLink(email);
  await askInFeatures(client);
}

describe("what the browser requests from the data service", () => {
  test("names nobody and quotes nothing in its URLs, nor sends whom it is meant for", async () => {
    const world = reaching(ada);
    await askEverything(world);
    expect(world.left.length).toBeGreaterThan(12);
    const telling = world.left.filter(({ url }) =>
      [ada, email, encodeURIComponent(email), words].some((told) => url.includes(told)),
    );
    expect(telling.map(({ url }) => url)).toEqual([]);
    expect(world.left.filter(({ headers }) => headers.has(personHeader))).toEqual([]);
  });

  test("changes and deletes nothing without a condition, which the data service refuses", async () => {
    const world = reaching(ada);
    await askEverything(world);
    const changing = world.left.filter(({ method }) => method === "PATCH" || method === "DELETE");
    expect(changing.length).toBeGreaterThan(2);
    expect(changing.filter(({ url }) => !new URL(url).searchParams.has("id")).map(({ url }) => url)).toEqual(
      [],
    );
  });

  test("leaves the browser only with the token of the person it is about", async () => {
    const other = reaching("0d6f4f6e-4a3c-4f0e-8f0e-3f8f1f6b2a77");
    await askInFeatures(other.client);
    expect(other.left).toEqual([]);
  });

  test.each(["Bearer key", "Bearer a.b.c", "Bearer a.bnVsbA.c", null])(
    "doesn't leave with %s for a token",
    async (authorization) => {
      const send = vi.fn<typeof fetch>();
      const headers = new Headers({ [personHeader]: ada });
      if (authorization !== null) headers.set("Authorization", authorization);
      expect((await onlyFor(send)("http://data.test", { headers })).status).toBe(403);
      expect(send).not.toHaveBeenCalled();
    },
  );
});
