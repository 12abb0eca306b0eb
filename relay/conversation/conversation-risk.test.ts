import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Concern,
  concerns,
  isAtLeast,
  noRisk,
  type RiskFinding,
  type RiskLevel,
} from "#shared/safety/risk.ts";
import { type Heard, heardNothing, type Reading } from "../safety/verdict.ts";
import {
  addDismissal,
  addLateness,
  addReading,
  addTurn,
  newRiskLog,
  noConversationRisk,
  type RiskLog,
  riskOf,
  type ConversationRisk,
} from "./conversation-risk.ts";

const found = (level: RiskLevel, ...about: Concern[]): RiskFinding => ({ level, concerns: about });
const floor = (level: RiskLevel, ...about: Concern[]): Heard => ({
  ...heardNothing,
  floor: found(level, ...about),
});
const screen = (level: RiskLevel, ...about: Concern[]): Heard => ({
  ...heardNothing,
  screen: found(level, ...about),
});
const reading = (level: RiskLevel, ...about: Concern[]): Reading => ({
  ...found(level, ...about),
  misunderstood: false,
});
const quiet = reading("none");
const misunderstood = { ...heardNothing, misunderstood: true };

/** A turn whose reader has answered, or failed (`null`). */
function turn(log: RiskLog, heard: Heard, read: Reading | null): RiskLog {
  const asked = addTurn(log, heard, "asked");
  return addReading(asked, asked.turns, read);
}

const after = (...turns: readonly (readonly [Heard, Reading | null])[]): RiskLog =>
  turns.reduce((log, [heard, read]) => turn(log, heard, read), newRiskLog(noConversationRisk));

const quietTurns = (log: RiskLog, count: number, read: Reading | null): RiskLog =>
  Array.from({ length: count }).reduce<RiskLog>((so) => turn(so, heardNothing, read), log);

describe("[T21] the verdict on a turn", () => {
  test.each<[string, Heard, Reading | null, RiskLevel, boolean]>([
    [
      "the floor hears danger and the reader more",
      floor("active"),
      reading("imminent", "suicide"),
      "imminent",
      true,
    ],
    ["the floor hears danger and the reader none", floor("imminent"), quiet, "imminent", true],
    ["the floor hears danger and the reader fails", floor("imminent"), null, "imminent", true],
    ["the reader alone hears danger", heardNothing, reading("imminent", "suicide"), "imminent", true],
    ["the reader hears less than the screen", screen("active"), reading("possible"), "possible", true],
    ["the reader takes back what the screen hears", screen("active"), quiet, "none", false],
    ["the screen alone hears danger", screen("active"), null, "active", false],
    ["the screen alone is never imminent", screen("imminent"), null, "active", false],
    ["the screen alone hears a hint", screen("possible"), null, "possible", false],
    ["nobody hears anything", heardNothing, null, "none", false],
  ])("%s", (_, heard, read, level, confirmed) => {
    expect(riskOf(after([heard, read]))).toMatchObject({ level, confirmed, lastTurn: level });
  });

  test("until the reader answers, floor and screen count", () => {
    expect(
      riskOf(addTurn(newRiskLog(noConversationRisk), screen("imminent", "suicide"), "asked")),
    ).toMatchObject({
      ...found("active", "suicide"),
      confirmed: false,
    });
    expect(riskOf(addTurn(newRiskLog(noConversationRisk), floor("imminent"), "asked"))).toMatchObject({
      level: "imminent",
      confirmed: true,
    });
  });

  test("in doubt the screen counts only once the reader is late, and not even as a quiet turn before", () => {
    const asked = addTurn(newRiskLog(noConversationRisk), screen("active", "suicide"), "awaited");
    expect(riskOf(asked)).toEqual(noConversationRisk);
    const late = addLateness(asked, 1);
    expect(riskOf(late)).toMatchObject({ ...found("active", "suicide"), confirmed: false });
    expect(riskOf(addReading(late, 1, quiet))).toMatchObject(noRisk);
    expect(riskOf(addReading(asked, 1, quiet))).toMatchObject(noRisk);
    expect(riskOf(addReading(asked, 1, null)).level).toBe("active");
    expect(riskOf(addLateness(addReading(asked, 1, quiet), 1))).toMatchObject(noRisk);
    const five = quietTurns(after([screen("active"), null]), 5, null);
    expect(riskOf(addTurn(five, screen("active"), "awaited"))).toEqual(riskOf(five));
  });

  test("a further sign keeps the highest level and every concern", () => {
    const risk = riskOf(
      after([heardNothing, reading("imminent", "suicide")], [heardNothing, reading("possible", "abuse")]),
    );
    expect(risk).toMatchObject({ level: "imminent", concerns: ["suicide", "abuse"], lastTurn: "possible" });
  });

  test("a level that the screen alone raises is not confirmed by a lower one that was", () => {
    const risk = riskOf(after([heardNothing, reading("possible")], [screen("active"), null]));
    expect(risk).toMatchObject({ level: "active", confirmed: false });
    expect(risk.confirmedPeak.level).toBe("possible");
  });

  test("what the screen adds to a confirmed level leaves it confirmed", () => {
    expect(riskOf(after([floor("active"), null], [screen("active"), null]))).toMatchObject({
      confirmed: true,
    });
  });
});

describe("[T25] levels fall", () => {
  const confirmed = after([floor("imminent", "suicide"), quiet]);

  test("a step after six further turns that the reader read without a sign, and down to none", () => {
    const levels = Array.from(
      { length: 18 },
      (_, index) => riskOf(quietTurns(confirmed, index + 1, quiet)).level,
    );
    expect(levels.slice(4, 6)).toEqual(["imminent", "active"]);
    expect(levels.slice(10, 12)).toEqual(["active", "possible"]);
    expect(levels.slice(16, 18)).toEqual(["possible", "none"]);
    expect(riskOf(quietTurns(confirmed, 18, quiet))).toMatchObject({ concerns: [], confirmed: false });
  });

  test("one denial closes nothing", () => {
    const risk = riskOf(turn(confirmed, heardNothing, quiet));
    expect(risk).toMatchObject({ level: "imminent", confirmed: true, lastTurn: "none" });
  });

  test("what was confirmed doesn't fall on turns that no reader read", () => {
    expect(riskOf(quietTurns(confirmed, 40, null))).toMatchObject({ level: "imminent", confirmed: true });
    const five = quietTurns(confirmed, 5, quiet);
    expect(riskOf(quietTurns(five, 40, null)).level).toBe("imminent");
    expect(riskOf(turn(quietTurns(five, 40, null), heardNothing, quiet)).level).toBe("active");
  });

  test("a sign on the way begins the count anew", () => {
    const signed = turn(quietTurns(confirmed, 5, quiet), heardNothing, reading("possible"));
    expect(riskOf(quietTurns(signed, 5, quiet)).level).toBe("imminent");
    expect(riskOf(quietTurns(signed, 6, quiet)).level).toBe("active");
  });

  test("what the screen alone thought falls without a reader too", () => {
    const heard = after([screen("active", "suicide"), null]);
    expect(riskOf(quietTurns(heard, 5, null)).level).toBe("active");
    expect(riskOf(quietTurns(heard, 6, null))).toMatchObject({ level: "possible", confirmed: false });
    expect(riskOf(quietTurns(heard, 12, null))).toMatchObject(noRisk);
  });

  test("a reader that answers overrules the screen at once, for the turns before as well", () => {
    const heard = after([screen("active", "suicide"), null]);
    expect(riskOf(turn(heard, heardNothing, quiet))).toMatchObject({ ...noRisk, confirmed: false });
    expect(riskOf(turn(heard, heardNothing, reading("possible", "abuse")))).toMatchObject({
      ...found("possible", "abuse"),
      confirmed: true,
    });
  });

  test("where the screen was wrong, what had been confirmed before stands, and falls as it does", () => {
    const hint = after([heardNothing, reading("possible", "abuse")]);
    const alarmed = turn(hint, screen("active", "suicide"), null);
    expect(riskOf(turn(alarmed, heardNothing, quiet))).toMatchObject({
      ...found("possible", "abuse"),
      confirmed: true,
    });
    expect(riskOf(quietTurns(alarmed, 6, null))).toMatchObject({ level: "possible", confirmed: true });
    expect(riskOf(quietTurns(alarmed, 40, null)).level).toBe("possible");
    expect(riskOf(quietTurns(alarmed, 6, quiet)).level).toBe("none");
  });

  test("what a summary may speak of stays when the level falls", () => {
    expect(riskOf(quietTurns(confirmed, 18, quiet)).confirmedPeak).toEqual(found("imminent", "suicide"));
  });
});

describe("[T25] this isn't about me", () => {
  test.each<[string, RiskLog, RiskLevel]>([
    ["of what was confirmed a hint stays", after([floor("imminent", "suicide"), null]), "possible"],
    ["of what the screen thought nothing", after([screen("active", "suicide"), null]), "none"],
    [
      "of a hint beneath the screen's alarm the hint",
      after([heardNothing, reading("possible", "suicide")], [screen("active"), null]),
      "possible",
    ],
  ])("%s, the card folds, limits hold again, and no summary speaks of it", (_, log, level) => {
    const risk = riskOf(addDismissal(log));
    expect(risk).toMatchObject({ level, confirmed: false, dismissed: true, confirmedPeak: noRisk });
    expect(risk.concerns).toEqual(level === "none" ? [] : ["suicide"]);
  });

  test("the person can say it in words, and is believed in each level", () => {
    const said = turn(after([floor("imminent"), quiet]), misunderstood, { ...quiet, misunderstood: true });
    expect(riskOf(said)).toMatchObject({ level: "possible", dismissed: true });
    const read = turn(after([screen("active"), null]), heardNothing, { ...quiet, misunderstood: true });
    // The reader takes the alarm back at the same time; that the person was misunderstood still is to be acknowledged.
    expect(riskOf(read)).toMatchObject({ level: "none", dismissed: true });
  });

  test("words that mean danger are not a misunderstanding, whatever else they say", () => {
    const heard = { ...floor("active", "suicide"), misunderstood: true };
    expect(riskOf(after([heard, { ...quiet, misunderstood: true }]))).toMatchObject({
      level: "active",
      dismissed: false,
    });
    const read = { ...reading("active", "suicide"), misunderstood: true };
    expect(riskOf(after([misunderstood, read]))).toMatchObject({ level: "active", dismissed: false });
  });

  test("where there is nothing to take back it is nothing", () => {
    expect(riskOf(addDismissal(newRiskLog(noConversationRisk)))).toEqual(noConversationRisk);
    expect(riskOf(after([misunderstood, { ...quiet, misunderstood: true }]))).toMatchObject({
      level: "none",
      dismissed: false,
    });
  });

  test("a hint doesn't bring the question back; something new and plain does", () => {
    const folded = addDismissal(after([floor("active"), quiet]));
    expect(riskOf(turn(folded, heardNothing, reading("possible")))).toMatchObject({ dismissed: true });
    expect(riskOf(turn(folded, screen("active"), null))).toMatchObject({
      level: "active",
      confirmed: false,
      dismissed: false,
    });
    expect(riskOf(turn(folded, floor("active"), quiet))).toMatchObject({ level: "active", dismissed: false });
  });

  test("a reader that answers late about what was said before doesn't undo it", () => {
    const asked = addTurn(newRiskLog(noConversationRisk), screen("active", "suicide"), "asked");
    const late = addReading(addDismissal(asked), 1, reading("imminent", "suicide"));
    expect(riskOf(late)).toMatchObject({ level: "possible", dismissed: true, confirmed: false });
  });
});

const hinting = (hint: number): Heard => ({ ...heardNothing, hint });
const levels = (...turns: readonly (readonly [Heard, Reading | null])[]): readonly RiskLevel[] =>
  turns.map((_, index) => riskOf(after(...turns.slice(0, index + 1))).level);

describe("[T21] hints that only together say something", () => {
  test("several in a few turns are asked about, gently at first; confirmed is nothing", () => {
    const turns = [hinting(0.4), heardNothing, hinting(0.4), heardNothing, hinting(0.4)];
    const unread = turns.map((it) => [it, null] as const);
    expect(levels(...unread)).toEqual(["none", "none", "possible", "possible", "active"]);
    expect(riskOf(after(...unread))).toMatchObject({ confirmed: false, concerns: ["suicide"] });
  });

  test("those of long ago don't count, and neither do those whose meaning a reader knew", () => {
    const apart = [hinting(0.6), ...Array.from({ length: 6 }, () => heardNothing), hinting(0.6)];
    expect(levels(...apart.map((it) => [it, null] as const))).not.toContain("possible");
    const few = [hinting(0.6), hinting(0.6)];
    expect(levels(...few.map((it) => [it, quiet] as const))).toEqual(["none", "none"]);
    expect(levels([hinting(0.6), quiet], [hinting(0.6), null])).toEqual(["none", "none"]);
  });

  test("a reader that answers late takes back what hints made of it", () => {
    let log = addTurn(after([hinting(0.6), null]), hinting(0.6), "asked");
    expect(riskOf(log).level).toBe("active");
    log = addReading(log, log.turns, quiet);
    expect(riskOf(log).level).toBe("none");
  });

  test("whoever said that it isn't about them isn't asked again because of hints", () => {
    const folded = addDismissal(after([hinting(0.6), null], [hinting(0.6), null]));
    const later = [hinting(0.9), hinting(0.9)].reduce((log, it) => turn(log, it, null), folded);
    expect(riskOf(later).level).toBe("none");
  });
});

const level = fc.constantFrom<RiskLevel>("none", "possible", "active", "imminent");
const finding: fc.Arbitrary<RiskFinding> = fc
  .record({ level, concerns: fc.subarray([...concerns]) })
  .map((it) => (it.level === "none" ? noRisk : it));
const heardBy = (floors: fc.Arbitrary<RiskFinding>): fc.Arbitrary<Heard> =>
  fc.record({
    floor: floors,
    screen: fc.oneof({ weight: 2, arbitrary: fc.constant(noRisk) }, finding),
    hint: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.double({ min: 0, max: 1.5, noNaN: true })),
    misunderstood: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
  });
const heard = heardBy(fc.oneof({ weight: 4, arbitrary: fc.constant(noRisk) }, finding));
const read: fc.Arbitrary<Reading | null> = fc.option(
  fc.tuple(finding, fc.boolean()).map(([it, isMisunderstood]) => ({
    level: it.level,
    concerns: it.concerns,
    misunderstood: isMisunderstood,
  })),
);
type Said = { readonly heard: Heard; readonly read: Reading | null; readonly dismissedAfter: boolean };
const said: fc.Arbitrary<Said> = fc.record({
  heard,
  read,
  dismissedAfter: fc.oneof({ weight: 6, arbitrary: fc.constant(false) }, fc.constant(true)),
});

function inOrder(turns: readonly Said[]): RiskLog {
  return turns.reduce((log, it) => {
    const next = turn(log, it.heard, it.read);
    return it.dismissedAfter ? addDismissal(next) : next;
  }, newRiskLog(noConversationRisk));
}

describe("[T21] whatever is said", () => {
  test("the order in which readers answer makes no difference", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(said, fc.nat({ max: 12 }), fc.boolean()), { maxLength: 12 }), (turns) => {
        let log = newRiskLog(noConversationRisk);
        const waiting: { readonly id: number; readonly until: number; readonly read: Reading | null }[] = [];
        const answer = (now: number): void => {
          for (const it of waiting.filter(({ until }) => until <= now)) log = addReading(log, it.id, it.read);
        };
        for (const [index, [it, delay, awaited]] of turns.entries()) {
          log = addTurn(log, it.heard, awaited ? "awaited" : "asked");
          if (awaited && delay % 2 === 0) log = addLateness(log, log.turns);
          waiting.unshift({ id: log.turns, until: index + delay, read: it.read });
          answer(index);
          if (it.dismissedAfter) log = addDismissal(log);
        }
        answer(Infinity);
        expect(riskOf(log)).toEqual(riskOf(inOrder(turns.map(([it]) => it))));
      }),
      { numRuns: 2_000 },
    );
  });

  test("a second answer about a turn, and one about a turn that never was, change nothing", () => {
    fc.assert(
      fc.property(fc.array(said, { maxLength: 8 }), fc.nat({ max: 20 }), read, (turns, id, again) => {
        const log = inOrder(turns);
        expect(riskOf(addReading(log, id, again))).toEqual(riskOf(log));
      }),
    );
  });

  test("a reader that never answers holds nothing up: its turn is settled as floor and screen heard it", () => {
    let log = addTurn(newRiskLog(noConversationRisk), screen("active"), "awaited");
    for (let turns = 0; turns < 60; turns += 1) {
      log = addTurn(log, heardNothing, "asked");
      expect(log.open.length).toBeLessThanOrEqual(12);
    }
    expect(riskOf(addReading(log, 1, reading("imminent", "suicide")))).toEqual(riskOf(log));
  });

  test("a harmless message never raises anything", () => {
    const harmless = fc.option(fc.constant(quiet));
    fc.assert(
      fc.property(fc.array(said, { maxLength: 12 }), harmless, (turns, answer) => {
        const log = inOrder(turns);
        const before = riskOf(log);
        const after_ = riskOf(turn(log, heardNothing, answer));
        expect(isAtLeast(before.level, after_.level)).toBe(true);
        if (!(before.confirmed && isAtLeast(before.level, "active")))
          expect(after_.confirmed && isAtLeast(after_.level, "active")).toBe(false);
        expect(after_.dismissed).toBe(before.dismissed);
        expect(before.concerns).toEqual(expect.arrayContaining([...after_.concerns]));
      }),
      { numRuns: 2_000 },
    );
  });

  test("only floor and reader confirm, and without them nobody is imminent", () => {
    const unconfirmed: fc.Arbitrary<Said> = fc.record({
      heard: heardBy(fc.constant(noRisk)),
      read: fc.constant(null),
      dismissedAfter: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(unconfirmed, { maxLength: 20 }), (turns) => {
        const risk: ConversationRisk = riskOf(inOrder(turns));
        expect(risk.confirmed).toBe(false);
        expect(risk.level).not.toBe("imminent");
        expect(risk.confirmedPeak).toEqual(noRisk);
      }),
    );
  });
});
