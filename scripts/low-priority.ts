import { writeFileSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";

/**
 * Gives a process, and the children it will start, low priority. Linux first divides the processor among
 * sessions, so a low priority alone doesn't help against a browser in another session: the session that the
 * process leads needs one too. If the system allows neither, it runs as usual.
 *
 * @param priority its niceness, up to 19, the lowest priority
 */
export function lowerPriority(pid: number, priority: number = constants.priority.PRIORITY_LOW): void {
  attempt(() => setPriority(pid, priority));
  attempt(() => writeFileSync(`/proc/${pid}/autogroup`, String(priority), { flag: "r+" }));
}

/** If this process has low priority, gives a child in a session of its own low priority too. */
export function inheritLowPriority(pid: number): void {
  if (getPriority() === constants.priority.PRIORITY_LOW) lowerPriority(pid);
}

/** Ignores the error if a process has already exited, or the action isn't permitted. */
export function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // Best effort.
  }
}
