import type { Now } from "./events.ts";
import type { Conversation, EndedUtterance } from "./state.ts";
import { sequence, stay, type Step } from "./step.ts";

/** A transcript that takes longer is given up [T8]. */
export const transcriptWithinMs = 5_000;
/** Ended utterances that are transcribed at once [T3]. */
const maxTranscriptions = 2;

const isTranscribing = ({ generation, transcript }: EndedUtterance): boolean =>
  generation !== null && transcript === null;

/** Whether no further transcript may be asked for yet [T3]. */
export function isTranscribingFully({ unsettled }: Conversation): boolean {
  return unsettled.filter(isTranscribing).length >= maxTranscriptions;
}

/** Asks for the transcripts that come next, no more at once than the rule allows [T3]. */
export function transcribeNext(state: Conversation, now: Now): Step {
  const next = state.unsettled.find(({ generation }) => generation === null);
  if (next === undefined || isTranscribingFully(state)) return stay(state);
  const generation = state.generation + 1;
  const deadline = now.at + transcriptWithinMs;
  const unsettled = state.unsettled.map((it) => (it === next ? { ...it, generation, deadline } : it));
  return sequence(
    { ...state, generation, unsettled },
    (it) => [it, [{ type: "transcribe", generation, utterance: next.utterance }]],
    (it) => transcribeNext(it, now),
  );
}

/** Puts down what became of the transcription of an utterance that has ended. */
export function concludeTranscription(
  state: Conversation,
  isMeant: (utterance: EndedUtterance) => boolean,
  transcript: NonNullable<EndedUtterance["transcript"]>,
): Conversation {
  const unsettled = state.unsettled.map((it) =>
    isTranscribing(it) && isMeant(it) ? { ...it, transcript } : it,
  );
  return { ...state, unsettled };
}
