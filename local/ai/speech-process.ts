/**
 * The practice companion's voice: Flite in English, eSpeak NG in the other languages. eSpeak NG is GPL-3 and loaded in
 * this process and nowhere else: clauses come in and samples go out over the IPC channel, and no other file imports it.
 */
import createSynthesiser from "@echogarden/espeak-ng-emscripten";
import { z } from "zod";
import { serveEngine } from "./engine/engine-process.ts";
import { speakFlite } from "./speech/flite.ts";
import { isFlite } from "./speech/voices.ts";

const questionSchema = z.object({
  clauses: z.array(z.string()),
  voice: z.string(),
  rate: z.number(),
  pitch: z.number(),
  range: z.number(),
});

const module = await createSynthesiser();
const synthesiser = new module.eSpeakNGWorker();
/** The synthesiser's memory as it is at first. Its voices waver by a random sequence that goes on from clause to clause. */
const fresh = module.HEAPU8.slice();

/** Clause by clause, in blocks of 0.1 s as they are made, at the rate of the voice's synthesizer. */
function* speak(
  { clauses, ...settings }: z.infer<typeof questionSchema>,
  send: (samples: Int16Array) => void,
): Generator<void> {
  for (const clause of clauses) {
    if (isFlite(settings.voice)) for (const samples of speakFlite(clause, settings)) send(samples);
    else speakEspeak(clause, settings, send);
    yield;
  }
}

function speakEspeak(
  clause: string,
  { voice, rate, pitch, range }: Omit<z.infer<typeof questionSchema>, "clauses">,
  send: (samples: Int16Array) => void,
): void {
  // Another request may have been here since the last clause, and the same words shall always sound the same.
  module.HEAPU8.set(fresh);
  synthesiser.set_voice(voice, "", 0, 0, 0);
  synthesiser.set_rate(rate);
  synthesiser.set_pitch(pitch);
  synthesiser.set_range(range);
  synthesiser.synthesize(clause, (samples) => {
    if (samples.length > 0) send(samples);
    return false;
  });
}

serveEngine(questionSchema, speak);
