/** What must fall silent before this page is left at once: microphone, loudspeaker, connection. */
const listeners = new Set<() => void>();

/** Calls back, synchronously and before anything else, when the person leaves by the quick exit; answers how to stop. */
export function onQuickExit(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Silences everything that asked for it; what fails keeps nobody here. */
export function silenceForQuickExit(): void {
  for (const listener of listeners) {
    try {
      listener();
    } catch {
      // The others, and the way out, matter more.
    }
  }
}
