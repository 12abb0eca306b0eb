import { readFileSync } from "node:fs";
import process from "node:process";

const checkMs = 500;

/** The parent of another process; only Linux reports it without starting a program. */
function parentOf(pid: number): string | undefined {
  try {
    return /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  } catch {
    return undefined;
  }
}

const lineage = () => `${process.ppid} ${parentOf(process.ppid)}`;

/**
 * Calls `gone` when whoever started us has exited: the other end of the IPC channel, if there is one, or npm.
 * npm runs us below a shell that forwards no signals, so killing npm would otherwise leave us running.
 */
export function watchParent(gone: () => void): void {
  if (process.send !== undefined) {
    process.once("disconnect", gone);
    return;
  }
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const before = lineage();
  const timer = setInterval(() => {
    if (lineage() === before) return;
    clearInterval(timer);
    gone();
  }, checkMs);
  timer.unref();
}
