import { writeFileSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";

/**
 * Makes a process give way to everything else on the machine; its own children follow it. Linux shares the processor out
 * among sessions first, which makes a low priority count for nothing against a browser in another one: the session that
 * it leads must give way too. Where the system does not allow either, it runs as everything does.
 */
export function lowerPriority(pid: number): void {
  attempt(() => setPriority(pid, constants.priority.PRIORITY_LOW));
  attempt(() =>
    writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_LOW), { flag: "r+" }),
  );
}

/** Where this process gives way, so does one that works for it in a session of its own. */
export function inheritLowPriority(pid: number): void {
  if (getPriority() === constants.priority.PRIORITY_LOW) lowerPriority(pid);
}

/** For what may have ended already, or is not allowed. */
export function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // As well as it goes.
  }
}
