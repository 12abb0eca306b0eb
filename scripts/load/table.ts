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
  ["ping round trip, ms", ({ roundTrip }) => ofSpread(roundTrip)],
  ["  minus the time when others had the relay's core, ms", ({ ownTrip }) => ofSpread(ownTrip)],
  ["  pings / unanswered", (it) => `${it.roundTrip?.count ?? 0} / ${it.unansweredPings}`],
  ["typed to acknowledged, ms", ({ acknowledged }) => ofSpread(acknowledged)],
  ["typed to stored (polled every 250 ms), ms", ({ stored }) => ofSpread(stored)],
  [
    "messages typed / acknowledged / stored",
    ({ typed, acknowledged, stored }) => `${typed} / ${acknowledged?.count ?? 0} / ${stored?.count ?? 0}`,
  ],
  ["  in order", ({ inOrder }) => (inOrder ? "yes" : "NO")],
  ["errors reported to the bystander", ({ errors }) => String(errors)],
  ["lateness of the bystander itself, ms", ({ lateness }) => ofSpread(lateness)],
  [
    "relay: event loop p99 / max, ms (10 ms are the measurement's)",
    ({ loopP99Ms, loopMaxMs }) => `${loopP99Ms} / ${loopMaxMs}`,
  ],
  ["relay: CPU, % of a core", ({ cpuPercent }) => String(cpuPercent)],
  [
    "  ready to run while others had its core, % of the time",
    ({ heldUpPercent }) => String(heldUpPercent ?? nothing),
  ],
  ["relay: abandoned writes, all accounts", ({ lostWrites }) => String(lostWrites)],
  ["attackers: sockets opened / rejected", ofAttack(({ opened, notOpened }) => `${opened} / ${notOpened}`)],
  ["  sockets closed by the relay", ofAttack(closesOf)],
  ["  sessions not started", ofAttack(({ noSession }) => String(noSession))],
  ["  frames / MB sent", ofAttack(({ frames, bytes }) => `${frames} / ${Math.round(bytes / 1_000_000)}`)],
  ["  invalid frames", ofAttack(({ invalid }) => String(invalid))],
  [
    "  messages sent / accepted / refused",
    ofAttack(({ typed, accepted, refused }) => `${typed} / ${accepted} / ${refused}`),
  ],
  [
    "  utterances started / heard / discarded",
    ofAttack(({ utterances, heard, discarded }) => `${utterances} / ${heard} / ${discarded}`),
  ],
  [
    "  mode switches requested / made",
    ofAttack(({ modeSwitches, modeSwitched }) => `${modeSwitches} / ${modeSwitched}`),
  ],
  ["provider calls for the bystander: replies", calls("watched", "reply")],
  ["  tasks (reading for danger, summaries)", calls("watched", "task")],
  ["provider calls for attackers: replies", calls("others", "reply")],
  ["  tasks (reading for danger, summaries)", calls("others", "task")],
  ["  transcriptions", calls("others", "transcription")],
  ["  speech", calls("others", "speech")],
];

function circumstances({ machine, pinned, loadBefore, loadAfter, seconds }: Circumstances): string {
  const { processor, cores, memoryGb, system, node, arithmeticMs } = machine;
  const where = `${processor}, ${cores} cores, ${memoryGb} GB, ${system}, node ${node}; arithmetic ${arithmeticMs} ms`;
  const cast = pinned
    ? "The relay was pinned to one core, attackers and providers to another; the database and the bystander weren't pinned."
    : "No process could be pinned to a core (no taskset, or only one core).";
  return `${where}\n${cast} ${seconds} s each. System load ${loadBefore ?? "?"} before, ${loadAfter ?? "?"} after.`;
}

/** The whole report, for reading in a terminal. */
export function textOf(found: Found, around: Circumstances): string {
  const table = rows.map(([what, read]) => [what, read(found.quiet), read(found.attacked)]);
  const verdicts = judge(found).map((it) => [
    it.what,
    String(it.found),
    `≤ ${it.goal}`,
    it.unit,
    it.met ? "met" : "MISSED",
  ]);
  return [
    circumstances(around),
    tableOf([["p50 / p95 / p99 / max", "quiet", "attacked"], ...table]),
    tableOf([["goals", "found", "goal", "", ""], ...verdicts]),
  ].join("\n\n");
}
