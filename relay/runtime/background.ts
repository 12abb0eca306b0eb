/** Work that nobody waits for. Closed, so that every name is safe to log and to count. */
export const backgroundTasks = [
  "billing.checkPrices",
  "billing.reconcile",
  "account.eraseAudit",
  "ai.models",
  "drain",
  "mail.deliver",
  "mail.handOver",
  "mail.tick",
  "meter.settle",
  "meter.tick",
  "process",
  "runningSummary.update",
  "safety.write",
  "session.event",
  "session.hello",
  "session.meterAgain",
  "session.modeSwitch",
  "session.start",
  "session.tick",
  "sessionSummary.write",
  "socket.heartbeat",
  "socket.message",
  "socket.release",
  "socket.signedOut",
  "socket.signInCheck",
  "socket.upgrade",
  "store.send",
  "store.written",
  "timer",
  "turn.read",
  "turn.reply",
  "turn.speak",
  "turn.transcribe",
  "use.flush",
  "use.look",
] as const;
export type BackgroundTask = (typeof backgroundTasks)[number];

type Watcher = (task: BackgroundTask, error: unknown) => void;

const watchers = new Set<Watcher>();

/** Calls `watch` with every failure from now on; the answer ends that. */
export function watchFailures(watch: Watcher): () => void {
  watchers.add(watch);
  return () => watchers.delete(watch);
}

/** Tells whoever watches. Where nobody does, the error is thrown on, so that a test cannot miss it. */
export function reportFailure(task: BackgroundTask, error: unknown): void {
  if (watchers.size === 0) throw error;
  for (const watch of watchers) watch(task, error);
}

/** Lets work run that nobody waits for: a rejection is reported and ends there, not the process with every call on it. */
export function runInBackground(task: BackgroundTask, work: Promise<unknown>): void {
  work.catch((error: unknown) => reportFailure(task, error));
}

/** Does one step of several that must not depend on each other: what it throws is reported, and the next one follows. */
export function guard(task: BackgroundTask, step: () => void): void {
  try {
    step();
  } catch (error) {
    reportFailure(task, error);
  }
}
