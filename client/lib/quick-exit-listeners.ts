/** What must stop before a quick exit: microphone, speaker, connection. */
const listeners = new Set<() => void>();

/** Calls back, synchronously and before anything else, when the person leaves by the quick exit; answers how to stop. */
export function onQuickExit(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Runs every listener; one that throws doesn't keep the person here. */
export function silenceForQuickExit(): void {
  for (const listener of listeners) {
    try {
      listener();
    } catch {
      // The other listeners, and the exit itself, matter more.
    }
  }
}
