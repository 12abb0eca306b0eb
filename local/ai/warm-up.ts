import type { RecognitionEngine } from "./recognition/route.ts";
import { heardLanguages } from "./recognition/recognition.ts";
import { recognitionRate } from "./recognition/wav.ts";
import { at24k } from "./speech/at-24k.ts";
import { oggOpus } from "./speech/opus-stream.ts";
import type { SpeechEngine } from "./speech/route.ts";
import { synthesizerRate, voiceSettings } from "./speech/voices.ts";

/** Goes once through everything, so that the first person does not wait for code to be compiled. */
export async function warmUp(speech: SpeechEngine, recognition: RecognitionEngine): Promise<void> {
  const never = new AbortController().signal;
  const settings = voiceSettings("en", { voice: "nova", instructions: "", speed: 1 });
  const clauses = ["Hello, I am here to listen.", "How are you feeling today?"];
  const spoken = at24k(speech.ask({ ...settings, clauses }, never), synthesizerRate(settings.voice));
  await Promise.all([
    exhaust(oggOpus(spoken, 0)),
    ...heardLanguages.map((language) =>
      exhaust(recognition.ask({ samples: new Float32Array(recognitionRate), language }, never)),
    ),
  ]);
}

async function exhaust(parts: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of parts);
}
