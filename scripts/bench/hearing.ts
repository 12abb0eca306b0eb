import { execFileSync, spawn } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { z } from "zod";
import { relayEnvironment, relayNodeArgs } from "../relay-process.ts";
import { root } from "../root.ts";

const timesSchema = z.object({ p50: z.number(), p99: z.number() });

/** What detecting danger adds to the relay. */
export const hearingSchema = z.object({
  /** From the file to the first turn that can be screened, ms. */
  loadMs: z.number(),
  /** Heap and buffers for screening turns and checking replies in all languages, MB. */
  memoryMb: z.number(),
  /**
   * The longest stretch without yielding, for a turn of 200 and one of 4,000 characters, in the slowest
   * language, ms.
   */
  short: timesSchema,
  long: timesSchema,
  /** Turns of 4,000 characters designed to be costly: the median of the costliest, and p99 of all, ms. */
  hostile: timesSchema.extend({ name: z.string() }).optional(),
  /** From the relay's start to its listening, ms. */
  readyMs: z.number(),
});
export type Hearing = z.infer<typeof hearingSchema>;

/** Services where nobody answers: the relay listens all the same. */
const nowhere = {
  PORT: "0",
  HOST: "127.0.0.1",
  LOG_LEVEL: "info",
  SUPABASE_URL: "http://127.0.0.1:9",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_bench",
  SUPABASE_SECRET_KEY: "sb_secret_bench_bench_bench_bench_bench",
  SMTP_URL: "smtp://127.0.0.1:9",
  OPENAI_API_KEY: "none",
  STRIPE_SECRET_KEY: "sk_test_bench",
  STRIPE_WEBHOOK_SECRET: "whsec_bench",
  STRIPE_PRICE_PREMIUM_MONTHLY: "price_monthly",
  STRIPE_PRICE_PREMIUM_ANNUAL: "price_annual",
  STRIPE_PRICE_24HOUR_PASS: "price_pass",
  STRIPE_API_HOST: "127.0.0.1",
  STRIPE_API_PORT: "9",
  STRIPE_API_PROTOCOL: "http",
} as const;

function untilListening(): Promise<number> {
  const startedAt = performance.now();
  const relay = spawn(process.execPath, [...relayNodeArgs, join(root, "relay/main.ts")], {
    cwd: root,
    env: { ...process.env, ...relayEnvironment, ...nowhere },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    relay.on("exit", () => reject(new Error("The relay exited before it was listening.")));
    relay.stdout.on("data", (chunk: Buffer) => {
      if (!chunk.toString().includes("relay.listening")) return;
      resolve(performance.now() - startedAt);
      relay.kill("SIGKILL");
    });
  });
}

/** Measures it in separate processes, so that nothing else is counted. */
export async function hearingFigures(): Promise<Hearing> {
  const script = join(root, "scripts/bench/hearing-process.ts");
  const output = execFileSync(process.execPath, ["--expose-gc", script], { cwd: root, encoding: "utf8" });
  const figures = hearingSchema.omit({ readyMs: true }).parse(JSON.parse(output));
  return { ...figures, readyMs: Math.round(await untilListening()) };
}
