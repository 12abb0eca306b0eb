/** `npm run worst-hour`: what ten free accounts cost that do their legal worst for an hour, and whether limits hold it. */
import process from "node:process";
import { noUse, relayLimits, type Use, useKinds, useLimits } from "#shared/limits.ts";
import { loadHearing } from "#relay/load-hearing.ts";
import { seeded } from "./bench/seeded.ts";
import { Attacker, randomTaste, tastes } from "./worst-hour/attacker.ts";
import { WorstHour } from "./worst-hour/world.ts";

const accounts = 10;
const hourMs = 3_600_000;
const stepMs = 100;

/** Requests to models that one message may cause: reply, reader, running summary; in a call its sentences as well. */
const callsPerMessage = 12;
/** Characters that one of them is given at most: six messages of 4,000 with instructions, or a summary's input. */
const charactersPerCall = 32_000;
/** Tokens that one of them is answered with at most: a spoken segment of 240 characters, with its sound. */
const tokensPerCall = 500;

const seed = Number(process.env["SEED"] ?? Math.trunc(Math.random() * 2 ** 31));
const random = seeded(seed);
const world = new WorstHour(await loadHearing());
const attackers = Array.from({ length: accounts }, (_, index) => {
  const taste = tastes[index] ?? randomTaste(random);
  return new Attacker(world, `account-${index}`, taste, seeded(seed + index + 1));
});

// From the beginning of an hour to its end, as budgets count them.
while (world.clock.now() % hourMs !== 0) await world.pass(stepMs * 10);
const until = world.clock.now() + hourMs;
while (world.clock.now() < until) {
  for (const attacker of attackers) attacker.act();
  await world.pass(stepMs);
}
await world.use.flushed();

/** The hour's limit, what comes in before every relay knows that it is reached, and one message a minute after that. */
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
for (const { userId, taste } of attackers) {
  const tally = world.tallyOf(userId);
  for (const kind of useKinds) total[kind] += tally[kind];
  const beyond = useKinds.filter((kind) => tally[kind] > bound[kind]);
  if (beyond.length > 0) held = false;
  const figures = useKinds.map((kind) => tally[kind]);
  console.log(cells(taste.name, ...figures, tally.chargedSeconds, tally.refused), beyond.join(", "));
}
console.log(cells("all", ...useKinds.map((kind) => total[kind])));
console.log(cells("bound for each", ...useKinds.map((kind) => bound[kind])));
console.log(held ? "\nEach stays within its bound." : "\nSomebody is beyond the bound.");
process.exitCode = held ? 0 : 1;
