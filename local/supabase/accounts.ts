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
  /** Seconds since the last confirmation email. */
  readonly waited: number | null;
  readonly identities: readonly unknown[];
};

/** An email that proves its reader owns the address. */
export type AccountMail = {
  readonly kind: "confirmation" | "recovery" | "magic_link";
  readonly to: string;
  /** What the link proves; stored with the account. */
  readonly tokenHash: string;
  /** The language named in the account's metadata, if any. */
  readonly language?: string | undefined;
};

/** The response, and the email to send. */
export type Answer = { readonly status: number; readonly body: unknown; readonly mail?: AccountMail };

export type AccountRules = {
  /** Minimum time between confirmation emails to one address. */
  readonly mailIntervalSeconds: number;
};

/**
 * Signing up with an existing address, as a hosted project answers it. A confirmed account looks like a new
 * person without identities, so that nobody learns who has an account. An unconfirmed one gets a new email
 * and stays unchanged, because the second sign-up may come from someone else. (The library refuses both with
 * a 429.)
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

/** Sends another confirmation email, whose link replaces the last one. (The library never sends one.) */
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
 * Ends all of a person's sessions but one, because someone else may know the old password. (The library
 * leaves them signed in.)
 */
export async function endOtherSessions({ driver }: Database, userId: string, kept: string): Promise<void> {
  await driver.query("delete from auth.sessions where user_id = $1 and id <> $2", [userId, kept]);
}

/** The language that an account was created in, if it names one and exists. */
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

/**
 * The library checks a link against the hash of address and code, so this is the only way to renew a link.
 */
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
