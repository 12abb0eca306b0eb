import { randomUUID } from "node:crypto";
import { type Person, signUp } from "./people.ts";
import { type TestDatabase, first } from "./test-database.ts";

export type ClaimedMail = {
  readonly id: string;
  readonly kind: string;
  readonly user_id: string | null;
  readonly address: string | null;
  readonly attempts: number;
};

/** Someone with a confirmed address. */
export async function signUpConfirmed(
  database: TestDatabase,
  options: { timezone?: string } = {},
): Promise<Person> {
  const person = await signUp(database, options);
  await database.owner.query("update auth.users set email_confirmed_at = now() where id = $1", [
    person.person,
  ]);
  return person;
}

/** A relay's requests to the outbox, made with its privileges; each worker has a token of its own. */
export function mailWorker(database: TestDatabase, token: string = randomUUID()) {
  const ask = async (text: string, values: readonly unknown[]): Promise<unknown> =>
    first(
      await database.as("service_role", (sql) =>
        sql.query<{ answer: unknown }>(`select ${text} as answer`, values),
      ),
    ).answer;
  return {
    enqueue: (moment = new Date()) =>
      ask("public.enqueue_due_reminders(1000, $1)", [moment]) as Promise<number>,
    // The database counts in µs, so a time truncated to ms may lie before what was just written.
    claim: (moment = new Date(Date.now() + 1), size = 20) =>
      ask("public.claim_mail($1, $2, 180, $3)", [token, size, moment]) as Promise<ClaimedMail[]>,
    handOver: (id: string, moment = new Date()) =>
      ask("public.hand_over_mail($1, $2, $3)", [id, token, moment]) as Promise<string>,
    finish: (id: string, outcome: string | null, wait = 0, moment = new Date()) =>
      ask("public.finish_mail($1, $2, $3, $4, $5)", [id, token, outcome, wait, moment]) as Promise<boolean>,
  };
}
