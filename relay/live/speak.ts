import type { Effect } from "../conversation/effects.ts";
import type { Settings } from "../conversation/state.ts";
import { spokenPart } from "../conversation/text/stops.ts";
import type { Runner } from "./carry-out.ts";

/**
 * Whether a text, whatever the moment, has to be said word for word: whatever has a number in it, since that may be a help line's, and the
 * sentences that are said without a model.
 */
export function mustBeExact(text: string, phrases: Settings["phrases"]): boolean {
  const said = text.trim();
  return /\p{Nd}/u.test(said) || Object.values(phrases).some((phrase) => phrase.includes(said));
}

/** Speaks one segment: its packets go to the queue as they come, its end comes back as an event [T13]. */
export async function speak(runner: Runner, effect: Extract<Effect, { type: "speak" }>): Promise<void> {
  const { deps, jobs, speech, language, phrases, isInDanger, dispatch } = runner;
  const { generation, segment, text, held } = effect;
  const startedAt = deps.now();
  speech.begin(generation, segment, text, held);
  let samples = 0;
  const outcome = await deps.ai.speak(spokenPart(text), {
    delivery: { style: deps.voice, language, pace: 1 },
    exact: isInDanger() || mustBeExact(text, phrases),
    signal: jobs.speechSignal(generation),
    onPackets: (packets, count) => {
      if (samples === 0) noteFirstSound(runner, generation, segment, startedAt);
      samples += count;
      return speech.of(generation)?.push(segment, packets, count);
    },
  });
  if (!outcome.ok && outcome.failure === "aborted") return;
  if (!outcome.ok) deps.measure({ name: "providerFailure", stage: "speech", failure: outcome.failure });
  speech.of(generation)?.finish(segment);
  const reworded = outcome.ok && outcome.value.reworded ? { said: outcome.value.said } : {};
  dispatch({ type: "speechFinished", generation, segment, samples, failed: !outcome.ok, ...reworded });
}

function noteFirstSound(runner: Runner, generation: number, segment: number, startedAt: number): void {
  const { deps, dispatch } = runner;
  deps.measure({ name: "speechFirstByte", ms: deps.now() - startedAt });
  dispatch({ type: "speechStarted", generation, segment });
}
