/**
 * The attacking accounts, in a process of their own, so that their own cost isn't part of the measurement.
 */
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { answerParent } from "../bench/answer-parent.ts";
import { type AttackCounts, noCounts } from "./attack-counts.ts";
import { attackWith } from "./attacker.ts";
import { attacks } from "./attacks.ts";
import { visitorSchema } from "./line.ts";

const startSchema = z.object({ port: z.int(), visitors: z.array(visitorSchema) });

const checkEveryMs = 10;

const stopping = new AbortController();
const counts = noCounts();
let running: Promise<unknown> = Promise.resolve();

/** Every account attacks in every way, all at the same time; resolves as soon as something is sent. */
async function start(input: unknown): Promise<void> {
  const { port, visitors } = startSchema.parse(input);
  const { signal } = stopping;
  running = Promise.all(
    visitors.flatMap((visitor) =>
      attacks.flatMap((attack) =>
        Array.from({ length: attack.sockets }, () =>
          attackWith(attack, { port, visitor, counts, stopping: signal }),
        ),
      ),
    ),
  );
  while (counts.invalid === 0) await pause(checkEveryMs);
}

/** Ends the attack and returns its results. */
async function stop(): Promise<AttackCounts> {
  stopping.abort();
  await running;
  return counts;
}

answerParent({ start, stop });
