import { capture, playback, type Use } from "#shared/limits.ts";
import type { Ai, Ear, UsageSink } from "../ai/port.ts";
import type { Used } from "../ai/usage.ts";

const bytesPerSecond = capture.sampleRateHz * capture.bytesPerSample;

const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length, 0);

type Count = (use: Partial<Use>) => void;

/**
 * Counts what requests used: tokens as they are told; and sound when it is sent, since an answer may never come, and
 * again only as far as the answers claim more.
 */
class Tally {
  readonly #count: Count;
  #sent = 0;
  #told = 0;

  constructor(count: Count) {
    this.#count = count;
  }

  /** Sound that was sent or received, whole s. */
  sound(seconds: number): void {
    this.#sent += seconds;
    if (seconds > 0) this.#count({ soundSeconds: seconds });
  }

  told({ usage }: Used): void {
    const { textTokensIn = 0, soundTokensIn = 0, textTokensOut = 0, soundTokensOut = 0 } = usage;
    const [tokensIn, tokensOut] = [textTokensIn + soundTokensIn, textTokensOut + soundTokensOut];
    if (tokensIn + tokensOut > 0) this.#count({ tokensIn, tokensOut });
    this.#told += (usage.soundSecondsIn ?? 0) + (usage.soundSecondsOut ?? 0);
    this.atLeast(this.#told);
  }

  /** So many seconds of sound in all, counted or not so far. */
  atLeast(seconds: number): void {
    this.sound(Math.max(0, Math.ceil(seconds) - this.#sent));
  }

  /** For a request, with whoever else is to be told. */
  sink({ onUsage }: UsageSink): Required<UsageSink> {
    return {
      onUsage: (used) => {
        this.told(used);
        onUsage?.(used);
      },
    };
  }
}

/** An ear that counts each second of sound as it comes, and each time that words are asked for as a call. */
function countedEar(ear: Ear, count: Count, tally: Tally): Ear {
  let bytes = 0;
  return {
    ...ear,
    hear: (utterance, pcm) => {
      bytes += pcm.byteLength;
      const seconds = Math.floor(bytes / bytesPerSecond);
      bytes -= seconds * bytesPerSecond;
      tally.sound(seconds);
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
 * The same models, telling what one person has them do: calls, characters and tokens given and taken, seconds of sound
 * heard and spoken. A call counts when it is made, also when it is given up, since it is paid for.
 */
export function countedAi(ai: Ai, count: Count): Ai {
  const { listen } = ai;
  return {
    transcribe: async (sound, options) => {
      const bytes = sound.reduce((sum, part) => sum + part.byteLength, 0);
      const tally = new Tally(count);
      count({ providerCalls: 1 });
      tally.sound(Math.ceil(bytes / bytesPerSecond));
      const outcome = await ai.transcribe(sound, { ...options, ...tally.sink(options) });
      if (outcome.ok) count({ providerCharacters: outcome.value.length });
      return outcome;
    },
    listen:
      listen &&
      ((options) => {
        const tally = new Tally(count);
        return countedEar(listen({ ...options, ...tally.sink(options) }), count, tally);
      }),
    write: (request, options) => {
      const { instructions, lines } = request;
      const given = instructions.length + lengthOf(lines.map(({ text }) => text));
      count({ providerCalls: 1, providerCharacters: given });
      const onText = (text: string): void => {
        count({ providerCharacters: text.length });
        options.onText(text);
      };
      return ai.write(request, { ...options, ...new Tally(count).sink(options), onText });
    },
    speak: async (text, options) => {
      count({ providerCalls: 1, providerCharacters: text.length });
      const tally = new Tally(count);
      const outcome = await ai.speak(text, { ...options, ...tally.sink(options) });
      if (outcome.ok) tally.atLeast(outcome.value.samples / playback.sampleRateHz);
      return outcome;
    },
    task: async (request, options) => {
      count({ providerCalls: 1, providerCharacters: request.instructions.length + request.input.length });
      const outcome = await ai.task(request, { ...options, ...new Tally(count).sink(options) });
      if (outcome.ok) count({ providerCharacters: JSON.stringify(outcome.value).length });
      return outcome;
    },
  };
}
