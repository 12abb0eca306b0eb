import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { z } from "zod";
import type { RunningChild } from "../child.ts";
import { claimDataDir } from "../data-dir.ts";
import { createHttpServer } from "../http-server.ts";
import { listenOnLoopback, loopback } from "../listen.ts";
import { prices } from "./catalogue.ts";
import { createEngine, type Machine } from "./engine.ts";
import { createHandler } from "./handler.ts";
import { emptyState, type State } from "./state/state.ts";
import { openStore } from "./state/store.ts";
import { startPump } from "./webhooks/pump.ts";

export const optionsSchema = z.object({
  dataDir: z.string(),
  /** 0 uses a free one. */
  port: z.int(),
  /** Where events are delivered; if absent, where they were last time, or nowhere. */
  webhookUrl: z.url().optional(),
});
export type Options = z.infer<typeof optionsSchema>;

export type Ready = {
  /** The environment variables that point the relay here. */
  readonly env: Readonly<Record<string, string>>;
  readonly controlUrl: string;
};

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** How many characters follow the prefix; 24 by default. */
const lengths: Readonly<Record<string, number>> = { cus: 14, si: 14, cs_test: 58, req: 14 };

/** A new id in Stripe's format: a prefix that names the type, then random letters and digits. */
function randomId(prefix: string): string {
  const letters = [...randomBytes(lengths[prefix] ?? 24)].map((byte) => alphabet[byte % alphabet.length]);
  return `${prefix}_${letters.join("")}`;
}

const machine: Machine = { now: () => Date.now(), id: randomId };

/** How often the clock is checked without any request, in milliseconds. */
const tickMs = 5_000;

/** Starts the stand-in: one process, one data directory, loopback only. */
export async function startStripe(options: Options): Promise<RunningChild<Ready>> {
  const lock = claimDataDir(options.dataDir);
  const store = openStore(options.dataDir);
  const kept = (await store.load()) ?? emptyState(newKeys(), "");
  const engine = createEngine(withSettings(kept, options), store, machine);
  const pump = startPump(engine);
  const server = createHttpServer(createHandler({ engine, pump, machine }));
  const port = await listenOnLoopback(server, options.port);
  const controlUrl = `http://${loopback}:${port}`;
  engine.update((state) => ({ ...state, origin: controlUrl }));
  await engine.saved();
  const ticking = setInterval(() => engine.run(() => undefined), tickMs);
  return {
    value: { env: environment(engine.state, port), controlUrl },
    async stop() {
      clearInterval(ticking);
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      await pump.stop();
      await engine.saved();
      lock.release();
    },
  };
}

/** Generated once for each data directory, so that the code contains no key. */
function newKeys(): State["keys"] {
  return { secret: machine.id("sk_test"), webhook: machine.id("whsec") };
}

function withSettings(state: State, { webhookUrl }: Options): State {
  const { webhooks } = state;
  return { ...state, webhooks: { ...webhooks, url: webhookUrl ?? webhooks.url } };
}

function environment({ keys }: State, port: number): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: keys.secret,
    STRIPE_WEBHOOK_SECRET: keys.webhook,
    STRIPE_API_HOST: loopback,
    STRIPE_API_PORT: String(port),
    STRIPE_API_PROTOCOL: "http",
    ...Object.fromEntries(prices.map((price) => [price.variable, price.id])),
  };
}
