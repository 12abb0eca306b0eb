/**
 * `npm run load`: whether four accounts that attack the relay at the same time can harm someone else.
 * Loopback only.
 */
import { availableParallelism } from "node:os";
import process from "node:process";
import { parseArgs } from "node:util";
import { z } from "zod";
import { canPin } from "./bench/child.ts";
import { describeMachine, loadNow } from "./bench/machine.ts";
import { judge } from "./load/goals.ts";
import { runAttack } from "./load/run.ts";
import { textOf } from "./load/table.ts";

const usage = `npm run load -- [--seconds 60] [--profile FOLDER]
  --seconds  how long to measure the relay at rest, and then under attack
  --profile  writes a CPU profile of the relay`;

const optionsSchema = z.object({
  seconds: z.coerce.number().int().min(1).max(3_600),
  profile: z.string().optional(),
});

/** Null if the command line is invalid. */
function readOptions(): z.infer<typeof optionsSchema> | null {
  try {
    const { values } = parseArgs({
      options: { seconds: { type: "string", default: "60" }, profile: { type: "string" } },
    });
    return optionsSchema.safeParse(values).data ?? null;
  } catch {
    return null;
  }
}

async function main({ seconds, profile }: z.infer<typeof optionsSchema>): Promise<void> {
  const pinned = availableParallelism() > 1 && canPin();
  const loadBefore = loadNow();
  const machine = describeMachine();
  console.error(`${seconds} s on a quiet relay, then ${seconds} s under attack …`);
  const found = await runAttack({
    measureMs: seconds * 1_000,
    cores: pinned ? { relay: 0, others: 1 } : null,
    relayArgs: profile === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${profile}`],
  });
  console.log(textOf(found, { machine, pinned, loadBefore, loadAfter: loadNow(), seconds }));
  process.exitCode = judge(found).every(({ met }) => met) ? 0 : 1;
}

const options = readOptions();
if (options === null) {
  console.error(usage);
  process.exitCode = 2;
} else await main(options);
