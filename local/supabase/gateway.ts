import type { App } from "@supabase/lite";
import { z } from "zod";
import {
  endOtherSessions,
  languageOf,
  type AccountRules,
  type Answer,
  type AccountMail,
  failure,
  resendConfirmation,
  signUpAgain,
} from "./accounts.ts";
import type { CaptchaCheck } from "./captcha.ts";
import type { Database } from "./database.ts";
import { answerFactors, claimsIn, completed, type FactorOptions, isAboutFactors } from "./factors.ts";
import type { Mailer } from "./mailer.ts";
import type { SignInLimit } from "./sign-in-limit.ts";

export type GatewayOptions = {
  readonly app: Pick<App, "fetch">;
  readonly database: Database;
  readonly mailer: Mailer;
  /** The emails that the library requested since the last call. */
  readonly takeMails: () => readonly AccountMail[];
  readonly siteUrl: string;
  readonly rules: AccountRules;
  readonly signIns: SignInLimit;
  readonly captcha: CaptchaCheck;
  readonly factors: FactorOptions;
};

/**
 * Only what the product uses. The rest of the library (studio, introspection) isn't reachable.
 */
const accountPaths = new Set(
  [
    "signup",
    "token",
    "verify",
    "recover",
    "otp",
    "resend",
    "user",
    "logout",
    "settings",
    "health",
    ".well-known/jwks.json",
  ].map((name) => `/auth/v1/${name}`),
);

const accountRequestSchema = z.object({ email: z.string(), data: z.unknown().optional() });

type Handled = { readonly response: Response; readonly mails: readonly AccountMail[] };

/**
 * Answers a request as a hosted project does: passes it to the library, corrects responses that differ, and
 * sends the emails it requested.
 *
 * Requests run one at a time. There is a single database session, and the library opens transactions on it
 * with plain BEGIN and SET ROLE, so two concurrent requests would run in each other's transaction with each
 * other's rights.
 */
export function createGateway(options: GatewayOptions): (request: Request) => Promise<Response> {
  let last: Promise<unknown> = Promise.resolve();
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!isOffered(pathname))
      return reply(failure(404, "not_found", "The local stand-in doesn't support this"));
    // Before it waits for its turn: checking passwords is slow, and everybody waits for that.
    if (isSignIn(pathname, searchParams) && (await isTriedTooOften(options, request)))
      return reply(failure(429, "over_request_rate_limit", "Request rate limit reached"));
    const unproven = await options.captcha(request);
    if (unproven !== null) return reply(unproven);
    const turn = last.then(() => handle(options, request, pathname));
    last = turn.catch(() => undefined);
    const { response, mails } = await turn;
    const redirectTo = searchParams.get("redirect_to") ?? options.siteUrl;
    const unsent = await post(options.mailer, mails, redirectTo);
    return unsent === undefined ? response : reply(mailFailure(unsent));
  };
}

function isSignIn(pathname: string, query: URLSearchParams): boolean {
  return pathname === "/auth/v1/token" && query.get("grant_type") === "password";
}

async function isTriedTooOften({ signIns }: GatewayOptions, request: Request): Promise<boolean> {
  const body = accountRequestSchema.safeParse(await readJson(request.clone()));
  return body.success && signIns(body.data.email) === "refused";
}

async function readJson(request: Request): Promise<unknown> {
  return request.json().catch(() => null);
}

function mailFailure({ kind }: AccountMail): Answer {
  return failure(500, "unexpected_failure", `Error sending ${kind} email`);
}

function isOffered(pathname: string): boolean {
  return pathname.startsWith("/rest/v1/") || accountPaths.has(pathname) || isAboutFactors(pathname);
}

async function handle(options: GatewayOptions, request: Request, pathname: string): Promise<Handled> {
  if (isAboutFactors(pathname))
    return { response: await aboutFactors(options, request, pathname), mails: [] };
  const sameAgain = request.clone();
  // Without a peer address the library's keyless administrator mode stays off, whatever its default becomes.
  const response = await options.app.fetch(request, { peerAddress: null });
  if (pathname === "/auth/v1/user" && request.method === "PUT" && response.ok)
    await endOthersAfterNewPassword(options, sameAgain.clone());
  const taken = options.takeMails();
  const mails = await Promise.all(taken.map((mail) => withLanguage(options, mail)));
  const correction = corrections.find(({ path, status }) => path === pathname && status === response.status);
  if (correction === undefined)
    return { response: await complete(options, request, response, pathname), mails };
  const answer = await correction.answer(options, accountRequestSchema.parse(await sameAgain.json()));
  if (answer.mail === undefined) return { response: reply(answer), mails };
  return { response: reply(answer), mails: [await withLanguage(options, answer.mail)] };
}

/** The library judges the token; what it doesn't know is answered here. */
async function aboutFactors(options: GatewayOptions, request: Request, pathname: string): Promise<Response> {
  const { method, headers } = request;
  const body = await readJson(request);
  const asking = new Request(new URL("/auth/v1/user", request.url), { headers: withoutBody(headers) });
  const user = await options.app.fetch(asking, { peerAddress: null });
  if (!user.ok) return user;
  const claims = claimsIn(headers.get("authorization") ?? "");
  const answer = await answerFactors(options.factors, { method, pathname, claims, body });
  if (answer.status !== 200 || !pathname.endsWith("/verify")) return reply(answer);
  const session = { ...Object(answer.body), user: await user.json() };
  return Response.json(await completed(options.factors, session, headers.get("user-agent")));
}

function withoutBody(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of ["content-length", "content-type", "transfer-encoding"]) kept.delete(name);
  return kept;
}

const withSession = new Set(["/auth/v1/token", "/auth/v1/signup", "/auth/v1/verify", "/auth/v1/user"]);

async function complete(
  { factors }: GatewayOptions,
  request: Request,
  response: Response,
  pathname: string,
): Promise<Response> {
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  if (!response.ok || !isJson || !withSession.has(pathname)) return response;
  const body = await completed(factors, await response.json(), request.headers.get("user-agent"));
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return Response.json(body, { status: response.status, headers });
}

const newPasswordSchema = z.object({ password: z.string() });
const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid() });

async function endOthersAfterNewPassword({ database }: GatewayOptions, request: Request): Promise<void> {
  if (!newPasswordSchema.safeParse(await readJson(request)).success) return;
  // The library has just accepted this token.
  const payload = request.headers.get("authorization")?.split(".")[1] ?? "";
  const claims = claimsSchema.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
  await endOtherSessions(database, claims.sub, claims.session_id);
}

/** Adds the account's language to the email, because a hosted project knows it too. */
async function withLanguage({ database }: GatewayOptions, mail: AccountMail): Promise<AccountMail> {
  return { ...mail, language: await languageOf(database, mail.to) };
}

type Correction = {
  readonly path: string;
  /** A response of the library that a hosted project would not give. */
  readonly status: number;
  answer(options: GatewayOptions, request: z.infer<typeof accountRequestSchema>): Promise<Answer>;
};

const corrections: readonly Correction[] = [
  {
    path: "/auth/v1/signup",
    status: 429,
    answer: ({ database, rules }, { email, data }) => signUpAgain(database, email, data, rules),
  },
  {
    path: "/auth/v1/signup",
    status: 500,
    answer: async () => failure(500, "unexpected_failure", "Database error saving new user"),
  },
  {
    path: "/auth/v1/resend",
    status: 429,
    answer: ({ database, rules }, { email }) => resendConfirmation(database, email, rules),
  },
];

function reply({ status, body }: Answer): Response {
  return Response.json(body, { status });
}

/** Sends them; returns the first that failed. */
async function post(
  mailer: Mailer,
  mails: readonly AccountMail[],
  redirectTo: string,
): Promise<AccountMail | undefined> {
  const results = await Promise.allSettled(mails.map((mail) => mailer.send(mail, redirectTo)));
  return mails.find((_mail, index) => results[index]?.status === "rejected");
}
