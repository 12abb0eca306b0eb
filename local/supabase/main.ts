import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { App, SUPABASE_AUTH_HELPERS_SQL, getAuthSchemaSql } from "@supabase/lite";
import { z } from "zod";
import { type RunningChild, runChild } from "../child.ts";
import { claimDataDir } from "../data-dir.ts";
import { createHttpServer } from "../http-server.ts";
import { listenOnLoopback, loopback } from "../listen.ts";
import type { AccountMail } from "./accounts.ts";
import { captchaOptionsSchema, createCaptchaCheck } from "./captcha.ts";
import { withCors } from "./cors.ts";
import { type Database, openDatabase } from "./database.ts";
import { createGateway } from "./gateway.ts";
import { type Keys, loadKeys } from "./keys.ts";
import { collectingMailer, createMailer, readSmtpUrl } from "./mailer.ts";
import { applyMigrations } from "./migrations.ts";
import { createSignInLimit } from "./sign-in-limit.ts";
import { type SchemaCache, openSchemaCache } from "./schema-cache.ts";

const optionsSchema = z.object({
  dataDir: z.string(),
  port: z.number().int(),
  publicUrl: z.url(),
  smtpUrl: z.string().default(""),
  mailFrom: z.string(),
  migrationsDir: z.string().default(fileURLToPath(new URL("../../supabase/migrations", import.meta.url))),
  /** Short, because the inbox is one's own here; a hosted project uses 60. */
  mailIntervalSeconds: z.number().default(1),
  captcha: captchaOptionsSchema.optional(),
});
type Options = z.infer<typeof optionsSchema>;

type Ready = { readonly url: string; readonly publishableKey: string; readonly secretKey: string };

async function start(options: Options): Promise<RunningChild<Ready>> {
  const smtp = readSmtpUrl(options.smtpUrl);
  const lock = claimDataDir(options.dataDir);
  const keys = await loadKeys(options.dataDir);
  const database = await openDatabase(options.dataDir, systemSql());
  const schemaCache = openSchemaCache(options.dataDir);
  await applyMigrations(database, options.migrationsDir, () => schemaCache.forget());

  const mails: AccountMail[] = [];
  const app = createApp(database, keys, schemaCache, options.publicUrl);
  app._mailer = collectingMailer((mail) => mails.push(mail));
  const server = createHttpServer(withCors((request) => gateway(request)));
  const url = `http://${loopback}:${await listenOnLoopback(server, options.port)}`;
  const gateway = createGateway({
    app,
    database,
    mailer: createMailer({
      url,
      siteUrl: options.publicUrl,
      smtp,
      from: options.mailFrom,
    }),
    takeMails: () => mails.splice(0),
    siteUrl: options.publicUrl,
    rules: { mailIntervalSeconds: options.mailIntervalSeconds },
    signIns: createSignInLimit(() => performance.now()),
    captcha: createCaptchaCheck(options.captcha, keys.secretKey),
    factors: {
      database,
      jwtSecret: keys.jwtSecret,
      tries: createSignInLimit(() => performance.now()),
      now: Date.now,
    },
  });
  // The first request after a migration makes the library read the whole catalogue, so it is made here rather
  // than by a person.
  gateway(new Request(`${url}/rest/v1/warm_up`, { headers: { apikey: keys.publishableKey } })).catch(ignore);

  return {
    value: { url, publishableKey: keys.publishableKey, secretKey: keys.secretKey },
    async stop() {
      server.closeAllConnections();
      server.close();
      await database.close();
      lock.release();
    },
  };
}

function createApp(connection: Database, keys: Keys, cache: SchemaCache, siteUrl: string) {
  return new App({
    connection,
    api: { enabled: true, schemas: ["public"], max_rows: 1000 },
    auth: {
      enabled: true,
      site_url: siteUrl,
      additional_redirect_urls: [siteUrl, `${siteUrl}/**`],
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      minimum_password_length: 6,
      email: { enable_confirmations: true },
    },
    storage: { enabled: false },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true }, drivers: { cache } },
  });
}

function systemSql(): string {
  const bootstrap = readFileSync(new URL("./bootstrap.sql", import.meta.url), "utf8");
  return [SUPABASE_AUTH_HELPERS_SQL, getAuthSchemaSql(), bootstrap].join("\n");
}

/** The library prints every failed statement with its row, which nobody reads here and which is private. */
Object.assign(globalThis.console, { log: ignore, info: ignore, warn: ignore, error: ignore });

function ignore(): void {}

runChild(optionsSchema, start);
