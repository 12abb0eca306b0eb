import { voiceRules } from "./voice-rules.ts";

/**
 * Speech over a reply: lower first, decide second. One poll over the speech threshold while a reply plays lowers it; a
 * second one within half a second begins an utterance over the reply, which stays lowered. A sound that ends soon leaves
 * the reply alone; one that lasts, or proves to be words, cuts it.
 */
export const bargeInRules = {
  /** How far a reply is lowered while it is undecided, dB. */
  duckDb: 14,
  decideWithinMs: 500,
  /** A sound over a reply that has more voice than this is speech, ms. */
  longestSoundMs: 1_200,
  /** A reply that was lowered for a sound comes back by then, unless the sound goes on or proves to be words, ms. */
  restoreAfterMs: 900,
  /** The echo canceller needs so long to settle at the first playback, ms. */
  settleMs: 450,
} as const;

/** An utterance over a reply. */
type Over = {
  readonly kind: "over";
  /** When the reply was lowered, ms. */
  readonly since: number;
  readonly voicedMs: number;
  readonly lowered: boolean;
};

export type BargeInState =
  | { readonly kind: "idle" }
  | { readonly kind: "settling"; /** ms */ readonly until: number }
  | { readonly kind: "playing" }
  | { readonly kind: "ducked"; /** ms */ readonly until: number }
  | Over;

/** `begin`: an utterance begins over the reply, which stays lowered; `interrupt`: it is speech, the reply is over. */
export type BargeInAction = "none" | "duck" | "restore" | "begin" | "interrupt";

type Decision = readonly [BargeInState, BargeInAction];

/** A reply began to play. Only the first one of a call needs to settle. */
export function playbackStarted(at: number, first: boolean): BargeInState {
  return first ? { kind: "settling", until: at + bargeInRules.settleMs } : { kind: "playing" };
}

/** An utterance begins over a reply that is lowered, or one that is awaited and held back, since then (ms). */
export function speakOver(since: number): BargeInState {
  return { kind: "over", since, voicedMs: voiceRules.pollMs * voiceRules.pollsToStart, lowered: true };
}

/** One poll of the microphone while a reply plays or is awaited. */
export function pollDuringPlayback(state: BargeInState, over: boolean, at: number): Decision {
  switch (state.kind) {
    case "idle":
      return [state, "none"];
    case "settling":
      return at < state.until ? [state, "none"] : pollDuringPlayback({ kind: "playing" }, over, at);
    case "playing":
      return over ? [{ kind: "ducked", until: at + bargeInRules.decideWithinMs }, "duck"] : [state, "none"];
    case "ducked":
      if (over && at <= state.until) return [speakOver(state.until - bargeInRules.decideWithinMs), "begin"];
      return at > state.until ? [{ kind: "playing" }, "restore"] : [state, "none"];
    case "over":
      return pollOver(state, over, at);
  }
}

function pollOver(state: Over, isVoice: boolean, at: number): Decision {
  if (!isVoice) {
    const isOver = state.lowered && at - state.since >= bargeInRules.restoreAfterMs;
    return isOver ? [{ ...state, lowered: false }, "restore"] : [state, "none"];
  }
  const voicedMs = state.voicedMs + voiceRules.pollMs;
  if (voicedMs > bargeInRules.longestSoundMs) return [{ kind: "idle" }, "interrupt"];
  if (state.lowered) return [{ ...state, voicedMs }, "none"];
  return [{ ...state, voicedMs, lowered: true, since: at }, "duck"];
}

/** The relay says what the utterance over the reply is so far. */
export function judgeOver(state: BargeInState, verdict: "sound" | "speech"): Decision {
  if (state.kind !== "over") return [state, "none"];
  if (verdict === "speech") return [{ kind: "idle" }, "interrupt"];
  return state.lowered ? [{ ...state, lowered: false }, "restore"] : [state, "none"];
}
