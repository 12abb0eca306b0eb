import type { Person } from "./people.ts";
import { type Row, type TestDatabase, first } from "./test-database.ts";

/** A time this many minutes from now. */
export const minutes = (count: number): Date => new Date(Date.now() + count * 60_000);

const insertInto = (table: string, row: Row): string => {
  const columns = Object.keys(row);
  const values = columns.map((_, index) => `$${index + 1}`);
  return `insert into public.${table} (${columns.join(", ")}) values (${values.join(", ")})`;
};

/** The outbox entries of one person, and what decides whether they get email. */
export function outboxOf(open: () => TestDatabase, anna: () => Person) {
  const ask = async (text: string, values: readonly unknown[] = []): Promise<unknown> =>
    first(
      await open().as("service_role", (sql) =>
        sql.query<{ answer: unknown }>(`select ${text} as answer`, values),
      ),
    ).answer;
  const write = async (values: Row = {}): Promise<string> => {
    const row = { user_id: anna().person, kind: "test_reminder", ...values };
    const text = `${insertInto("mail_outbox", row)} returning id`;
    return first(await open().owner.query<{ id: string }>(text, Object.values(row))).id;
  };
  const kinds = async (): Promise<unknown[]> =>
    (await open().owner.query("select kind from public.mail_outbox order by kind")).map(({ kind }) => kind);
  const remind = (values: Row = {}): Promise<unknown> => {
    const row = { user_id: anna().person, is_enabled: true, email_enabled: true, ...values };
    return open().owner.query(insertInto("mood_reminders", row), Object.values(row));
  };
  const switchOff = (name: string): Promise<unknown> =>
    open().owner.query(
      "update public.profiles set notification_preferences = notification_preferences || $2 where id = $1",
      [anna().person, JSON.stringify({ [name]: false })],
    );
  const checkIn = (): Promise<unknown> =>
    open().owner.query(
      "insert into public.mood_entries (user_id, mood_score, mood_label) values ($1, 3, 'Calm')",
      [anna().person],
    );
  return { ask, write, kinds, remind, switchOff, checkIn };
}
