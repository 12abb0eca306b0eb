import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { signUpPerson } from "#local/sign-up.ts";
import { startLocalStack } from "#local/stack.ts";
import { createServiceClient, type ServiceClient } from "#relay/store/service-client.ts";
import { unusedStripe } from "#relay/testing/billing-env.ts";
import { type Child, heldTo, startChild } from "../bench/child.ts";
import { realWorkload } from "../bench/workload.ts";
import { relayEnvironment, relayNodeArgs } from "../relay-process.ts";
import { spawnRelay } from "../spawn-relay.ts";
import type { Visitor } from "./line.ts";
import type { RelayTarget } from "./relay-figures.ts";

export type WorldPlan = {
  /** The relay's core, and that of attackers and providers; null if processes can't be pinned. */
  readonly cores: { readonly relay: number; readonly others: number } | null;
  /** Node arguments for the relay, such as `--cpu-prof`. */
  readonly relayArgs: readonly string[];
};

/** The relay's own process between the stand-in database and stub providers, and people to attack it. */
export type World = {
  readonly port: number;
  readonly relay: RelayTarget;
  readonly service: ServiceClient;
  readonly providers: Child;
  readonly attackers: Child;
  /** A new person with a free account, at an address of their own. */
  readonly visitor: () => Promise<Visitor>;
  readonly stop: () => Promise<void>;
};

const startedSchema = z.object({ port: z.int() });
const listeningSchema = z.object({ port: z.int() });

export async function startWorld({ cores, relayArgs }: WorldPlan): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), "hearken-load-"));
  const cleanups: (() => Promise<unknown> | void)[] = [
    () => rmSync(folder, { recursive: true, force: true }),
  ];
  const stop = async (): Promise<void> => {
    for (const cleanup of cleanups.toReversed()) await cleanup();
  };
  try {
    const stack = await startLocalStack({
      dataDir: folder,
      basePort: 0,
      publicUrl: "http://app.test",
      missing: ["mail", "supabase"],
    });
    cleanups.push(() => stack.stop());
    const others = { core: cores?.others ?? null };
    const providers = await startChild("bench/providers", others);
    cleanups.push(() => providers.stop());
    const attackers = await startChild("load/attackers", others);
    cleanups.push(() => attackers.stop());
    const { port: providersPort } = await providers.ask("start", startedSchema, realWorkload);
    const relay = spawnRelay({
      under: heldTo(cores?.relay ?? null),
      args: [...relayNodeArgs, ...relayArgs, "relay/main.ts"],
      env: {
        ...relayEnvironment,
        ...unusedStripe,
        ...stack.env,
        PORT: "0",
        METRICS_PORT: "0",
        HOST: "127.0.0.1",
        PUBLIC_URL: "http://app.test",
        // Everyone connects from this machine, so without it they would all share one address.
        TRUST_PROXY: "1",
        OPENAI_BASE_URL: `http://127.0.0.1:${providersPort}/v1`,
        OPENAI_API_KEY: "none",
      },
    });
    cleanups.push(async () => {
      relay.child.kill("SIGTERM");
      await relay.exited;
    });
    const { port: metricsPort } = listeningSchema.parse(await relay.event("metrics.listening"));
    const { port } = listeningSchema.parse(await relay.event("relay.listening"));
    const service = createServiceClient(
      stack.env["SUPABASE_URL"] ?? "",
      stack.env["SUPABASE_SECRET_KEY"] ?? "",
    );
    let people = 0;
    return {
      port,
      relay: { metricsPort, pid: relay.child.pid ?? 0 },
      service,
      providers,
      attackers,
      async visitor() {
        people += 1;
        const { client } = await signUpPerson(stack, `person${people}@example.com`);
        const { data } = await client.auth.getSession();
        return { token: data.session?.access_token ?? "", address: `203.0.113.${people}` };
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
