import { capture, playback, type Use } from "#shared/limits.ts";
import type { Ai, Ear } from "../ai/port.ts";

const bytesPerSecond = capture.sampleRateHz * capture.bytesPerSample;

const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length, 0);

/**
 * A live transcription that counts each second of audio as it arrives, and each request for a transcript as a
 * call.
 */
function countedEar(ear: Ear, count: (use: Partial<Use>) => void): Ear {
  let bytes = 0;
  return {
    ...ear,
    hear: (utterance, pcm) => {
      bytes += pcm.byteLength;
      const seconds = Math.floor(bytes / bytesPerSecond);
      bytes -= seconds * bytesPerSecond;
      if (seconds > 0) count({ soundSeconds: seconds });
      ear.hear(utterance, pcm);
    },
    transcript: async (utterance, signal) => {
      count({ providerCalls: 1 });
      const outcome = await ear.transcript(utterance, signal);
      if (outcome.ok) count({ providerCharacters: outcome.value.length });
      return outcome;
    },
  };
}

/**
 * The same models, reporting one person's usage: calls, characters in and out, seconds of audio in and out. A
 * call counts when it is made, even if it is abandoned, because it is paid for.
 */
export function countedAi(ai: Ai, count: (use: Partial<Use>) => void): Ai {
  const { listen } = ai;
  return {
    transcribe: async (sound, options) => {
      const bytes = sound.reduce((sum, part) => sum + part.byteLength, 0);
      count({ providerCalls: 1, soundSeconds: Math.ceil(bytes / bytesPerSecond) });
      const outcome = await ai.transcribe(sound, options);
      if (outcome.ok) count({ providerCharacters: outcome.value.length });
      return outcome;
    },
    listen: listen && ((options) => countedEar(listen(options), count)),
    write: (request, options) => {
      const { instructions, lines } = request;
      const given = instructions.length + lengthOf(lines.map(({ text }) => text));
      count({ providerCalls: 1, providerCharacters: given });
      const onText = (text: string): void => {
        count({ providerCharacters: text.length });
        options.onText(text);
      };
      return ai.write(request, { ...options, onText });
    },
    speak: async (text, options) => {
      count({ providerCalls: 1, providerCharacters: text.length });
      const outcome = await ai.speak(text, options);
      if (outcome.ok) count({ soundSeconds: Math.ceil(outcome.value.samples / playback.sampleRateHz) });
      return outcome;
    },
    task: async (request, options) => {
      count({ providerCalls: 1, providerCharacters: request.instructions.length + request.input.length });
      const outcome = await ai.task(request, options);
      if (outcome.ok) count({ providerCharacters: JSON.stringify(outcome.value).length });
      return outcome;
    },
  };
}
