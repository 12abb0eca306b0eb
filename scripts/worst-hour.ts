/**
 * `npm run worst-hour`: what ten free accounts cost when they legally do their worst for an hour, and whether
 * the limits hold.
 */
import process from "node:process";
import { noUse, relayLimits, type Use, useKinds, useLimits } from "#shared/limits.ts";
import { loadHearing } from "#relay/load-hearing.ts";
import { seeded } from "./bench/seeded.ts";
import { Attacker, randomStrategy, strategies } from "./worst-hour/attacker.ts";
import { WorstHour } from "./worst-hour/world.ts";

const accounts = 10;
const hourMs = 3_600_000;
const stepMs = 100;

/**
 * Model requests that one message may cause: reply, reader, running summary; in a call also its sentences.
 */
const callsPerMessage = 12;
/** The maximum characters in one of them: six messages of 4,000 with instructions, or a summary's input. */
const charactersPerCall = 32_000;
/** Tokens that one of them is answered with at most: a spoken segment of 240 characters, with its sound. */
const tokensPerCall = 500;

const seed = Number(process.env["SEED"] ?? Math.trunc(Math.random() * 2 ** 31));
const random = seeded(seed);
const world = new WorstHour(await loadHearing());
const attackers = Array.from({ length: accounts }, (_, index) => {
  const strategy = strategies[index] ?? randomStrategy(random);
  return new Attacker(world, `account-${index}`, strategy, seeded(seed + index + 1));
});

// A clock hour, as budgets count them.
while (world.clock.now() % hourMs !== 0) await world.pass(stepMs * 10);
const until = world.clock.now() + hourMs;
while (world.clock.now() < until) {
  for (const attacker of attackers) attacker.act();
  await world.pass(stepMs);
}
await world.use.flushed();

/**
 * The hour's limit, plus what arrives before every relay knows that it is reached, plus one message a minute
 * after that.
 */
const slowed = (hourMs / relayLimits.typing.slowedToMs) * callsPerMessage;
const bound: Use = {
  typedCharacters: useLimits.hour.typedCharacters + (hourMs / relayLimits.typing.slowedToMs) * 4_000,
  providerCalls: useLimits.hour.providerCalls + slowed,
  providerCharacters: useLimits.hour.providerCharacters + slowed * charactersPerCall,
  tokensIn: useLimits.hour.tokensIn + slowed * charactersPerCall,
  tokensOut: useLimits.hour.tokensOut + slowed * tokensPerCall,
  soundSeconds: useLimits.hour.soundSeconds,
};

const cells = (...values: (number | string)[]) =>
  values
    .map((it, index) => {
      const text = typeof it === "number" ? it.toLocaleString("en-US") : it;
      return index === 0 ? text.padEnd(24) : text.padStart(16);
    })
    .join("");

console.log(`An hour of ${accounts} free accounts, SEED=${seed}\n`);
console.log(
  cells(
    "",
    "typed characters",
    "provider calls",
    "characters",
    "tokens in",
    "tokens out",
    "sound, s",
    "charged, s",
    "refused",
  ),
);
const total: Record<keyof Use, number> = { ...noUse };
let held = true;
for (const { userId, strategy } of attackers) {
  const tally = world.tallyOf(userId);
  for (const kind of useKinds) total[kind] += tally[kind];
  const beyond = useKinds.filter((kind) => tally[kind] > bound[kind]);
  if (beyond.length > 0) held = false;
  const figures = useKinds.map((kind) => tally[kind]);
  console.log(cells(strategy.name, ...figures, tally.chargedSeconds, tally.refused), beyond.join(", "));
}
console.log(cells("all", ...useKinds.map((kind) => total[kind])));
console.log(cells("bound for each", ...useKinds.map((kind) => bound[kind])));
console.log(held ? "\nEach stays within its bound." : "\nSomebody is beyond the bound.");
process.exitCode = held ? 0 : 1;
