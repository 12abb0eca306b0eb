import { createHmac, randomUUID } from "node:crypto";
import { z } from "zod";
import { type Answer, failure } from "./accounts.ts";
import type { Database } from "./database.ts";
import type { SignInLimit } from "./sign-in-limit.ts";
import { isTotpCode, newTotpSecret } from "./totp.ts";

/** Second steps as a hosted project offers them (`auth.mfa`), which the library lacks: codes from an app. */
export type FactorOptions = {
  readonly database: Database;
  readonly jwtSecret: string;
  /** Bounds how often codes are guessed. */
  readonly tries: SignInLimit;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

const claimsSchema = z.looseObject({ sub: z.uuid(), session_id: z.uuid(), aal: z.string().optional() });
export type Claims = z.infer<typeof claimsSchema>;

/** The claims of a token that the library has accepted or made. */
export function claimsIn(token: string): Claims {
  return claimsSchema.parse(JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()));
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

function signed(claims: object, secret: string): string {
  const unsigned = `${encoded({ alg: "HS256", typ: "JWT" })}.${encoded(claims)}`;
  return `${unsigned}.${createHmac("sha256", secret).update(unsigned).digest("base64url")}`;
}

type FactorRow = {
  readonly id: string;
  readonly friendly_name: string | null;
  readonly status: "verified" | "unverified";
  readonly secret: string;
};

type PublicFactor = Omit<FactorRow, "secret">;
const publicColumns = "id, friendly_name, factor_type, status, created_at, updated_at";

/** A person's factors, as they stand in the account service's answers. */
async function factorsOf({ driver }: Database, userId: string): Promise<PublicFactor[]> {
  const text = `select ${publicColumns} from auth.mfa_factors where user_id = $1 order by created_at`;
  return (await driver.query<PublicFactor>(text, [userId])).rows;
}

async function levelOf({ driver }: Database, sessionId: string): Promise<string> {
  const text = "select aal from auth.sessions where id = $1";
  const { rows } = await driver.query<{ aal: string | null }>(text, [sessionId]);
  return rows[0]?.aal ?? "aal1";
}

const sessionSchema = z.looseObject({ access_token: z.string(), user: z.looseObject({ id: z.string() }) });
const userSchema = z.looseObject({ id: z.string(), aud: z.string() });

/**
 * Completes an answer with what a hosted project says and the library doesn't: the level of a session in its token, and a
 * person's factors. Notes the browser of a new session.
 */
export async function completed(
  { database, jwtSecret, now }: FactorOptions,
  body: unknown,
  userAgent: string | null,
): Promise<unknown> {
  const session = sessionSchema.safeParse(body);
  if (session.success) {
    const { user, access_token } = session.data;
    const claims = claimsIn(access_token);
    await database.driver.query(
      "update auth.sessions set user_agent = $2 where id = $1 and user_agent is null",
      [claims.session_id, userAgent],
    );
    const aal = await levelOf(database, claims.session_id);
    const at = Math.floor(now() / 1000);
    const amr = (aal === "aal2" ? ["totp", "password"] : ["password"]).map((method) => ({
      method,
      timestamp: at,
    }));
    return {
      ...session.data,
      access_token: signed({ ...claims, aal, amr }, jwtSecret),
      user: { ...user, factors: await factorsOf(database, user.id) },
    };
  }
  const user = userSchema.safeParse(body);
  return user.success ? { ...user.data, factors: await factorsOf(database, user.data.id) } : body;
}

const enrollSchema = z.object({
  factor_type: z.literal("totp"),
  friendly_name: z.string().max(100).optional(),
  issuer: z.string().default("localhost"),
});
const verifySchema = z.object({ challenge_id: z.uuid(), code: z.string() });

/** When challenges end; one that was asked for before a restart has to be asked for again. */
const challenges = new Map<string, { readonly factorId: string; readonly endsAt: number }>();
const challengeMs = 5 * 60_000;

async function enroll({ database }: FactorOptions, claims: Claims, body: unknown): Promise<Answer> {
  const asked = enrollSchema.safeParse(body);
  if (!asked.success) return failure(400, "validation_failed", "factor_type needs to be totp");
  const factors = await factorsOf(database, claims.sub);
  if (factors.some(({ status }) => status === "verified") && claims.aal !== "aal2")
    return failure(403, "insufficient_aal", "AAL2 required to enroll a new factor");
  const { friendly_name = null, issuer } = asked.data;
  if (factors.some((factor) => factor.friendly_name === friendly_name))
    return failure(422, "mfa_factor_name_conflict", "A factor with this friendly name already exists");
  const [id, secret] = [randomUUID(), newTotpSecret()];
  await database.driver.query(
    "insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret) values ($1, $2, $3, 'totp', 'unverified', $4)",
    [id, claims.sub, friendly_name, secret],
  );
  const label = encodeURIComponent(`${issuer}:${String(claims["email"])}`);
  const parameters = new URLSearchParams({ issuer, secret, algorithm: "SHA1", digits: "6", period: "30" });
  const uri = `otpauth://totp/${label}?${parameters.toString()}`;
  // The app draws the QR code itself.
  return { status: 200, body: { id, type: "totp", friendly_name, totp: { qr_code: "", secret, uri } } };
}

function challenge({ now }: FactorOptions, { id }: FactorRow): Answer {
  const challengeId = randomUUID();
  const endsAt = now() + challengeMs;
  challenges.set(challengeId, { factorId: id, endsAt });
  return { status: 200, body: { id: challengeId, type: "totp", expires_at: Math.floor(endsAt / 1000) } };
}

async function verify(
  options: FactorOptions,
  claims: Claims,
  factor: FactorRow,
  body: unknown,
): Promise<Answer> {
  const { database, tries, now } = options;
  const asked = verifySchema.safeParse(body);
  if (tries(`factor ${factor.id}`) === "refused")
    return failure(429, "over_request_rate_limit", "Request rate limit reached");
  const held = asked.success ? challenges.get(asked.data.challenge_id) : undefined;
  if (!asked.success || held?.factorId !== factor.id || held.endsAt <= now())
    return failure(
      422,
      "mfa_challenge_expired",
      "MFA challenge has expired, verify against another challenge",
    );
  if (!isTotpCode(factor.secret, asked.data.code, now()))
    return failure(422, "mfa_verification_failed", "Invalid TOTP code entered");
  challenges.delete(asked.data.challenge_id);
  const { driver } = database;
  await driver.query("update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1", [
    factor.id,
  ]);
  await driver.query("update auth.sessions set aal = 'aal2' where id = $1", [claims.session_id]);
  // Whoever is signed in elsewhere hasn't passed the new step.
  if (factor.status === "unverified")
    await driver.query("delete from auth.sessions where user_id = $1 and id <> $2", [
      claims.sub,
      claims.session_id,
    ]);
  const { rows } = await driver.query<{ token: string }>(
    "select token from auth.refresh_tokens where session_id = $1 and not revoked order by created_at desc limit 1",
    [claims.session_id],
  );
  const at = Math.floor(now() / 1000);
  const session = {
    access_token: signed({ ...claims, iat: at, exp: at + 3600 }, options.jwtSecret),
    token_type: "bearer",
    expires_in: 3600,
    expires_at: at + 3600,
    refresh_token: rows[0]?.token,
  };
  return { status: 200, body: session };
}

async function unenroll({ database }: FactorOptions, claims: Claims, factor: FactorRow): Promise<Answer> {
  if (factor.status === "verified" && claims.aal !== "aal2")
    return failure(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
  await database.driver.query("delete from auth.mfa_factors where id = $1", [factor.id]);
  await database.driver.query("update auth.sessions set aal = 'aal1' where user_id = $1", [claims.sub]);
  return { status: 200, body: { id: factor.id } };
}

const factorPath = /^\/auth\/v1\/factors(?:\/([\da-f-]{36})(?:\/(challenge|verify))?)?$/;

/** Whether a request is about factors. */
export function isAboutFactors(pathname: string): boolean {
  return factorPath.test(pathname);
}

/** Answers it for the person whose token the library has accepted; a session's `user` is yet to be added. */
export async function answerFactors(
  options: FactorOptions,
  { method, pathname, claims, body }: { method: string; pathname: string; claims: Claims; body: unknown },
): Promise<Answer> {
  const [, id, action] = factorPath.exec(pathname) ?? [];
  if (id === undefined) return enroll(options, claims, body);
  const text = "select * from auth.mfa_factors where id = $1 and user_id = $2";
  const { rows } = await options.database.driver.query<FactorRow>(text, [id, claims.sub]);
  const [factor] = rows;
  if (factor === undefined) return failure(404, "mfa_factor_not_found", "Factor not found");
  if (method === "DELETE") return unenroll(options, claims, factor);
  return action === "challenge" ? challenge(options, factor) : verify(options, claims, factor, body);
}
