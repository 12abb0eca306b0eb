import { randomUUID } from "node:crypto";
import type { TestDatabase } from "./test-database.ts";

export type Person = { readonly person: string; readonly email: string };

/** Signs someone up as the auth service does, with a row in auth.users. */
export async function signUp(
  { owner }: TestDatabase,
  { timezone, metadata = {} }: { timezone?: string; metadata?: unknown } = {},
): Promise<Person> {
  const person = randomUUID();
  const email = `${person}@example.com`;
  await owner.query("insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)", [
    person,
    email,
    JSON.stringify(metadata),
  ]);
  if (timezone !== undefined)
    await owner.query("update public.profiles set timezone = $2 where id = $1", [person, timezone]);
  return { person, email };
}

/** An auth session of the person, as the auth service records it; returns its id. */
export async function signIn(
  { owner }: TestDatabase,
  { person }: Person,
  { secondsAgo = 0 } = {},
): Promise<string> {
  const id = randomUUID();
  await owner.query(
    "insert into auth.sessions (id, user_id, created_at) values ($1, $2, now() - make_interval(secs => $3))",
    [id, person, secondsAgo],
  );
  return id;
}

/** Gives a person a paid plan. */
export async function subscribe({ owner }: TestDatabase, { person }: Person): Promise<void> {
  await owner.query("insert into public.stripe_customers (user_id, customer_id) values ($1, $2)", [
    person,
    `cus_${person}`,
  ]);
  await owner.query(
    "insert into public.subscriptions (id, user_id, customer_id, plan, status) values ($1, $2, $3, 'premium-monthly', 'active')",
    [`sub_${person}`, person, `cus_${person}`],
  );
}

/** Starts a session as the relay and returns its id. */
export async function startSession(
  { owner }: TestDatabase,
  { person }: Person,
  type: "call" | "chat" = "call",
): Promise<string> {
  const [row] = await owner.query<{ id: string }>(
    "insert into public.sessions (user_id, title, type) values ($1, 'Session', $2) returning id",
    [person, type],
  );
  return row?.id ?? "";
}

/** The SQLSTATE that a promise is rejected with; "none" if it resolves. */
export async function sqlState(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
    return "none";
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}
