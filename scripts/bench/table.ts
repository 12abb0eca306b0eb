import { stripVTControlCharacters } from "node:util";
import type { LoadFigures } from "./load-figures.ts";
import type { Spread } from "./percentiles.ts";
import type { Report } from "./report.ts";
import { judge, type Verdict } from "./targets.ts";

/** Rows with columns as wide as their widest cell; the first is left-aligned, numbers are right-aligned. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows)
    for (const [index, cell] of row.entries())
      widths[index] = Math.max(widths[index] ?? 0, stripVTControlCharacters(cell).length);
  const line = (row: readonly string[]): string =>
    row
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join("  ");
  return rows.map((row) => line(row).trimEnd()).join("\n");
}

function ofSpread(spread: Spread): string {
  return spread === null ? "–" : `${spread.p50} / ${spread.p95} / ${spread.p99}`;
}

const loadRows: readonly (readonly [string, (figures: LoadFigures) => string])[] = [
  ["turns per second", ({ turnsPerSecond }) => String(turnsPerSecond)],
  ["end of speech to first audio, working ahead, ms", ({ firstAudioAhead }) => ofSpread(firstAudioAhead)],
  ["end of speech to first audio, in sequence, ms", ({ firstAudio }) => ofSpread(firstAudio)],
  ["  of which beyond the providers' time, ms", ({ overhead }) => ofSpread(overhead)],
  ["interruption to silence, ms", ({ interruptToClear }) => ofSpread(interruptToClear)],
  ["stale audio after an interruption, bytes", ({ staleBytes }) => String(staleBytes)],
  ["CPU, % of a core", ({ cpuPercent }) => String(cpuPercent)],
  ["lateness of the event loop, ms", ({ loopDelay }) => ofSpread(loopDelay)],
  ["memory per call, heap in use, kB", ({ memory }) => String(memory.heapKb)],
  ["memory per call, whole process, kB", ({ memory }) => String(memory.rssKb)],
  ["session resumed after a lost connection, ms", ({ resume }) => ofSpread(resume.back)],
  ["audio resumed after a lost connection, ms", ({ resume }) => ofSpread(resume.sound)],
  ["contexts lost", ({ resume }) => String(resume.contextLost)],
  ["unanswered turns", ({ unanswered }) => String(unanswered)],
  ["calls with no reply", ({ silentCalls }) => String(silentCalls)],
  ["errors", ({ errors }) => String(Object.values(errors).reduce((sum, count) => sum + count, 0))],
  ["lateness of the driver itself, ms", ({ driverLateness }) => ofSpread(driverLateness)],
];

function loadTable({ loads, bare, realtime }: Report): string {
  const columns = [
    ...loads.map((figures) => ({ head: String(figures.calls), figures })),
    ...realtime.map((figures) => ({ head: `${figures.calls}, realtime`, figures })),
    ...(bare ? [{ head: `${bare.calls}, bare`, figures: bare }] : []),
  ];
  const rows = loadRows.map(([what, read]) => [what].concat(columns.map(({ figures }) => read(figures))));
  return tableOf([["calls (p50 / p95 / p99)", ...columns.map(({ head }) => head)], ...rows]);
}

const bareNote =
  "bare: a relay that moves the bytes alone, without checks, safety, meter, resumption or working ahead.";
const realtimeNote = ({ workload: { transcriptionMs, liveWordsMs } }: Report): string =>
  `realtime: listens live and speaks over the Realtime API. The stubs have words ${liveWordsMs} ms after they are asked for instead of ${transcriptionMs} ms, which is an assumption.`;

function textTable({ firstChunk, truncation }: Report): string {
  const rows = firstChunk.map(({ language, median, max }) => {
    const cut = truncation.find((it) => it.language === language);
    const words = cut === undefined ? ["–", "–", "–"] : [cut.mean, cut.p95, cut.max].map(String);
    return [language, String(median), String(max), ...words];
  });
  const head = ["language", "first segment, tokens", "max", "truncation off by, words", "p95", "max"];
  return tableOf([head, ...rows]);
}

function encodingTable({ encodings }: Report): string {
  const rows = encodings.map((it) =>
    [it.name, it.msPerSecond, it.kbitPerSecond, it.distortionDb].map(String),
  );
  const head = ["encoding of a voice model's sound", "processor, ms per second", "kbit/s", "distortion, dB"];
  return tableOf([head, ...rows]);
}

const words = new Map([
  [true, "met"],
  [false, "MISSED"],
]);

function verdictRow({ what, unit, goal, found, baseline, met }: Verdict): string[] {
  const difference = found === null || baseline === null ? null : Math.round((found - baseline) * 10) / 10;
  return [
    what,
    found === null ? "–" : String(found),
    `≤ ${goal}`,
    unit,
    met === null ? "not measured" : (words.get(met) ?? ""),
    difference === null ? "–" : `${difference > 0 ? "+" : ""}${difference}`,
  ];
}

function circumstances({ machine, pinned, loadBefore, loadAfter }: Report): string {
  const { processor, cores, memoryGb, system, node, arithmeticMs } = machine;
  const where = `${processor}, ${cores} cores, ${memoryGb} GB, ${system}, node ${node}; arithmetic ${arithmeticMs} ms`;
  const cast = pinned
    ? "The relay had one core; the driver and the providers had another."
    : "No process could be pinned to a core (no taskset, or only one core).";
  return `${where}\n${cast} System load ${loadBefore ?? "?"} before, ${loadAfter ?? "?"} after.`;
}

/** The whole report, for reading in a terminal. */
export function textOf(report: Report, baseline: Report | null): string {
  const verdicts = judge(report, baseline).map(verdictRow);
  const head = ["goals (at a load of 300 calls)", "found", "goal", "", "", "vs. baseline"];
  return [
    circumstances(report),
    loadTable(report),
    ...(report.realtime.length > 0 ? [realtimeNote(report)] : []),
    ...(report.bare ? [bareNote] : []),
    textTable(report),
    encodingTable(report),
    tableOf([head, ...verdicts]),
    ...(report.hearing?.hostile
      ? [`The turn that was costliest to check: ${report.hearing.hostile.name}.`]
      : []),
  ].join("\n\n");
}
