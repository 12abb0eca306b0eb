import { type ProviderCallCounts, providerCallsSchema } from "../bench/provider-calls.ts";
import { round, type Spread, spreadOf } from "../bench/percentiles.ts";
import { z } from "zod";
import { type AttackCounts, attackCountsSchema } from "./attack-counts.ts";
import { Bystander, type Seen } from "./bystander.ts";
import { readRelay } from "./relay-figures.ts";
import { startWorld, type World, type WorldPlan } from "./world.ts";

export type LoadPlan = WorldPlan & { readonly measureMs: number };

/** The results of one period. Times in ms. */
export type Figures = {
  readonly roundTrip: Spread;
  /** Without the time in which the relay was ready to run but others had its core. */
  readonly ownTrip: Spread;
  readonly unansweredPings: number;
  readonly acknowledged: Spread;
  readonly stored: Spread;
  readonly typed: number;
  readonly inOrder: boolean;
  readonly errors: number;
  readonly lateness: Spread;
  readonly loopP99Ms: number;
  readonly loopMaxMs: number;
  /** Percent of one core. */
  readonly cpuPercent: number;
  /** Percent of the time in which the relay was ready to run but others had its core; null if unknown. */
  readonly heldUpPercent: number | null;
  readonly lostWrites: number;
  readonly providerCalls: ProviderCallCounts;
  /** Null without an attack. */
  readonly attack: AttackCounts | null;
};

export type Found = { readonly quiet: Figures; readonly attacked: Figures };

const attackingAccounts = 4;
/** Code is compiled and connections are open before the measurement starts. */
const warmUpMs = 3_000;

const done = z.unknown();

async function measure(
  world: World,
  bystander: Bystander,
  ms: number,
  endAttack: () => Promise<AttackCounts | null>,
): Promise<Figures> {
  const { providers, relay } = world;
  await providers.ask("calls", done);
  const before = await readRelay(relay);
  const during = bystander.watch(ms);
  await new Promise<void>((resolve) => void setTimeout(resolve, ms));
  const after = await readRelay(relay);
  const attack = await endAttack();
  const seen = await during;
  const providerCalls = await providers.ask("calls", providerCallsSchema);
  const { lostWrites } = await readRelay(relay);
  return {
    ...figuresOf(seen),
    loopP99Ms: round(after.loopP99Ms),
    loopMaxMs: round(after.loopMaxMs),
    heldUpPercent:
      before.heldUpMs === null || after.heldUpMs === null
        ? null
        : round((100 * (after.heldUpMs - before.heldUpMs)) / (after.atMs - before.atMs)),
    cpuPercent: round((100_000 * (after.cpuSeconds - before.cpuSeconds)) / (after.atMs - before.atMs)),
    lostWrites: lostWrites - before.lostWrites,
    providerCalls,
    attack,
  };
}

function figuresOf({ roundTripsMs, ownTripsMs, acknowledgedMs, storedMs, latenessMs, ...rest }: Seen) {
  return {
    ...rest,
    roundTrip: spreadOf(roundTripsMs),
    ownTrip: spreadOf(ownTripsMs),
    acknowledged: spreadOf(acknowledgedMs),
    stored: spreadOf(storedMs),
    lateness: spreadOf(latenessMs),
  };
}

/** Runs someone's chat on a quiet relay, then the same chat while four accounts attack the relay. */
export async function runAttack({ measureMs, ...plan }: LoadPlan): Promise<Found> {
  const world = await startWorld(plan);
  const { port, attackers } = world;
  try {
    const bystander = await Bystander.arrive(world);
    const visitors = [];
    for (let count = 0; count < attackingAccounts; count += 1) visitors.push(await world.visitor());
    await bystander.watch(warmUpMs);
    const quiet = await measure(world, bystander, measureMs, () => Promise.resolve(null));
    await attackers.ask("start", done, { port, visitors });
    const attacked = await measure(world, bystander, measureMs, () =>
      attackers.ask("stop", attackCountsSchema),
    );
    bystander.leave();
    return { quiet, attacked };
  } finally {
    await world.stop();
  }
}
