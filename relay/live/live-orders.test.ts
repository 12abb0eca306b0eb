import process from "node:process";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { confused, exceptional, orderly } from "../testing/live-orders/arbitraries.ts";
import { explain } from "../testing/live-orders/explain.ts";
import { Facts, type Rule } from "../testing/live-orders/facts.ts";
import * as ends from "../testing/live-orders/rules-ends.ts";
import * as modes from "../testing/live-orders/rules-modes.ts";
import * as wire from "../testing/live-orders/rules-wire.ts";
import * as words from "../testing/live-orders/rules-words.ts";
import type { Order } from "../testing/live-orders/story.ts";
import { tell } from "../testing/live-orders/orders.ts";

/** Orders for each suite; `ORDERS=20000` tries more. */
const numRuns = Number(process.env["ORDERS"] ?? 200);
/** Other orders each time: what nobody thought of is found by and by. A failure tells its seed. */
/** How often a counterexample is made shorter at most. */
const mostShrinks = 300;
const seed = Number(process.env["FUZZ_SEED"] ?? Math.trunc(Math.random() * 2 ** 31));

const forAnybody = {
  "[P6] [T20] after its end nothing of a session is sent but `clear` and the apology": wire.silentAfterEnd,
  "[P6] [T20] nothing of a session is sent in the next one": wire.nothingOfTheLastOne,
  "[P6] generations only grow while a connection lasts": wire.generationsGrow,
  "[P6] what is cleared stays cleared": wire.clearedStaysCleared,
  "[P7] sending a typed message twice stores it once": words.typedAtMostOnce,
  "[P7] no spoken words are stored twice": words.spokenAtMostOnce,
  "[P17] nothing of a private session is written but its seconds": words.privateLeavesNothing,
  "[P8] one session at a time on a connection": wire.oneAtATime,
  "[P8] [T18] every start and every switch is answered": wire.startsAreAnswered,
  "[P8] [T20] a session that began ends with one stored end": ends.endsOnce,
  "[T20] nothing is written for a session after its end but risk": ends.nothingAfterEnd,
  "[P8] a session outlives its connection by 60 s, and then nobody holds it": ends.nothingLeaks,
  "[T1] nothing escapes to the process": ends.nothingEscapes,
  "[P8] no more is charged than was talked": ends.chargesNoMoreThanTalk,
  "[T23] an unlimited person is never told of a limit": ends.unlimitedHasNoLimit,
  "[T23] nothing is charged while a confirmed danger lasts": ends.dangerIsFree,
  "[T23] no limit ends a session in confirmed danger": ends.dangerHasNoLimit,
  "[P8] the meter is closed for a call that ended, was dropped, or went to chat": ends.callsAreClosed,
} as const;

const forOrderly = {
  "[P4] hello is answered": wire.helloIsAnswered,
  "[P4] a client that comes back is told what became of its session": wire.resumeIsAnswered,
  "[P8] whoever rests can end a session and begin another": wire.canBeginAnew,
} as const;

const forWords = {
  "[P7] what is typed is stored, also over reconnects": words.typedIsStored,
  "[P7] what a client was told is stored, is stored": words.toldIsStored,
  "[P7] [T3] an utterance comes to one thing at most": words.atMostOneFate,
  "[P7] [T3] when all is quiet, every utterance that has ended has come to something": words.oneFate,
  "[P7] what a relay says it has comes to something": words.claimsHold,
  "[P7] when all is quiet, a client shows what is stored": words.shownIsStored,
  "[T29] what has words is no sound": words.wordsAreNoSound,
  "[T18] the last mode holds": modes.lastModeHolds,
  "[T19] a call whose meter answers is never mute": modes.callsAreSpoken,
  "[T20] the record is sealed within 20 s": ends.sealsInTime,
  "[T23] a call that goes on is metered": ends.callsAreMetered,
  "[T1] nothing fails by itself": ends.nothingFails,
} as const;

const forExceptional = {
  "[T1] what is thrown in one person's sessions changes nothing for another": ends.othersDoNotNotice(
    (story) => new Facts(story),
  ),
} as const;

type Laws = Readonly<Record<string, Rule>>;

async function factsOf(order: Order): Promise<Facts> {
  const story = await tell(order);
  return new Facts(story, order.exceptional ? await tell(order, true) : null);
}

/** All tests of a suite try the same orders: each is told once, and judged by all laws. */
function suite(name: string, orders: fc.Arbitrary<Order>, laws: Laws): void {
  const broken: ReadonlySet<string>[] = [];
  const judge = async (order: Order): Promise<ReadonlySet<string>> => {
    const facts = await factsOf(order);
    return new Set(Object.entries(laws).flatMap(([law, rule]) => (rule(facts).length > 0 ? [law] : [])));
  };
  for (const [law, rule] of Object.entries(laws))
    test(`${law}, ${name}`, { timeout: 60_000 + numRuns * 100 }, async () => {
      let tried = 0;
      let shrunk = 0;
      let shrinking = false;
      const holds = async (order: Order): Promise<boolean> => {
        if (shrinking) {
          shrunk += 1;
          return shrunk > mostShrinks || rule(await factsOf(order)).length === 0;
        }
        const verdict = (broken[tried] ??= await judge(order));
        tried += 1;
        shrinking = verdict.has(law);
        return !shrinking;
      };
      const { counterexample } = await fc.check(fc.asyncProperty(orders, holds), { numRuns, seed });
      if (counterexample === null) return;
      const facts = await factsOf(counterexample[0]);
      expect.fail(`FUZZ_SEED=${seed}, order ${tried}\n${rule(facts).join("\n")}\n${explain(facts.story)}`);
    });
}

suite("with clients that keep to the protocol", orderly, { ...forAnybody, ...forOrderly, ...forWords });
suite("where things throw that never should", exceptional, {
  ...forAnybody,
  ...forOrderly,
  ...forWords,
  ...forExceptional,
});
suite("with clients that are confused", confused, forAnybody);
