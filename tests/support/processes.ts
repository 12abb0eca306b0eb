import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { eventually } from "./eventually.ts";

type Row = { readonly pid: number; readonly parent: number };

/** Every running process, without zombies. */
function running(): Row[] {
  return existsSync("/proc/self/stat") ? fromProc() : fromPs();
}

function fromProc(): Row[] {
  return globSync("/proc/[0-9]*/stat").flatMap((file) => {
    const stat = readStat(file);
    // After the command, which is in parentheses and may contain anything: state and parent.
    const [, state, parent] = /\) (\S) (\d+)/.exec(stat) ?? [];
    return state === undefined || state === "Z"
      ? []
      : [{ pid: Number(file.split("/")[2]), parent: Number(parent) }];
  });
}

function readStat(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function fromPs(): Row[] {
  return execFileSync("ps", ["-A", "-o", "pid=,ppid=,state="], { encoding: "utf8" })
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([pid, , state]) => pid !== "" && state?.startsWith("Z") === false)
    .map(([pid, parent]) => ({ pid: Number(pid), parent: Number(parent) }));
}

/** The processes that `pid` has started, and their descendants. */
export function descendantsOf(pid: number): number[] {
  const rows = running();
  const found = [pid];
  // Grows during the iteration.
  for (const parent of found)
    found.push(...rows.filter((row) => row.parent === parent).map((row) => row.pid));
  return found.slice(1);
}

/** Those of `pids` that are still running. */
export function stillRunning(pids: readonly number[]): number[] {
  const alive = new Set(running().map(({ pid }) => pid));
  return pids.filter((pid) => alive.has(pid));
}

/** The command line of a process, to tell children apart. */
export function commandOf(pid: number): string {
  return existsSync("/proc/self/stat")
    ? readStat(`/proc/${pid}/cmdline`).replaceAll("\0", " ")
    : execFileSync("ps", ["-p", String(pid), "-o", "command="], { encoding: "utf8" });
}

/** Resolves once none of `pids` is running; after half a minute, rejects and names those that are. */
export async function untilGone(pids: readonly number[]): Promise<void> {
  await eventually(() => {
    const left = stillRunning(pids);
    if (left.length > 0) throw new Error(`Still running: ${left.map(commandOf).join(", ")}`);
  });
}
