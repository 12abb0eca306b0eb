/** What must stop before a quick exit: microphone, speaker, connection. */
const listeners = new Set<() => void>();

/**
 * Registers a callback to run synchronously before anything else on a quick exit; returns a function that
 * removes it. Whatever opens a microphone or makes a sound registers itself.
 */
export function onQuickExit(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Runs every listener; one that throws must not stop the exit. */
export function silenceForQuickExit(): void {
  for (const listener of listeners) {
    try {
      listener();
    } catch {
      // The other listeners, and the exit itself, matter more.
    }
  }
}
