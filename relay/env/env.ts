import { relayLimits } from "#shared/limits.ts";
import { z } from "zod";
import { aiHints, aiSchema, toAiSettings } from "./ai.ts";
import { captchaHints, captchaSchema, toCaptchaSettings } from "./captcha.ts";
import { stripeHints, stripeSchema, toStripeSettings } from "./stripe.ts";
import * as values from "./values.ts";
import { isVapidKey } from "../push/vapid.ts";
import { logLevels } from "../log/log.ts";

/** What to set each variable to; ends the error line about it. */
const hints = {
  NODE_ENV: "development, test or production",
  PORT: "a port number from 0 to 65535, for example 3000",
  HOST: "the name or IP address to listen on, or leave it unset for all interfaces",
  PUBLIC_URL: "the URL that people open, for example https://hearken.app",
  SUPABASE_URL: "the URL of the Supabase project, for example https://abcd.supabase.co",
  SUPABASE_PUBLISHABLE_KEY: "the project's publishable key (sb_publishable_…)",
  SUPABASE_SECRET_KEY: "the project's secret key (sb_secret_…)",
  SMTP_URL: "the address of the mail server, for example smtps://user:password@mail.provider.com:465",
  MAIL_FROM: "the sender of emails, for example Hearken <hello@your-domain.com>",
  CONTACT_EMAIL: "the address people can write to, for example help@your-domain.com",
  MAIL_SECRET:
    "at least 32 characters that nobody can guess; if you change it, links in emails already sent stop working",
  VAPID_PRIVATE_KEY:
    "what `npm run vapid-key` prints, or leave it unset for no push; if you change it, people must turn push on again",
  LOG_LEVEL: `one of ${logLevels.join(", ")}`,
  CLIENT_DIR: "the folder of the built client, for example dist/client",
  TRUST_PROXY: "the number of proxies in front of the relay, or their addresses, separated by commas",
  ALLOWED_ORIGINS: "other addresses people open the app at, separated by commas",
  CONNECTIONS_PER_ADDRESS: "how many sockets one IP address may have open, for example 100",
  METRICS_PORT: "a port number for the metrics, different from PORT",
  METRICS_TOKEN: "at least 16 characters that metrics clients must send",
  ...captchaHints,
  ...aiHints,
  ...stripeHints,
} as const;

type Name = keyof typeof hints;
const isName = (value: unknown): value is Name => typeof value === "string" && Object.hasOwn(hints, value);

/** The default sender and recipient on a developer's machine; production refuses them. */
const localAddress = "hello@hearken.example";

const defaultPort = "3000";

function schemaFor(production: boolean, given: Readonly<Record<string, string>>) {
  return z.object({
    NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
    PORT: values.port.default(Number(defaultPort)),
    HOST: values.host.optional(),
    // The default is a plain http URL, so production has none.
    PUBLIC_URL: production ? values.publicOrigin(production) : values.publicOrigin(production).optional(),
    SUPABASE_URL: values.serviceOrigin(production),
    SUPABASE_PUBLISHABLE_KEY: values.publishableKey,
    SUPABASE_SECRET_KEY: values.secretKey,
    SMTP_URL: values.smtpUrl(production),
    MAIL_FROM: production
      ? values.mailbox(production)
      : values.mailbox(production).default({ name: "Hearken", address: localAddress }),
    CONTACT_EMAIL: production
      ? values.mailAddress(production)
      : values.mailAddress(production).default(localAddress),
    MAIL_SECRET: values.secret.optional(),
    VAPID_PRIVATE_KEY: z.string().refine(isVapidKey).optional(),
    LOG_LEVEL: z.enum(logLevels).default("info"),
    CLIENT_DIR: z.string().default("dist/client"),
    TRUST_PROXY: values.trustProxy.default(0),
    ALLOWED_ORIGINS: values.origins.default([]),
    CONNECTIONS_PER_ADDRESS: values.count.default(relayLimits.sockets.perAddress),
    METRICS_PORT: values.otherPort(given["PORT"] ?? defaultPort),
    METRICS_TOKEN: values.token.optional(),
    ...captchaSchema(production, given),
    ...aiSchema(production, given),
    ...stripeSchema(production, given),
  } satisfies Record<Name, z.ZodType>);
}

function toEnv(read: z.output<ReturnType<typeof schemaFor>>, given: Readonly<Record<string, string>>) {
  return {
    production: read.NODE_ENV === "production",
    port: read.PORT,
    host: read.HOST,
    publicUrl: read.PUBLIC_URL ?? `http://localhost:${read.PORT}`,
    supabaseUrl: read.SUPABASE_URL,
    supabasePublishableKey: read.SUPABASE_PUBLISHABLE_KEY,
    supabaseSecretKey: read.SUPABASE_SECRET_KEY,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    contactEmail: read.CONTACT_EMAIL,
    // Anyone with the database's key already has full control, so each use derives its own key from it.
    mailSecret: read.MAIL_SECRET ?? read.SUPABASE_SECRET_KEY,
    vapidPrivateKey: read.VAPID_PRIVATE_KEY,
    logLevel: read.LOG_LEVEL,
    clientDir: read.CLIENT_DIR,
    trustProxy: read.TRUST_PROXY,
    allowedOrigins: read.ALLOWED_ORIGINS,
    connectionsPerAddress: read.CONNECTIONS_PER_ADDRESS,
    metricsPort: read.METRICS_PORT,
    metricsToken: read.METRICS_TOKEN,
    captcha: toCaptchaSettings(read),
    /** The interface languages that transcription understands; null: all. */
    heardLanguages: read.TRANSCRIPTION_LANGUAGES,
    ai: toAiSettings(read, given),
    stripe: toStripeSettings(read),
  };
}

export type Env = Readonly<ReturnType<typeof toEnv>>;

const isntValid = "isn't valid";

/**
 * One line about a variable: its name, what is wrong, and what to set it to. The value itself is never
 * quoted.
 */
function problemLine(name: Name, issue: z.core.$ZodIssue, isSet: boolean): string {
  const reason = isSet ? issue.message : "isn't set";
  return `${name} ${reason}. Set it to ${hints[name]}.`;
}

function problemLines(
  issues: readonly z.core.$ZodIssue[],
  given: Readonly<Record<string, unknown>>,
): string[] {
  const lines = new Map<Name, string>();
  for (const issue of issues) {
    const name = issue.path[0];
    if (isName(name) && !lines.has(name)) lines.set(name, problemLine(name, issue, name in given));
  }
  return [...lines.values()];
}

/** An empty value counts as unset, because containers and `.env` files leave variables out that way. */
function withoutEmpty(source: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(source)) {
    const trimmed = value?.trim();
    if (trimmed) given[name] = trimmed;
  }
  return given;
}

/**
 * Parses the relay's environment. Every problem is listed, one line per variable. In production, a service
 * that isn't configured, or is a stand-in on this machine, is a problem.
 */
export function parseEnv(
  source: Readonly<Record<string, string | undefined>>,
): { ok: true; env: Env } | { ok: false; problems: string[] } {
  const given = withoutEmpty(source);
  const schema = schemaFor(given["NODE_ENV"] === "production", given);
  const parsed = schema.safeParse(given, { error: () => isntValid });
  return parsed.success
    ? { ok: true, env: toEnv(parsed.data, given) }
    : { ok: false, problems: problemLines(parsed.error.issues, given) };
}
