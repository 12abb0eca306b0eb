import { noRisk } from "#shared/safety/risk.ts";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ApiDeps, mountApi } from "#relay/api.ts";
import { type AppDeps, createApp } from "#relay/http/app.ts";
import { readCompressedAssets } from "#relay/http/compressed-assets.ts";
import { readRenderedPages } from "#relay/http/rendered-pages.ts";
import { notFound } from "#relay/routes/errors.ts";
import { listen } from "#relay/http/server.ts";
import { createLaterTokens } from "#relay/push/later-token.ts";
import { createUnsubscribeTokens } from "#relay/mail/unsubscribe-token.ts";
import { createLog } from "#relay/log/log.ts";

/** A log whose lines a test can read. */
export function captureLog() {
  const lines: string[] = [];
  const log = createLog({ level: "debug", pretty: false, write: (line) => lines.push(line) });
  return { log, lines, events: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

/**
 * A built client in a folder of its own, whose name starts with a dot, to test that it isn't treated as a
 * dotfile.
 */
export async function makeClient(files: Record<string, string | Buffer>) {
  const base = await mkdtemp(join(tmpdir(), "hearken-client-"));
  const folder = join(base, ".built", "client");
  await mkdir(join(folder, "assets"), { recursive: true });
  await mkdir(join(folder, "landing"), { recursive: true });
  await mkdir(join(folder, "shell"), { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return { folder, base, remove: () => rm(base, { recursive: true, force: true }) };
}

/** The app with minimal dependencies, listening on a free loopback port. */
export async function serveApp(overrides: Partial<AppDeps & ApiDeps> = {}, folder = "/nonexistent") {
  const { log, lines, events } = captureLog();
  const stopping = new AbortController();
  const deps = {
    log,
    now: () => performance.now(),
    security: {
      production: false,
      publicUrl: "http://localhost:3000",
      supabaseUrl: "http://127.0.0.1:54321",
    },
    trustProxy: 0,
    apiRule: { capacity: 1000, perSecond: 1000 },
    config: {
      supabaseUrl: "http://127.0.0.1:54321",
      supabasePublishableKey: "sb_publishable_local",
      contactEmail: "hello@hearken.example",
    },
    readiness: async () => "ready",
    tickets: {
      verify: async () => ({ ok: false, reason: "invalid" }),
      issue: async () => null,
      limit: () => 0,
    },
    safety: {
      verify: async () => ({ ok: false, reason: "invalid" }),
      limit: () => 0,
      screen: () => noRisk,
      countReferral: async () => {},
      counts: async () => null,
      now: () => 0,
    },
    account: {
      verify: async () => ({ ok: false, reason: "invalid" }),
      validAuthSessions: async () => new Map(),
      hasAccount: async () => null,
      cancelBilling: async () => "nothing",
      deletePerson: async () => false,
      limit: () => 0,
      log,
    },
    push: {
      store: { later: async () => null, renew: async () => null },
      tokens: createLaterTokens("secret"),
    },
    wrapUps: {
      verify: async () => ({ ok: false, reason: "invalid" }),
      confirmed: async () => true,
      generate: async () => ({ kind: "failed" }),
      limit: () => 0,
      breathMs: 15_000,
    },
    voiceSamples: {
      verify: async () => ({ ok: false, reason: "invalid" }),
      limit: () => 0,
      isSpent: () => false,
      samples: { wav: async () => null },
    },
    dictation: {
      verify: async () => ({ ok: false, reason: "invalid" }),
      confirmed: async () => true,
      aiFor: () => ({ transcribe: async () => ({ ok: false, failure: "unavailable" }) }),
      isSpent: () => false,
      now: () => 0,
    },
    billing: { action: notFound, webhook: notFound },
    mail: {
      verify: async () => ({ ok: false, reason: "invalid" }),
      requests: {
        request: async () => ({ kind: "unavailable" }),
        contact: async () => ({ kind: "unavailable" }),
        unsubscribe: async () => false,
      },
      tokens: createUnsubscribeTokens("a secret of the tests"),
      hashOf: () => "0".repeat(64),
      poke: () => {},
    },
    metrics: null,
    stopping: stopping.signal,
    client: {
      folder,
      compressed: await readCompressedAssets(folder),
      rendered: await readRenderedPages(folder, "https://hearken.test"),
    },
    ...overrides,
  } satisfies Omit<AppDeps, keyof ReturnType<typeof mountApi>> & ApiDeps;
  const app = createApp({ ...deps, ...mountApi(deps) });
  const listened = await listen(app, { port: 0, host: "127.0.0.1" });
  if (!listened.ok) throw new Error(listened.problem);
  const { server } = listened;
  return { url: `http://127.0.0.1:${server.port}`, port: server.port, server, lines, events, stopping };
}

export type ServedApp = Awaited<ReturnType<typeof serveApp>>;
