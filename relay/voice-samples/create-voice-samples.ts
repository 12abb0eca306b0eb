import { relayLimits } from "#shared/limits.ts";
import type { SpeechProvider } from "../ai/settings.ts";
import { voicingOf } from "../ai/voices.ts";
import type { PersonUse } from "../meter/person-use.ts";
import type { VerifyToken } from "../routes/identity.ts";
import { limitByKey } from "../routes/rate-limit.ts";
import type { VoiceSampleDeps } from "./voice-sample-route.ts";
import { VoiceSamples } from "./voice-samples.ts";

type Deps = {
  readonly aiFor: PersonUse["aiFor"];
  readonly isSpent: VoiceSampleDeps["isSpent"];
  readonly speech: SpeechProvider;
  readonly verify: VerifyToken;
  /** Milliseconds of a steady clock. */
  readonly now: () => number;
};

/** Samples of voices over the speech that calls use, counted and bounded as everything else that a person causes. */
export function createVoiceSamples({ aiFor, isSpent, speech, verify, now }: Deps): VoiceSampleDeps {
  return {
    verify,
    limit: limitByKey(relayLimits.requests.voiceSample, now),
    isSpent,
    samples: new VoiceSamples({
      aiFor,
      voiceOf: (sample) => voicingOf(sample, speech).voice,
    }),
  };
}
