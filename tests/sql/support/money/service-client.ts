import type { ServiceClient } from "#relay/store/service-client.ts";
import type { TestDatabase } from "../test-database.ts";
import type { Turns } from "./turns.ts";

type Answer = { readonly data: unknown; readonly error: object | null };

/** Supabase's client as far as billing uses it, straight over the database; each request waits for its turn. */
export function serviceClientOver(database: TestDatabase, turns: Turns): ServiceClient {
  const returnsRows = new Map<string, boolean>();

  const answer = async (ask: () => Promise<unknown>): Promise<Answer> => {
    try {
      return { data: await turns.step(ask), error: null };
    } catch (error) {
      const { code = "PGRST000" } = error as { code?: string };
      return { data: null, error: { code } };
    }
  };

  async function isSet(name: string): Promise<boolean> {
    const known = returnsRows.get(name);
    if (known !== undefined) return known;
    const text = "select proretset as rows from pg_proc where proname = $1";
    const [row] = await database.owner.query<{ rows: boolean }>(text, [name]);
    returnsRows.set(name, row?.rows ?? false);
    return row?.rows ?? false;
  }

  async function call(name: string, values: Readonly<Record<string, unknown>>): Promise<unknown> {
    const names = Object.keys(values).map((key, index) => `${key} => $${String(index + 1)}`);
    const sent = Object.values(values).map((value) =>
      typeof value === "object" && value !== null ? JSON.stringify(value) : value,
    );
    const text = `select to_jsonb(public.${name}(${names.join(", ")})) as answer`;
    const rows = await database.as("service_role", (sql) => sql.query<{ answer: unknown }>(text, sent));
    const answers = rows.map((row) => row.answer);
    return (await isSet(name)) ? answers : answers[0];
  }

  const events = {
    select: () => ({
      eq: (_: string, id: string) => ({
        maybeSingle: () =>
          answer(async () => {
            const text = "select id from public.stripe_events where id = $1";
            const [row] = await database.as("service_role", (sql) => sql.query(text, [id]));
            return row ?? null;
          }),
      }),
    }),
    upsert: ({ id, type }: { id: string; type: string }) => ({
      select: () =>
        answer(() => {
          const text = "insert into public.stripe_events (id, type) values ($1, $2) on conflict do nothing";
          return database.as("service_role", (sql) => sql.query(text, [id, type]));
        }),
    }),
  };

  const client = {
    rpc: (name: string, values: Readonly<Record<string, unknown>> = {}) => answer(() => call(name, values)),
    from: () => events,
  };
  return client as unknown as ServiceClient;
}
