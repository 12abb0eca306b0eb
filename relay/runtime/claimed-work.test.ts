import * as fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { watchFailures } from "./background.ts";
import { ClaimedWork } from "./claimed-work.ts";

let failures: string[];
let stopWatching: () => void;
beforeEach(() => {
  failures = [];
  stopWatching = watchFailures((task) => failures.push(task));
});
afterEach(() => stopWatching());

const atOnce = 3;
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** A queue whose pieces end only when told to. */
function makeWork() {
  const waiting: number[] = [];
  const inProgress = new Map<number, PromiseWithResolvers<void>>();
  const begun: number[] = [];
  let broken = false;
  const work = new ClaimedWork<number>({
    claim: async (room) => {
      if (broken) throw new Error("no answer");
      return waiting.splice(0, room);
    },
    work: (piece) => {
      begun.push(piece);
      const end = Promise.withResolvers<void>();
      inProgress.set(piece, end);
      return end.promise;
    },
    atOnce,
    task: "mail.deliver",
  });
  /** Ends one of the pieces in progress, with an error if `fails`. */
  const end = (which: number, fails = false) => {
    const [piece, promise] = [...inProgress][which % Math.max(1, inProgress.size)] ?? [];
    if (piece === undefined || promise === undefined) return;
    inProgress.delete(piece);
    if (fails) promise.reject(new Error("broken"));
    else promise.resolve();
  };
  const add = (piece: number) => {
    waiting.push(piece);
    work.poke();
  };
  return { work, waiting, inProgress, begun, add, end, setBroken: (value: boolean) => (broken = value) };
}

type Step = { readonly kind: "add" | "end" | "fail"; readonly which: number };
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({ kind: fc.constantFrom("add", "end", "fail"), which: fc.nat(atOnce - 1) }),
  { maxLength: 40 },
);

test("whatever comes and ends when, each piece is begun once, and waits only while all places are taken", async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.array(fc.boolean()), async (script, pauses) => {
      const { work, waiting, inProgress, begun, add, end } = makeWork();
      let added = 0;
      for (const [index, { kind, which }] of script.entries()) {
        if (kind === "add") add((added += 1));
        else end(which, kind === "fail");
        expect(inProgress.size).toBeLessThanOrEqual(atOnce);
        // Sometimes several things happen before anything is noticed.
        // oxlint-disable-next-line no-await-in-loop -- one step after another
        if (pauses[index] === true) await nextTurn();
        else continue;
        if (waiting.length > 0) expect(inProgress.size).toBe(atOnce);
      }
      await nextTurn();
      // oxlint-disable-next-line no-await-in-loop -- what is ended makes room for the next
      for (; inProgress.size > 0; await nextTurn()) end(0);
      await work.settled();
      expect(begun).toEqual(Array.from({ length: added }, (_, index) => index + 1));
    }),
  );
});

test("a queue that doesn't answer is asked again when poked, beside what is in progress", async () => {
  const { work, begun, add, setBroken } = makeWork();
  add(1);
  await nextTurn();
  setBroken(true);
  add(2);
  await nextTurn();
  expect([begun, failures]).toEqual([[1], ["mail.deliver"]]);
  setBroken(false);
  work.poke();
  await nextTurn();
  expect(begun).toEqual([1, 2]);
});

test("stopping claims no more and waits for what is in progress", async () => {
  const { work, waiting, begun, add, end } = makeWork();
  for (let piece = 1; piece <= 4; piece += 1) add(piece);
  await nextTurn();
  let stopped = false;
  const stopping = work.stop().then(() => (stopped = true));
  end(0);
  await nextTurn();
  expect(stopped).toBe(false);
  end(0);
  end(0);
  await stopping;
  expect([begun, waiting]).toEqual([[1, 2, 3], [4]]);
});
