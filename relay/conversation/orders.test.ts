import process from "node:process";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { confused, orderly } from "../testing/conversation-orders/arbitraries.ts";
import { explain } from "../testing/conversation-orders/explain.ts";
import { Facts, type Rule } from "../testing/conversation-orders/facts.ts";
import * as danger from "../testing/conversation-orders/rules-danger.ts";
import * as end from "../testing/conversation-orders/rules-end.ts";
import * as offers from "../testing/conversation-orders/rules-offers.ts";
import * as replies from "../testing/conversation-orders/rules-replies.ts";
import * as revising from "../testing/conversation-orders/rules-revising.ts";
import * as utterances from "../testing/conversation-orders/rules-utterances.ts";
import { tell } from "../testing/conversation-orders/orders.ts";
import type { Order } from "../testing/conversation-orders/story.ts";

/** Orders of events for each kind of client; `npm run orders -- 200000` tries more. */
const numRuns = Number(process.env["ORDERS"] ?? 2_000);
/** Other orders each time: what nobody thought of is found by and by. A failure tells its seed. */
const seed = Number(process.env["FUZZ_SEED"] ?? Math.trunc(Math.random() * 2 ** 31));

const forOrderly = {
  "[T3] what a client ends comes to something, and to one thing": utterances.oneFate,
  "[T3] what has not ended comes to nothing": utterances.noFateWithoutEnd,
  "[T3] utterances are stored and settled in the order in which they were spoken": utterances.spokenOrder,
  "[T3] no word is lost": utterances.noWordLost,
  "[T3] the sound of an utterance is kept while it is needed": utterances.soundIsKept,
  "[T3] the sound of what is settled is forgotten": utterances.soundIsForgotten,
  "[T3] whoever speaks in a call is listened to": utterances.listens,
  "[T3] [T4] nothing is answered before all that was said is settled": utterances.answersAfterAll,
  "[T4] working ahead is bounded": utterances.aheadIsBounded,
  "[T21] no sign of danger is lost": danger.noFindingLost,
  "[T20] after the end nothing is said and no reply asked for": end.silentAfterEnd,
  "[T20] the record is sealed once, and then all is done": end.sealsInTime,
  "[T23] time that is up ends the session": danger.timeEnds,
  "[T3] [T13] [T20] what is open is bounded, and nothing is left open": end.bounded,
  "[T17] last words are answered": replies.lastWordsAnswered,
  "[T9] the model sees the last messages in order": replies.historyInOrder,
  "[T2] the client knows the phase": replies.phaseIsTold,
  "[T2] a quiet conversation rests": replies.restsWhenQuiet,
  "[T14] [T16] a reply that a cancelled utterance cut off goes on": replies.cancelledHeals,
  "[T14] [T16] a reply that an utterance of no words cut off goes on": replies.discardedHeals,
  "[T20] [T21] when all is done, all has been read": end.doneIsDone,
  "[T17] [P7] what is typed is stored once": replies.typedIsStored,
  "[T34] no message has two replies": revising.oneReplyEach,
} as const;

const forAnybody = {
  "[T1] nothing throws": end.nothingThrows,
  "[T1] an id is asked for once": end.asksForIdsOnce,
  "[P7] messages are well-formed": end.wellFormed,
  "[T6] [P6] nothing of a cleared generation leaves": replies.clearedStaysCleared,
  "[T15] an interruption clears first": replies.clearsFirst,
  "[T19] nobody is spoken to who isn't there": replies.silentWhileAway,
  "[T21] [T22] [P12] the risk is told, and replies are asked for under it": danger.riskIsTold,
  "[T23] no limit ends a session in confirmed danger": danger.dangerHolds,
  "[T24] the notice is shown at once": danger.noticeIsShown,
  "[T34] what is replaced is gone": revising.replacedIsGone,
  "[T34] what is replaced is told": revising.replacedIsTold,
  "[T34] a message is answered anew a few times at most": revising.againIsBounded,
  "[T26] nothing that the check takes out leaves": danger.checkHolds,
  "[T33] offers are few, and one unasked at most": offers.offersAreFew,
  "[T33] after the end nothing is offered": offers.noOfferAfterEnd,
  "[T33] in danger the safety plan alone is offered": offers.planAloneInDanger,
  "[T33] [P19] an offer comes with its reply": offers.offersHaveReplies,
} as const;

const forConfused = {
  "[T3] nothing comes to two things": utterances.atMostOneFate,
  "[T32] a guess is never stored": utterances.noGuessStored,
  "[T20] after the end nothing is said and no reply asked for": end.silentAfterEnd,
  "[T20] the record is sealed once, and then all is done": end.sealsInTime,
} as const;

type Laws = Readonly<Record<string, Rule>>;

/** All tests of a client try the same orders: each is told once, and judged by all laws. */
function suite(client: string, orders: fc.Arbitrary<Order>, laws: Laws): void {
  const broken: ReadonlySet<string>[] = [];
  const none: ReadonlySet<string> = new Set();
  const judge = (order: Order): ReadonlySet<string> => {
    const facts = new Facts(tell(order));
    const names = Object.entries(laws).flatMap(([name, law]) => (law(facts).length > 0 ? [name] : []));
    return names.length > 0 ? new Set(names) : none;
  };
  for (const [name, law] of Object.entries(laws))
    test(`${name}, ${client}`, { timeout: 60_000 + numRuns * 20 }, () => {
      let tried = 0;
      let shrinking = false;
      const holds = (order: Order): boolean => {
        if (shrinking) return law(new Facts(tell(order))).length === 0;
        const verdict = (broken[tried] ??= judge(order));
        tried += 1;
        shrinking = verdict.has(name);
        return !shrinking;
      };
      const { counterexample } = fc.check(fc.property(orders, holds), { numRuns, seed });
      if (counterexample === null) return;
      const story = tell(counterexample[0]);
      expect.fail(
        `FUZZ_SEED=${seed}, order ${tried}\n${law(new Facts(story)).join("\n")}\n${explain(story)}`,
      );
    });
}

suite("with a client that keeps to the protocol", orderly, { ...forOrderly, ...forAnybody });
suite("with a client that is confused", confused, { ...forConfused, ...forAnybody });
