import { createHash, randomInt, randomUUID } from "node:crypto";
import type { Database } from "./database.ts";

type UserRow = {
  readonly id: string;
  readonly email: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly raw_app_meta_data: unknown;
  readonly raw_user_meta_data: unknown;
  readonly confirmed: boolean;
  /** Seconds since the last confirmation mail. */
  readonly waited: number | null;
  readonly identities: readonly unknown[];
};

/** A mail that proves its reader owns the address. */
export type AccountMail = {
  readonly kind: "confirmation" | "recovery";
  readonly to: string;
  /** What the link proves; stored with the account. */
  readonly tokenHash: string;
  /** What the account's metadata names as its language, if anything. */
  readonly language?: string | undefined;
};

/** What to answer, and what to post. */
export type Answer = { readonly status: number; readonly body: unknown; readonly mail?: AccountMail };

export type AccountRules = {
  /** Confirmation mails to one address are at least this far apart. */
  readonly mailIntervalSeconds: number;
};

/**
 * Signing up with an address that is taken, as a hosted project answers it: someone confirmed looks like a new
 * person without identities, so that nobody learns who has an account; someone unconfirmed gets a new mail, and
 * the account stays as it is, since who asks again may be someone else. (The library refuses both with a 429.)
 */
export async function signUpAgain(
  database: Database,
  email: string,
  metadata: unknown,
  rules: AccountRules,
): Promise<Answer> {
  const user = await findUser(database, email);
  if (user === undefined) return unexpected;
  if (user.confirmed) return { status: 200, body: lookalike(email, metadata) };
  return confirmAgain(database, user, rules, unconfirmed(user));
}

/** Another confirmation mail, with a link that replaces the last one. (The library never sends one.) */
export async function resendConfirmation(
  database: Database,
  email: string,
  rules: AccountRules,
): Promise<Answer> {
  const user = await findUser(database, email);
  if (user === undefined || user.confirmed) return { status: 200, body: {} };
  return confirmAgain(database, user, rules, {});
}

async function confirmAgain(
  database: Database,
  user: UserRow,
  { mailIntervalSeconds }: AccountRules,
  body: unknown,
): Promise<Answer> {
  const wait = Math.ceil(mailIntervalSeconds - (user.waited ?? mailIntervalSeconds));
  if (wait > 0) return tooSoon(wait);
  const tokenHash = await renewConfirmation(database, user);
  return { status: 200, body, mail: { kind: "confirmation", to: user.email, tokenHash } };
}

/**
 * Ends every session of a person but one: a new password means that the old one may be somebody else's as well. (The
 * library leaves them signed in.)
 */
export async function endOtherSessions({ driver }: Database, userId: string, kept: string): Promise<void> {
  await driver.query("delete from auth.sessions where user_id = $1 and id <> $2", [userId, kept]);
}

/** The language that an account was made in; none where it names none, or there is no such account. */
export async function languageOf({ driver }: Database, email: string): Promise<string | undefined> {
  const { rows } = await driver.query<{ language: string | null }>(
    "select raw_user_meta_data ->> 'preferred_language' as language from auth.users where email = $1",
    [email.toLowerCase()],
  );
  return rows[0]?.language ?? undefined;
}

async function findUser({ driver }: Database, email: string): Promise<UserRow | undefined> {
  const { rows } = await driver.query<UserRow>(
    `select u.id, u.email, u.created_at, u.updated_at, u.raw_app_meta_data, u.raw_user_meta_data,
            u.email_confirmed_at is not null as confirmed,
            extract(epoch from now() - u.confirmation_sent_at)::float8 as waited,
            coalesce((select jsonb_agg(to_jsonb(i) || jsonb_build_object('identity_id', i.id))
                        from auth.identities i where i.user_id = u.id), '[]') as identities
       from auth.users u where u.email = $1`,
    [email.toLowerCase()],
  );
  return rows[0];
}

/** The library checks a link against the hash of address and code, so a link can only be renewed that way. */
async function renewConfirmation({ driver }: Database, { id, email }: UserRow): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const tokenHash = createHash("sha256")
    .update(email + code)
    .digest("hex");
  await driver.query(
    "update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1",
    [id, tokenHash],
  );
  return tokenHash;
}

const userDefaults = { aud: "authenticated", phone: "", is_anonymous: false } as const;

function unconfirmed(user: UserRow): unknown {
  return {
    ...userDefaults,
    id: user.id,
    role: "authenticated",
    email: user.email,
    confirmation_sent_at: new Date().toISOString(),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: user.identities,
    created_at: user.created_at,
    updated_at: user.updated_at,
  };
}

function lookalike(email: string, metadata: unknown): unknown {
  const now = new Date().toISOString();
  return {
    ...userDefaults,
    id: randomUUID(),
    role: "",
    email: email.toLowerCase(),
    confirmation_sent_at: now,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: metadata ?? {},
    identities: [],
    created_at: now,
    updated_at: now,
  };
}

function tooSoon(seconds: number): Answer {
  return failure(
    429,
    "over_email_send_rate_limit",
    `For security purposes, you can only request this after ${seconds} seconds.`,
  );
}

const unexpected = failure(500, "unexpected_failure", "Database error finding user");

export function failure(status: number, errorCode: string, message: string): Answer {
  return { status, body: { code: status, error_code: errorCode, msg: message } };
}
