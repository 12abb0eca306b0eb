/** Work that nobody waits for. A closed list, so that every name is safe as a log field and metric label. */
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
  "push.deliver",
  "push.tick",
  "ratings.look",
  "runningSummary.update",
  "safety.write",
  "session.event",
  "session.hello",
  "session.meterAgain",
  "session.modeSwitch",
  "session.start",
  "session.tick",
  "sessionSummary.read",
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

/** Calls `watch` for every failure from now on; returns a function that unsubscribes. */
export function watchFailures(watch: Watcher): () => void {
  watchers.add(watch);
  return () => watchers.delete(watch);
}

/** Reports to whoever is watching. If nobody is, the error is thrown, so that a test can't miss it. */
export function reportFailure(task: BackgroundTask, error: unknown): void {
  if (watchers.size === 0) throw error;
  for (const watch of watchers) watch(task, error);
}

/** Reports an error that the database's client returns instead of throwing it. */
export function reportError(task: BackgroundTask, { error }: { readonly error: unknown }): void {
  if (error !== null) reportFailure(task, error);
}

/**
 * Runs work that nobody waits for: a rejection is reported, instead of ending the process and every call on
 * it.
 */
export function runInBackground(task: BackgroundTask, work: Promise<unknown>): void {
  work.catch((error: unknown) => reportFailure(task, error));
}

/** Runs one of several independent steps: what it throws is reported, and the next one follows. */
export function guard(task: BackgroundTask, step: () => void): void {
  try {
    step();
  } catch (error) {
    reportFailure(task, error);
  }
}
