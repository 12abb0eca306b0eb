/**
 * Barge-in: duck first, decide second. One poll above the speech threshold during playback lowers the reply;
 * two within half a second stop it; otherwise it returns to full volume.
 */
export const bargeInRules = {
  /** How far a reply is lowered while undecided, dB. */
  duckDb: 14,
  decideWithinMs: 500,
  /** How long the echo canceller needs to settle at the first playback, ms. */
  settleMs: 450,
} as const;

export type BargeInState =
  | { readonly kind: "idle" }
  | { readonly kind: "settling"; /** ms */ readonly until: number }
  | { readonly kind: "playing" }
  | { readonly kind: "ducked"; /** ms */ readonly until: number };

export type BargeInAction = "none" | "duck" | "restore" | "interrupt";

/** A reply began to play. Only the first one of a call needs time to settle. */
export function playbackStarted(at: number, first: boolean): BargeInState {
  return first ? { kind: "settling", until: at + bargeInRules.settleMs } : { kind: "playing" };
}

/** Processes one poll of the microphone during playback. */
export function pollDuringPlayback(
  state: BargeInState,
  over: boolean,
  at: number,
): readonly [BargeInState, BargeInAction] {
  switch (state.kind) {
    case "idle":
      return [state, "none"];
    case "settling":
      return at < state.until ? [state, "none"] : pollDuringPlayback({ kind: "playing" }, over, at);
    case "playing":
      return over ? [{ kind: "ducked", until: at + bargeInRules.decideWithinMs }, "duck"] : [state, "none"];
    case "ducked":
      if (over && at <= state.until) return [{ kind: "idle" }, "interrupt"];
      return at > state.until ? [{ kind: "playing" }, "restore"] : [state, "none"];
  }
}
