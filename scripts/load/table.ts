import type { Machine } from "../bench/machine.ts";
import type { Spread } from "../bench/percentiles.ts";
import type { CallKind } from "../bench/provider-calls.ts";
import { tableOf } from "../bench/table.ts";
import type { AttackCounts } from "./attack-counts.ts";
import { judge } from "./goals.ts";
import type { Figures, Found } from "./run.ts";

export type Circumstances = {
  readonly machine: Machine;
  readonly pinned: boolean;
  readonly loadBefore: number | null;
  readonly loadAfter: number | null;
  readonly seconds: number;
};

const nothing = "–";

function ofSpread(spread: Spread): string {
  return spread === null ? nothing : `${spread.p50} / ${spread.p95} / ${spread.p99} / ${spread.max}`;
}

const ofAttack =
  (read: (counts: AttackCounts) => string) =>
  ({ attack }: Figures): string =>
    attack === null ? nothing : read(attack);

const calls = (whose: "watched" | "others", kind: CallKind) => (figures: Figures) =>
  String(figures.providerCalls[whose][kind]);

function closesOf({ closed }: AttackCounts): string {
  const codes = Object.entries(closed).map(([code, count]) => `${count} × ${code}`);
  return codes.length === 0 ? "0" : codes.join(", ");
}

const rows: readonly (readonly [string, (figures: Figures) => string])[] = [
  ["round trip of a ping, ms", ({ roundTrip }) => ofSpread(roundTrip)],
  ["  without the time others had the relay's core, ms", ({ ownTrip }) => ofSpread(ownTrip)],
  ["  pings / without an answer", (it) => `${it.roundTrip?.count ?? 0} / ${it.unansweredPings}`],
  ["typed to acknowledged, ms", ({ acknowledged }) => ofSpread(acknowledged)],
  ["typed to seen in the database, looked every 250 ms, ms", ({ stored }) => ofSpread(stored)],
  [
    "messages typed / acknowledged / stored",
    ({ typed, acknowledged, stored }) => `${typed} / ${acknowledged?.count ?? 0} / ${stored?.count ?? 0}`,
  ],
  ["  in the right order", ({ inOrder }) => (inOrder ? "yes" : "NO")],
  ["errors the bystander was told", ({ errors }) => String(errors)],
  ["the bystander's own lateness, ms", ({ lateness }) => ofSpread(lateness)],
  [
    "relay: event loop p99 / max, ms (10 of it the measure's)",
    ({ loopP99Ms, loopMaxMs }) => `${loopP99Ms} / ${loopMaxMs}`,
  ],
  ["relay: processor, % of a core", ({ cpuPercent }) => String(cpuPercent)],
  [
    "  could have run, and others had its core, % of the time",
    ({ heldUpPercent }) => String(heldUpPercent ?? nothing),
  ],
  ["relay: writes given up, of all people", ({ lostWrites }) => String(lostWrites)],
  ["attackers: sockets opened / not let in", ofAttack(({ opened, notOpened }) => `${opened} / ${notOpened}`)],
  ["  sockets the relay closed", ofAttack(closesOf)],
  ["  sessions not begun", ofAttack(({ noSession }) => String(noSession))],
  ["  frames / MB sent", ofAttack(({ frames, bytes }) => `${frames} / ${Math.round(bytes / 1_000_000)}`)],
  ["  frames of no sense", ofAttack(({ invalid }) => String(invalid))],
  [
    "  messages sent / accepted / refused",
    ofAttack(({ typed, accepted, refused }) => `${typed} / ${accepted} / ${refused}`),
  ],
  [
    "  utterances begun / heard / discarded",
    ofAttack(({ utterances, heard, discarded }) => `${utterances} / ${heard} / ${discarded}`),
  ],
  [
    "  mode switches asked for / done",
    ofAttack(({ modeSwitches, modeSwitched }) => `${modeSwitches} / ${modeSwitched}`),
  ],
  ["providers asked by the bystander: replies", calls("watched", "reply")],
  ["  tasks (reading for danger, summaries)", calls("watched", "task")],
  ["providers asked by attackers: replies", calls("others", "reply")],
  ["  tasks (reading for danger, summaries)", calls("others", "task")],
  ["  transcriptions", calls("others", "transcription")],
  ["  speech", calls("others", "speech")],
];

function circumstances({ machine, pinned, loadBefore, loadAfter, seconds }: Circumstances): string {
  const { processor, cores, memoryGb, system, node, arithmeticMs } = machine;
  const where = `${processor}, ${cores} cores, ${memoryGb} GB, ${system}, node ${node}; arithmetic ${arithmeticMs} ms`;
  const cast = pinned
    ? "The relay was held to one core, attackers and providers to another; the database and the bystander to none."
    : "No process could be held to a core (no taskset, or one core only).";
  return `${where}\n${cast} ${seconds} s each. Load of the machine ${loadBefore ?? "?"} before, ${loadAfter ?? "?"} after.`;
}

/** The whole report, for reading in a terminal. */
export function textOf(found: Found, around: Circumstances): string {
  const table = rows.map(([what, read]) => [what, read(found.quiet), read(found.attacked)]);
  const verdicts = judge(found).map((it) => [
    it.what,
    String(it.found),
    `≤ ${it.goal}`,
    it.unit,
    it.met ? "reached" : "MISSED",
  ]);
  return [
    circumstances(around),
    tableOf([["p50 / p95 / p99 / max", "quiet", "attacked"], ...table]),
    tableOf([["goals", "found", "goal", "", ""], ...verdicts]),
  ].join("\n\n");
}
