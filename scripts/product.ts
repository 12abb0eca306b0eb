import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { startLocalStack } from "#local/stack.ts";
import type { StackOptions } from "#local/stand-ins.ts";
import { keptVapidKey } from "#local/vapid-key.ts";
import { root } from "./root.ts";
import type { Run } from "./run.ts";
import { isSet, missingAiStages, missingServices, type Variables } from "./services.ts";

export type Link = { readonly label: string; readonly url: string };

/** Sent to a program that started us, in addition to the line in the terminal. */
export type ReadyMessage = {
  readonly type: "ready";
  readonly url: string;
  readonly links: readonly Link[];
};

/** Adds variables from `.env`; those already set in the environment take precedence. */
export function readEnvironment(): Variables {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  return Object.fromEntries(Object.entries(process.env).filter(([, value]) => isSet(value)));
}

/**
 * Where the app is opened on this machine, unless PUBLIC_URL says it: under both of its names, and sockets are refused
 * to pages of any other.
 */
export function localOrigins(env: Variables, { port, url }: { port: number; url: string }): Variables {
  if (env["NODE_ENV"] === "production" || env["PUBLIC_URL"] !== undefined) return {};
  return { PUBLIC_URL: url, ALLOWED_ORIGINS: `http://127.0.0.1:${port}` };
}

const dataDirOf = (env: Variables): string => resolve(root, env["DATA_DIR"] ?? ".data");

/** Push needs no service of ours, only a key; outside production one is made and kept with the data. */
export function pushKey(env: Variables): Variables {
  if (env["NODE_ENV"] === "production" || env["VAPID_PRIVATE_KEY"] !== undefined) return {};
  return { VAPID_PRIVATE_KEY: keptVapidKey(dataDirOf(env)) };
}

type StandInOptions = Pick<StackOptions, "publicUrl" | "relayUrl"> & { readonly port: number };

/** Starts a stand-in for every service that isn't configured, and returns where the relay finds them. */
export async function startStandIns(
  run: Run,
  env: Variables,
  { port, ...urls }: StandInOptions,
): Promise<{ env: Variables; links: readonly Link[] }> {
  const missing = missingServices(env);
  if (missing.length === 0) return { env: {}, links: [] };
  const stack = await startLocalStack({
    dataDir: dataDirOf(env),
    basePort: port,
    ...urls,
    missing,
    aiStages: missingAiStages(env),
    smtpUrl: env["SMTP_URL"],
    mailFrom: env["MAIL_FROM"],
    onExit: (name, code) =>
      run.end({
        code: 1,
        text: `The local ${name} stopped unexpectedly (code ${code}). Shutting Hearken down.`,
      }),
  });
  run.onStop(() => stack.stop());
  return { env: stack.env, links: stack.notes };
}

/** Prints the line that people wait for, and what else there is to open. */
export function announceReady(url: string, links: readonly Link[]): void {
  console.log(`Hearken is ready at ${url}`);
  for (const link of links) console.log(`${link.label}: ${link.url}`);
  process.send?.({ type: "ready", url, links } satisfies ReadyMessage);
}
