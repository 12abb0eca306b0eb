import { parseArgs } from "node:util";
import { z } from "zod";
import { callPaths, type CallPath } from "./load.ts";
import { goalCalls } from "./targets.ts";

export type BenchOptions = {
  readonly calls: readonly number[];
  /** How calls are heard and spoken for; null: over HTTP, and over the Realtime API at the goals' load. */
  readonly paths: readonly CallPath[] | null;
  readonly out: string | null;
  readonly profile: string | null;
  /** Only how turns are taken: no load, and a matter of seconds. */
  readonly turnsOnly: boolean;
};

export const benchUsage = `npm run bench -- [--calls 1,100,300,1000] [--paths http,realtime] [--out FILE] [--profile FOLDER]
npm run bench -- --turns
  --calls    numbers of simultaneous simulated calls, separated by commas
  --paths    how calls are heard and spoken for; without it "http", and "realtime" at ${goalCalls} calls too
  --out      writes all results as JSON
  --profile  writes a CPU profile of the relay for each number of calls
  --turns    only how turns are taken, which takes seconds`;

const callsSchema = z
  .string()
  .transform((text) => text.split(",").map(Number))
  .pipe(z.array(z.int().min(1).max(5_000)));

const pathsSchema = z
  .string()
  .transform((text) => text.split(","))
  .pipe(z.array(z.enum(callPaths)))
  .nullable();

/** Parses the command line, or throws a one-line error. */
export function parseBenchOptions(
  args: readonly string[],
): { ok: true; options: BenchOptions } | { ok: false; problem: string } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        calls: { type: "string", default: "1,100,300,1000" },
        paths: { type: "string" },
        out: { type: "string" },
        profile: { type: "string" },
        turns: { type: "boolean", default: false },
      },
    });
    const calls = callsSchema.safeParse(values.calls);
    if (!calls.success)
      return { ok: false, problem: "--calls takes whole numbers from 1 to 5000, for example 1,100" };
    const paths = pathsSchema.safeParse(values.paths ?? null);
    if (!paths.success) return { ok: false, problem: "--paths takes http, realtime, or both" };
    return {
      ok: true,
      options: {
        paths: paths.data,
        calls: calls.data,
        out: values.out ?? null,
        profile: values.profile ?? null,
        turnsOnly: values.turns,
      },
    };
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
}
